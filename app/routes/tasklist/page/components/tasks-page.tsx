import { Form, Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { Problem } from "~/forms/problem";
import { type FailedForm, INTENT_FIELD } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { orNever } from "~/live/or-never";
import { Button, LinkButton } from "~/ui/button";
import { ExportMenu } from "~/ui/export-menu";
import { Icon } from "~/ui/icon";
import { Nothing } from "~/ui/nothing";
import { Notice } from "~/ui/notice";
import type { LeftOut as Told } from "../left-out.server";
import type { TaskPane } from "../pane.server";
import type { TasksView } from "../view.server";
import { LeftOut } from "./left-out";
import { ShownTask, TaskGone } from "./shown-task";
import { TaskRail } from "./task-rail";
import { TaskRow } from "./task-row";

interface TasksPageProps {
  view: TasksView;
  /** Null where no task is asked for, "gone" for one that is done. */
  pane: TaskPane | "gone" | null;
  /** What the last change of several tasks did not change. */
  leftOut: Told | null;
  failed: FailedForm | undefined;
}

/** The lists at the left, the legal deadlines that run, and what is open under when it is due. */
export function TasksPage({ view, pane, leftOut, failed }: TasksPageProps) {
  const { t } = useTranslation("tasks");
  return (
    <div className={`workspace list-detail tasks ${pane ? "list-detail-open tasks-open" : ""}`}>
      <TaskRail rail={view.rail} />
      <section aria-labelledby="tasks-heading" className="tasks-main list-detail-away">
        <Heading view={view} />
        <Clocks clocks={view.clocks} />
        {view.note && (
          <div role="status" className="mx-4 mt-3">
            <Notice>{view.note}</Notice>
          </div>
        )}
        {leftOut && <LeftOut leftOut={leftOut} />}
        {!pane && <Problem failed={failed} />}
        {view.groups.length > 0 ? (
          <List view={view} />
        ) : (
          <div className="m-4">
            <Nothing>{view.empty}</Nothing>
          </div>
        )}
        <footer className="tasks-foot">
          <p role="status">
            {view.open}
            {view.waiting && `, ${view.waiting}`}
          </p>
          {(view.firstHref || view.nextHref) && (
            <nav aria-label={t("pages.label")} className="flex gap-3">
              {view.firstHref && <Link to={view.firstHref}>{t("pages.first")}</Link>}
              {view.nextHref && <Link to={view.nextHref}>{t("pages.next")}</Link>}
            </nav>
          )}
          <Keys mayChange={view.mayChange} />
        </footer>
      </section>
      {pane && (
        <aside aria-label={t("detail.label")} className="tasks-pane list-detail-shown" data-scroll="task">
          {/* Where there is little room the list, and its heading with it, is away. */}
          <h1 className="list-detail-heard">{view.heading}</h1>
          {/* What one of the task's own forms says stands in it, as long as the task is there. */}
          {(pane === "gone" || !isOfPane(failed)) && <Problem failed={failed} />}
          {pane === "gone" ? <TaskGone href={view.listHref} /> : <ShownTask view={view} pane={pane} failed={failed} />}
        </aside>
      )}
    </div>
  );
}

const isOfPane = (failed: FailedForm | undefined) => failed?.submission.initialValue?.[INTENT_FIELD] !== undefined;

function Heading({ view: { heading, filter, groups, exports, startHref, workloadHref } }: { view: TasksView }) {
  const { t } = useTranslation("tasks");
  return (
    <header className="tasks-head">
      <div className="flex flex-wrap items-center gap-2">
        <h1 id="tasks-heading" className="flex-1 font-semibold text-xl leading-tight tracking-[-0.02em]">
          {heading}
        </h1>
        {workloadHref && <LinkButton to={workloadHref}>{t("headings.workload")}</LinkButton>}
        {groups.length > 0 && <ExportMenu group="tasks-menus" word={t("export.label")} files={exports} />}
        {startHref && (
          <LinkButton to={startHref}>
            <Icon name="plus" />
            {t("startAction")}
          </LinkButton>
        )}
      </div>
      <Form
        key={filter.q + filter.kind}
        method="get"
        action={filter.action}
        role="search"
        aria-label={t("filter")}
        className="tasks-filter"
      >
        {Object.entries(filter.kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          type="search"
          name="q"
          defaultValue={filter.q}
          maxLength={200}
          aria-label={t("search")}
          placeholder={t("search")}
          className="field"
        />
        <select name="kind" defaultValue={filter.kind} aria-label={t("kind")} className="field">
          {filter.kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button>{t("apply")}</Button>
        {filter.clearHref && <LinkButton to={filter.clearHref}>{t("clear")}</LinkButton>}
      </Form>
    </header>
  );
}

function Clocks({ clocks }: { clocks: TasksView["clocks"] }) {
  const { t } = useTranslation("tasks");
  if (clocks.length === 0) return null;
  return (
    <ul aria-label={t("clocks")} className="tasks-clocks">
      {clocks.map(({ key, href, name, when, tone, law }) => (
        <li key={key}>
          <Link to={href}>
            <span className="block text-ink-2 text-xs">{name}</span>
            <strong className="tasks-when block font-semibold" data-tone={tone}>
              {when}
            </strong>
            <span className="block text-ink-3 text-xs">{law}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** One form: without a script its buttons are plain buttons. */
function List({ view }: { view: TasksView }) {
  const { t } = useTranslation("tasks");
  const form = useRef<HTMLFormElement>(null);
  useTaskKeys(form);
  return (
    <Form ref={form} key={view.listHref} method="post" action={view.here} className="tasks-list" data-scroll="tasks">
      <IdempotencyKey answer={view} />
      {view.mayChange && (
        <div className="tasks-bar">
          <Button name="change" value="putOff">
            <Icon name="clock" />
            {t("putOff")}
          </Button>
          <Button name="change" value="give">
            <Icon name="user" />
            {t("give")}
          </Button>
        </div>
      )}
      {view.groups.map(({ group, name, count, rows }) => (
        <section key={group} aria-labelledby={`tasks-${group}`}>
          <h2 id={`tasks-${group}`} className="tasks-group" data-group={group}>
            {name} <span className="font-normal text-ink-3 tabular-nums">{count}</span>
          </h2>
          <ul>
            {rows.map((row) => (
              <TaskRow key={row.key} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </Form>
  );
}

/** Loads the keyboard's part once the page stands. */
function useTaskKeys(form: React.RefObject<HTMLFormElement>): void {
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    void orNever(import("../task-keys")).then(({ listenForTaskKeys }) => {
      if (!gone) stop = listenForTaskKeys(() => form.current);
    });
    return () => {
      gone = true;
      stop();
    };
  }, [form]);
}

/** What can be pressed; nothing where there is no script to hear it. */
function Keys({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation("tasks");
  return (
    <p className="list-keys" aria-hidden="true">
      <kbd>j</kbd> <kbd>k</kbd> {t("keys.move")}
      {mayChange && (
        <>
          {" "}
          <kbd>d</kbd> {t("keys.done")} <kbd>p</kbd> {t("keys.putOff")}
        </>
      )}
    </p>
  );
}
