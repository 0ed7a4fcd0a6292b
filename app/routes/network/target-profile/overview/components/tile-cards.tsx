import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import { Icon } from "~/ui/icon";
import { Nothing } from "~/ui/nothing";
import type { CardsView, Tile } from "../view/cards.server";
import { Card, CardLink } from "./card";

interface TilesProps {
  tiles: CardsView["tasks"];
  className: string;
}

/** Open actions, the next due first. */
export function TasksCard({ tiles, className }: TilesProps) {
  const { t } = useTranslation("profile");
  return (
    <Card
      heading={t("cards.tasks")}
      count={tiles.count}
      beside={<Add href={tiles.addHref} label={t("cards.addTask")} />}
      className={className}
    >
      <Tiles tiles={tiles} empty={t("cards.noTasks")} />
    </Card>
  );
}

/** Documents that end soon, or ended not long ago. */
export function DocumentsCard({ tiles, className }: TilesProps) {
  const { t } = useTranslation("profile");
  return (
    <Card
      heading={t("cards.documents")}
      beside={<Add href={tiles.addHref} label={t("cards.addDocument")} />}
      className={className}
    >
      <Tiles tiles={tiles} empty={t("cards.noDocuments")} />
    </Card>
  );
}

function Add({ href, label }: { href: string | null; label: string }) {
  if (!href) return null;
  return (
    <a
      href={sitePath(href)}
      className="-my-1 grid size-8 place-items-center rounded-control text-ink-2 hover:bg-hover hover:text-ink pointer-coarse:size-11"
    >
      <Icon name="plus" label={label} />
    </a>
  );
}

function Tiles({ tiles: { list, all }, empty }: { tiles: CardsView["tasks"]; empty: string }) {
  return (
    <>
      {list.length === 0 ? (
        <Nothing>{empty}</Nothing>
      ) : (
        <ul className="text-s">
          {list.map((tile) => (
            <li key={tile.href} className="border-line-2 border-t py-2 first:border-0 first:pt-0">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <a
                  href={sitePath(tile.href)}
                  className="wrap-anywhere min-w-0 flex-1 basis-40 font-medium underline-offset-2 hover:underline"
                >
                  {tile.title}
                </a>
                {tile.day && (
                  <span className={`text-xs tabular-nums ${LOOKS[tile.urgency ?? "none"]}`}>{tile.day}</span>
                )}
              </p>
              <p className="wrap-anywhere text-ink-3 text-xs">{tile.detail}</p>
            </li>
          ))}
        </ul>
      )}
      {all && <CardLink href={all.href}>{all.text}</CardLink>}
    </>
  );
}

/** Colour stresses what the words say. */
const LOOKS: Record<NonNullable<Tile["urgency"]> | "none", string> = {
  over: "font-semibold text-risk-high",
  near: "font-medium text-risk-mid",
  none: "text-ink-2",
};
