import { Link } from "@remix-run/react";
import type { ArmingName } from "~/backend/contract/reading-words";
import { useTranslation } from "~/i18n/use-translation";
import { Icon, type IconName } from "~/ui/icon";
import { Cell, Table, TableRow } from "~/ui/table";
import type { QualityRow, QualityView } from "../view.server";

/** What each type may do in each language, and what that rests on. */
export function QualityTable({ rows, columns }: Pick<QualityView, "rows" | "columns">) {
  const { t } = useTranslation("reading");
  return (
    <Table
      stacks
      caption={t("quality.table")}
      columns={columns.map(({ key, ...column }) => ({ ...column, name: t(`quality.columns.${key}`) }))}
    >
      {rows.map((row) => (
        <Row key={row.key} row={row} />
      ))}
    </Table>
  );
}

function Row({ row }: { row: QualityRow }) {
  const { t } = useTranslation("reading");
  const { type, language, state, judged, bound, bar, isEnough, published, waiting, own, reviewHref } = row;
  const { icon, className } = LOOKS[state];
  return (
    <TableRow>
      <Cell className="font-medium">
        {type}
        <span className="block font-normal text-ink-3 text-xs">{language}</span>
      </Cell>
      <Cell className={className}>
        <span className="inline-flex items-baseline gap-1.5">
          <Icon name={icon} className="size-3.5 shrink-0 translate-y-0.5" />
          {t(`arming.${state}`)}
        </span>
      </Cell>
      <Cell label={t("quality.columns.judged")} className={FIGURE}>
        {judged ?? <span className="text-ink-3">–</span>}
      </Cell>
      <Cell label={t("quality.columns.bound")} className={`${FIGURE} ${isEnough ? "font-semibold" : ""}`}>
        {bound ?? <span className="text-ink-3">–</span>}
        <span className="block font-normal text-ink-3 text-xs @max-xl/frame:ml-1.5 @max-xl/frame:inline">
          {t("quality.needed", { share: bar })}
        </span>
      </Cell>
      <Cell label={t("quality.columns.published")} className={FIGURE}>
        {published}
      </Cell>
      <Cell label={t("quality.columns.waiting")} className={FIGURE}>
        {reviewHref ? (
          <Link to={reviewHref} className="font-medium text-accent-strong underline underline-offset-2">
            {waiting}
            <span className="sr-only"> – {t("quality.reviewThese", { type, language })}</span>
          </Link>
        ) : (
          waiting
        )}
      </Cell>
      <Cell label={t("quality.columns.own")} className={FIGURE}>
        {own ?? <span className="text-ink-3">–</span>}
      </Cell>
    </TableRow>
  );
}

const FIGURE = "whitespace-nowrap tabular-nums";

const LOOKS: Record<ArmingName, { icon: IconName; className: string }> = {
  armed: { icon: "check-circle", className: "font-medium text-good" },
  trial: { icon: "clock", className: "font-medium" },
  watched: { icon: "eye", className: "text-ink-2" },
  off: { icon: "x", className: "text-ink-3" },
};
