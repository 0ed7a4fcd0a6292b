import { Link } from "@remix-run/react";
import { useEffect } from "react";
import { useReload } from "~/forms/use-reload";
import { useTranslation } from "~/i18n/use-translation";
import { seconds } from "~/time/duration";
import type { ResultView } from "../view.server";

interface RunningProps {
  running: NonNullable<ResultView["running"]>;
  here: string;
}

/** How far the matching is. Looked at every second; without a script the page is loaded again by its link. */
export function Running({ running: { text, done, total }, here }: RunningProps) {
  const { t } = useTranslation("match");
  const reload = useReload();
  useEffect(() => {
    const timer = setInterval(reload, seconds(1));
    return () => clearInterval(timer);
  }, [reload]);
  return (
    <p
      role="status"
      className="mb-4 flex flex-wrap items-center gap-3 rounded-control bg-accent-soft px-3.5 py-2.5 tabular-nums"
    >
      <progress value={done} max={total || 1} aria-label={t("running.label")} className="h-2 w-40 accent-accent" />
      <span>{text}</span>
      <Link to={here} className="text-accent-strong underline underline-offset-2">
        {t("running.refresh")}
      </Link>
    </p>
  );
}
