import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import type { MapPanelData } from "../map-page.server";

const SIGNS = { north: "↑", east: "→", south: "↓", west: "←", closer: "+", farther: "−", world: "⊕" } as const;

/** Everything that dragging and the wheel do, by links; what leads nowhere is said and is none. */
export function MapMoves({ moves, own }: Pick<MapPanelData, "moves" | "own">) {
  const { t } = useTranslation("map");
  return (
    <nav aria-label={t("moves.label")} className="mb-2 flex flex-wrap gap-1">
      {moves.map(({ key, href }) =>
        href ? (
          <Link key={key} to={href} preventScrollReset data-move={key} className={MOVE} title={t(`moves.${key}`)}>
            <span aria-hidden="true">{SIGNS[key]}</span>
            <span className="sr-only">{t(`moves.${key}`)}</span>
          </Link>
        ) : (
          <span key={key} className={`${MOVE} text-ink-3`} aria-hidden="true">
            {SIGNS[key]}
          </span>
        ),
      )}
      {own && (
        <Link to={own.href} preventScrollReset data-move="own" className={MOVE}>
          {own.text}
        </Link>
      )}
    </nav>
  );
}

const MOVE =
  "flex h-8 min-w-8 items-center justify-center rounded-control border border-line-strong bg-card px-2 font-medium text-s pointer-coarse:h-11 pointer-coarse:min-w-11 [a]:hover:bg-hover";
