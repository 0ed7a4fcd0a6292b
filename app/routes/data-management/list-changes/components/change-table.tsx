import { useTranslation } from "~/i18n/use-translation";
import { Cell, Table, TableRow } from "~/ui/table";
import type { ChangeRow } from "../view.server";

const TONES: Record<ChangeRow["change"], string> = { added: "text-good", changed: "text-ink", removed: "text-bad" };

/** Entries that differ, those that changed with what stood in each field before and stands there after. */
export function ChangeTable({ title, rows }: { title: string; rows: readonly ChangeRow[] }) {
  const { t } = useTranslation("listPages");
  const columns = [t("changes.entry"), t("changes.what"), t("changes.before"), t("changes.after")];
  return (
    <Table stacks caption={title} columns={columns}>
      {rows.flatMap(({ id, name, change, text, kind, fields }) => [
        <TableRow key={id}>
          <Cell className="[overflow-wrap:anywhere] m:w-1/3">
            <span className="font-medium">{name}</span>
            <span className="block text-ink-3 text-s">
              {kind} · {id}
            </span>
          </Cell>
          <Cell className={`font-medium ${TONES[change]}`}>{text}</Cell>
          <Cell />
          <Cell />
        </TableRow>,
        ...fields.map(({ field, before, after }) => (
          <TableRow key={`${id} ${field}`} className="[&>td]:border-t-0! [&>td]:pt-0!">
            <Cell />
            <Cell className="text-ink-3 text-s">{field}</Cell>
            <Cell label={t("changes.before")} className="text-s [overflow-wrap:anywhere]">
              <Values values={before} none={t("changes.nothingBefore")} />
            </Cell>
            <Cell label={t("changes.after")} className="text-s [overflow-wrap:anywhere]">
              <Values values={after} none={t("changes.nothingAfter")} />
            </Cell>
          </TableRow>
        )),
      ])}
    </Table>
  );
}

function Values({ values, none }: { values: readonly string[]; none: string }) {
  if (values.length === 0) return <span className="text-ink-3">{none}</span>;
  return (
    <ul>
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  );
}
