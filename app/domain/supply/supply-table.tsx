import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { labelled } from "~/i18n/listed";
import { useTranslation } from "~/i18n/use-translation";
import { Cell, Table, TableRow } from "~/ui/table";
import type { SupplyLine } from "./supply-words.server";

const LINK = "text-accent-strong underline-offset-2 hover:underline";

interface SupplyTableProps {
  lines: readonly SupplyLine[];
  /** Beside others, of one supplier whose name stands above it: what a scenario begins with. */
  ofOne?: boolean;
}

/** What suppliers deliver of which input, each line with the sum of shares where that is no whole. */
export function SupplyTable({ lines, ofOne = false }: SupplyTableProps) {
  const { t } = useTranslation("supplyPages");
  const mayChange = lines.some(({ change }) => change !== null);
  const columns = [...(ofOne ? SHORT : LONG), ...(mayChange ? (["change"] as const) : [])];
  return (
    <Table stacks caption={t("title")} columns={columns.map((column) => t(`columns.${column}`))}>
      {lines.map((line) => (
        <TableRow key={line.id}>
          {columns.map((column) => (
            <Cell
              key={column}
              label={UNNAMED.includes(column) ? undefined : t(`columns.${column}`)}
              className={LOOKS[column]}
            >
              <Shown line={line} column={column} />
            </Cell>
          ))}
        </TableRow>
      ))}
    </Table>
  );
}

const SHORT = ["input", "share", "stock", "transit", "recovery", "valid"] as const;
const LONG = ["supplier", ...SHORT.slice(0, 5), "revenue", "valid", "confirmed"] as const;
type Column = (typeof SHORT)[number] | (typeof LONG)[number] | "change";
/** Without a heading on a card. */
const UNNAMED: readonly Column[] = ["supplier", "change"];

/** Lines of figures stand below each other. */
const FIGURES = "whitespace-pre-line tabular-nums min-w-24";
const LOOKS: Record<Column, string> = {
  supplier: "wrap-anywhere min-w-36",
  input: "wrap-anywhere min-w-28",
  share: FIGURES,
  stock: FIGURES,
  transit: FIGURES,
  recovery: FIGURES,
  revenue: FIGURES,
  valid: "min-w-28",
  confirmed: "min-w-24",
  change: "",
};

function Shown({ line, column }: { line: SupplyLine; column: Column }): ReactNode {
  const { t, i18n } = useTranslation("supplyPages");
  const { supplier, input, about, share, sum, confirmed, change } = line;
  switch (column) {
    case "supplier":
      return (
        <>
          <Link to={supplier.href} className={`font-medium ${LINK}`}>
            {supplier.name}
          </Link>
          <span className="block text-ink-3 text-xs">{supplier.where}</span>
        </>
      );
    case "input":
      return (
        <>
          {input}
          {about && <span className="block text-ink-3 text-xs">{about}</span>}
        </>
      );
    case "share":
      return (
        <>
          {share || <NotKnown />}
          {sum && <strong className="block whitespace-normal font-medium text-bad text-xs">{sum}</strong>}
        </>
      );
    case "confirmed":
      return confirmed || <span className="text-ink-3">{t("never")}</span>;
    case "change":
      return (
        change && (
          <Link to={change.href} aria-label={labelled(t("change"), change.name, i18n.language)} className={LINK}>
            {t("change")}
          </Link>
        )
      );
    default:
      return line[column] || <NotKnown />;
  }
}

/** Missing is not zero. */
function NotKnown() {
  const { t } = useTranslation("supplyPages");
  return <span className="text-ink-3">{t("notKnown")}</span>;
}
