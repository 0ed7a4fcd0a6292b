import { Link, useLocation } from "@remix-run/react";
import { lazy, type MouseEvent, Suspense, useEffect, useState } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { Icon } from "~/ui/icon";
import type { ExplanationKey } from "./explanations";

const Explanation = lazy(() => import("./explanation").catch(instead));

/** Where its script does not come, its page does. */
const instead = () => ({
  default: function Follow({ k }: { k: ExplanationKey }) {
    const { pathname, search } = useLocation();
    const to = paths.contextHelp(k, pathname + search);
    useEffect(() => window.location.assign(sitePath(to)), [to]);
    return null;
  },
});

/** Stands beside a thing and explains it: a popover, or without a script a page. */
export function Explain({ k }: { k: ExplanationKey }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [mark, setMark] = useState<HTMLElement | null>(null);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setMark(event.currentTarget);
  };
  return (
    <>
      <Link
        to={paths.contextHelp(k, pathname + search)}
        onClick={open}
        title={t("explain")}
        aria-haspopup="dialog"
        className="grid size-6 shrink-0 place-items-center rounded-full text-ink-3 hover:bg-hover hover:text-ink"
      >
        <Icon name="info" label={t("explain")} />
      </Link>
      {mark && (
        <Suspense>
          <Explanation k={k} mark={mark} onClose={() => setMark(null)} />
        </Suspense>
      )}
    </>
  );
}
