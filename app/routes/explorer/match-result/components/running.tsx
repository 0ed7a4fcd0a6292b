import { Link } from "@remix-run/react";
import { useEffect } from "react";
import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useReload } from "~/forms/use-reload";
import { useTranslation } from "~/i18n/use-translation";
import { seconds } from "~/time/duration";
import { Button } from "~/ui/button";
import type { ResultView } from "../view.server";

interface RunningProps {
  running: NonNullable<ResultView["running"]>;
  here: string;
  failed: FailedForm | undefined;
}

/** How far the matching is. Looked at every second; without a script the page is loaded again by its link. */
export function Running({ running: { text, done, total, mayCancel }, here, failed }: RunningProps) {
  const { t } = useTranslation("match");
  const reload = useReload();
  useEffect(() => {
    const timer = setInterval(reload, seconds(1));
    return () => clearInterval(timer);
  }, [reload]);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded-control bg-accent-soft px-3.5 py-2.5 tabular-nums">
      <p role="status" className="flex min-w-0 flex-wrap items-center gap-3">
        <progress value={done} max={total || 1} aria-label={t("running.label")} className="h-2 w-40 accent-accent" />
        <span>{text}</span>
        <Link to={here} className="text-accent-strong underline underline-offset-2">
          {t("running.refresh")}
        </Link>
      </p>
      {mayCancel && (
        <Form id="cancel" intent="cancel" failed={failed} constraints={{}}>
          <Button>{t("running.cancel")}</Button>
        </Form>
      )}
    </div>
  );
}
