import { Link, useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import type { ExplanationKey } from "./explanations";

interface ExplanationProps {
  k: ExplanationKey;
  /** What it hangs on. */
  mark: HTMLElement;
  onClose: () => void;
}

/** What the page of this help says: its loader answers the same. */
interface Answer {
  shown: { title: string; body: string };
  mayChange: boolean;
}

const GAP = 6;

// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function Explanation({ k, mark, onClose }: ExplanationProps) {
  const { t } = useTranslation("live");
  const { pathname, search } = useLocation();
  const { load, data } = useFetcher<Answer>();
  const box = useRef<HTMLDivElement>(null);
  const here = pathname + search;
  useEffect(() => load(paths.contextHelp(k)), [k, load]);
  useEffect(() => {
    const popover = box.current;
    if (!data || !popover) return;
    popover.showPopover();
    placeAt(popover, mark);
    popover.focus();
    const close = (event: Event) => {
      if ((event as ToggleEvent).newState !== "closed") return;
      onClose();
      mark.focus();
    };
    popover.addEventListener("toggle", close);
    return () => popover.removeEventListener("toggle", close);
  }, [data, mark, onClose]);
  if (!data) return null;
  return (
    <div
      ref={box}
      {...POPOVER}
      role="dialog"
      tabIndex={-1}
      aria-label={t("help.show", { title: data.shown.title })}
      className="fixed m-0 w-80 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-card p-4 text-base text-ink shadow-raised"
    >
      <p className="font-semibold">{data.shown.title}</p>
      <p className="mt-1 whitespace-pre-line text-pretty text-ink-2 text-s">{data.shown.body}</p>
      {data.mayChange && (
        <Link
          to={paths.contextHelp(k, here)}
          className="mt-2 inline-block py-1 text-accent-strong text-s underline underline-offset-2"
        >
          {t("help.change")}
        </Link>
      )}
    </div>
  );
}

/** React 18 passes the attribute on, its types do not know it yet. */
const POPOVER: object = { popover: "auto" };

/** Below the mark, and within the window. */
function placeAt(popover: HTMLElement, mark: HTMLElement): void {
  const { left, bottom } = mark.getBoundingClientRect();
  const most = window.innerWidth - popover.offsetWidth - GAP;
  popover.style.left = `${Math.max(GAP, Math.min(left, most))}px`;
  popover.style.top = `${bottom + GAP}px`;
}
