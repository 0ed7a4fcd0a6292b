import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { useTranslation } from "~/i18n/use-translation";
import { ownPath, sitePath } from "~/site-path";
import { isPlainClick } from "~/ui/is-plain-click";
import { Island } from "~/ui/islands/island";
import { ScrollFrame } from "~/ui/scroll-frame";
import { BulkBar } from "../../bulk/bulk-bar";
import { useBulkForm } from "../../bulk/use-bulk-form";
import { Pager } from "../../components/pager";
import type { TablePageView } from "../table-page.server";
import { EmptyTable } from "./empty-table";
import { TargetCard } from "./target-card";

/** The targets as the server wrote them, in one form with what can be done with them. */
export function TargetTable({ view }: { view: TablePageView }) {
  const { t } = useTranslation("network");
  const sort = useSorting();
  const { form, ticked, send } = useBulkForm(view);
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
      <Pager firstHref={view.firstHref} nextHref={view.nextHref} />
      <TargetCard table="targets" />
    </form>
  );
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
