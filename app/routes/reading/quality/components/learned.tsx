import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Cell, Table, TableRow } from "~/ui/table";
import type { LearnedView } from "../learned.server";

/** What the customer's own verdicts changed in how its own sources are read, and what they did not. */
export function Learned({
  learned: { lead, rows, needsMore },
  mayReview,
}: {
  learned: LearnedView;
  mayReview: boolean;
}) {
  const { t } = useTranslation("reading");
  const columns = (["type", "verdicts", "before", "after", "state"] as const).map((key) =>
    t(`quality.learned.columns.${key}`),
  );
  return (
    <section aria-labelledby="learned" className="mt-6">
      <h2 id="learned" className="font-semibold">
        {t("quality.learned.title")}
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-pretty text-ink-2 text-s">{lead}</p>
      {rows.length > 0 && (
        <Table stacks caption={t("quality.learned.title")} columns={columns}>
          {rows.map(({ key, type, verdicts, before, after, state, stateText }) => (
            <TableRow key={key}>
              <Cell className="font-medium">{type}</Cell>
              {[verdicts, before, after].map((figure, at) => (
                <Cell key={columns[at + 1]} label={columns[at + 1]} className="whitespace-nowrap tabular-nums">
                  {figure}
                </Cell>
              ))}
              <Cell className={state === "used" ? "font-medium text-good" : "text-ink-2"}>{stateText}</Cell>
            </TableRow>
          ))}
        </Table>
      )}
      {needsMore && mayReview && <LinkButton to={paths.readingReview()}>{t("quality.review")}</LinkButton>}
    </section>
  );
}
