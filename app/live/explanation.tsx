import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { dataAt } from "./data-at";
import { type Explained, ExplanationText } from "./explanation-text";
import type { ExplanationKey } from "./explanations";

interface ExplanationProps {
  k: ExplanationKey;
  /** What it hangs on. */
  mark: HTMLElement;
  onClose: () => void;
}

const GAP = 6;

// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function Explanation({ k, mark, onClose }: ExplanationProps) {
  const { t } = useTranslation("live");
  const { pathname, search } = useLocation();
  const [data, setData] = useState<Explained | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const here = pathname + search;
  useEffect(() => {
    let isPast = false;
    dataAt<Explained>(paths.contextHelpText(k)).then((found) => {
      if (!isPast) setData(found ?? { shown: null, mayChange: false });
    });
    return () => {
      isPast = true;
    };
  }, [k]);
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
      aria-label={data.shown ? t("help.show", { title: data.shown.title }) : t("help.page")}
      className="fixed m-0 w-80 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-card p-4 text-base text-ink shadow-raised"
    >
      <ExplanationText explained={data} to={paths.contextHelp(k, here)} />
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
