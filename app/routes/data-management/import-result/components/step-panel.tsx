import { Link } from "@remix-run/react";
import { useEffect } from "react";
import { Choices } from "~/forms/choices";
import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useReload } from "~/forms/use-reload";
import { useTranslation } from "~/i18n/use-translation";
import { seconds } from "~/time/duration";
import { Button, LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { StepView, Tile } from "../steps.server";
import type { GraphView } from "../view.server";

interface StepPanelProps {
  step: StepView;
  /** How large the graph of its collection is, and will be. */
  graph: GraphView | null;
  /** What the page shows: that is applied, and nothing that nobody saw. */
  shown: { revision: number; version: number };
  /** The same file was imported before: it takes a tick to import it again. */
  takesTick: boolean;
  lead: string;
  here: string;
  /** Where the rows are that others have changed since; null where none are known of. */
  changedHref: string | null;
  failed: FailedForm | undefined;
}

/** What an import waits for: its job, a confirmation, or nothing any more. */
export function StepPanel({ step, graph, shown, takesTick, lead, here, changedHref, failed }: StepPanelProps) {
  const { t } = useTranslation("importPages");
  if (step.at === "over") return null;
  if (step.at === "working") return <Working step={step} lead={lead} here={here} failed={failed} />;
  const { kind, adds, isWaiting, tiles } = step;
  return (
    <section aria-labelledby="step" className="mb-4 min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="step" className="font-semibold">
        {t(step.at === "after" ? "after.title" : "preview.title")}
      </h2>
      <Tiles tiles={graph ? [...tiles, ...graph.tiles] : tiles} />
      {graph?.refused && (
        <div className="mt-3">
          <Notice tone="bad">{graph.refused}</Notice>
        </div>
      )}
      {step.at !== "after" && (
        <p className="mt-3 max-w-prose text-ink-2 text-s">
          {t(adds === null ? "preview.nothing" : isWaiting ? "preview.waiting" : "preview.all")}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-2">
        {adds !== null && (
          <Form id="apply" intent="apply" failed={failed} constraints={{}}>
            {changedHref && (
              <p className="mb-3">
                <Link to={changedHref} className="text-accent-strong underline underline-offset-2">
                  {t("changedOpen")}
                </Link>
              </p>
            )}
            {takesTick && (
              <div className="mb-3">
                <Choices
                  name="again"
                  legend={t("again.legend")}
                  options={[{ value: "yes", label: t("again.label") }]}
                />
              </div>
            )}
            <input type="hidden" name="revision" value={shown.revision} />
            <input type="hidden" name="version" value={shown.version} />
            <Button look={graph?.refused ? "plain" : "primary"}>{t(`preview.apply.${kind}`, { number: adds })}</Button>
          </Form>
        )}
        {step.at === "after" && (
          <>
            <LinkButton to={step.to.href} look={adds === null ? "primary" : "plain"}>
              {step.to.text}
            </LinkButton>
            <LinkButton to={step.undoHref}>{t("after.undo")}</LinkButton>
          </>
        )}
      </div>
    </section>
  );
}

/** Figures side by side, as many in a line as have room. */
function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className="mt-2 flex flex-wrap gap-x-10 gap-y-3">
      {tiles.map(({ label, number, of }) => (
        <div key={label}>
          <dt className="text-ink-3 text-s">{label}</dt>
          <dd className="font-semibold text-xl tabular-nums leading-tight">
            {number}
            {of && <span className="ml-1.5 font-normal text-ink-3 text-s">{of}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Looked at every second; without a script the page is loaded again by its link. */
function Working({
  step: { done, total, stop },
  lead,
  here,
  failed,
}: Pick<StepPanelProps, "lead" | "here" | "failed"> & { step: StepView & { at: "working" } }) {
  const { t } = useTranslation("importPages");
  const reload = useReload();
  useEffect(() => {
    const timer = setInterval(reload, seconds(1));
    return () => clearInterval(timer);
  }, [reload]);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded-control bg-accent-soft px-3.5 py-2.5">
      <p role="status" className="flex min-w-0 flex-wrap items-center gap-3">
        <progress
          value={total ? done : undefined}
          max={total ?? 1}
          aria-label={t("progress.label")}
          className="h-2 w-40 accent-accent"
        />
        <span>{lead}</span>
        <Link to={here} className="text-accent-strong underline underline-offset-2">
          {t("progress.refresh")}
        </Link>
      </p>
      {stop && (
        <Form id={stop} intent={stop} failed={failed} constraints={{}}>
          <Button>{t(stop === "discard" ? "stop" : "cancelApply")}</Button>
        </Form>
      )}
    </div>
  );
}
