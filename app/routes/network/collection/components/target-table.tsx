import { Link, useNavigate, useSubmit } from "@remix-run/react";
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { useTranslation } from "~/i18n/use-translation";
import { ownPath, sitePath } from "~/site-path";
import { Icon } from "~/ui/icon";
import { isPlainClick } from "~/ui/is-plain-click";
import { Island } from "~/ui/islands/island";
import { ScrollFrame } from "~/ui/scroll-frame";
import type { TablePageView } from "../table-page.server";
import { BulkBar } from "./bulk-bar";
import { EmptyTable } from "./empty-table";
import { TargetCard } from "./target-card";

/** The targets as the server wrote them, in one form with what can be done with them. */
export function TargetTable({ view }: { view: TablePageView }) {
  const { t } = useTranslation("network");
  const submit = useSubmit();
  const sort = useSorting();
  const { form, ticked } = useTicked(view);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    submit(button, { preventScrollReset: true });
    closeAround(button);
  };
  if (view.isEmpty) return <EmptyTable view={view} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the links inside
    <form
      ref={form}
      className="group/targets"
      id="targets"
      method="post"
      action={sitePath(view.here)}
      onSubmit={send}
      onClick={sort}
      aria-label={t("table", { name: view.name })}
    >
      <input type="hidden" name="intent" value="change" />
      <IdempotencyKey answer={view} />
      {view.mayFollow && <BulkBar view={view} ticked={ticked} />}
      <ScrollFrame label={t("table", { name: view.name })}>
        <Island id="target-table" data={view.table} />
      </ScrollFrame>
      <Pager view={view} />
      <TargetCard table="targets" />
    </form>
  );
}

/** The menu that a change was chosen from has done its work. */
function closeAround(button: HTMLButtonElement): void {
  const menu = button.closest("details");
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/** How many targets are ticked, which the boxes themselves hold: counted anew with each change and each list that comes. The boxes are not React's, so their changes are listened to at the form. */
function useTicked(view: TablePageView) {
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes are those of the view
  useEffect(() => {
    const targets = form.current;
    if (!targets) return;
    const count = () => setTicked(targets.querySelectorAll("input[name=targetIds]:checked").length);
    count();
    targets.addEventListener("change", count);
    return () => targets.removeEventListener("change", count);
  }, [view]);
  return { form, ticked };
}

/** Another order of the list is shown in the page that is there. */
function useSorting(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-list]");
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(ownPath(link.pathname) + link.search);
  };
}

function Pager({ view: { firstHref, nextHref } }: { view: TablePageView }) {
  const { t } = useTranslation("network");
  if (!firstHref && !nextHref) return null;
  return (
    <nav aria-label={t("pager.label")} className="pager">
      {firstHref ? (
        <Link to={firstHref} className="button button-plain">
          {t("pager.first")}
        </Link>
      ) : (
        <span />
      )}
      {nextHref && (
        <Link to={nextHref} rel="next" className="button button-plain">
          {t("pager.next")}
          <Icon name="chevron-down" />
        </Link>
      )}
    </nav>
  );
}
