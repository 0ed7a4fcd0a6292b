import { Link } from "@remix-run/react";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Cell, Table, TableRow } from "~/ui/table";
import type { LineView } from "../line-view.server";
import { CandidateText } from "./candidate-text";
import { LineDecision } from "./line-decision";

interface LineTableProps {
  lines: readonly LineView[];
  mayDecide: boolean;
  failed: FailedForm | undefined;
}

/** Each line beside the targets that it may be. */
export function LineTable({ lines, mayDecide, failed }: LineTableProps) {
  const { t } = useTranslation("match");
  return (
    <Table stacks caption={t("parts.label")} columns={[t("line.number"), t("line.said"), t("line.meant")]}>
      {lines.map((line) => (
        <TableRow key={line.line}>
          <Cell label={t("line.number")} className="tabular-nums">
            {line.line}
          </Cell>
          <Cell className="wrap-anywhere m:w-1/3">
            <span className="font-medium">{line.name}</span>
            {line.said && <span className="block text-ink-3 text-s">{line.said}</span>}
            {line.decided && <span className="mt-1 block text-ink-2 text-s">{line.decided}</span>}
          </Cell>
          <Cell className="wrap-anywhere">
            {line.importHref ? (
              <Link to={line.importHref} className="text-accent-strong underline underline-offset-2">
                {t("line.imported")}
              </Link>
            ) : mayDecide ? (
              <LineDecision line={line} failed={failed} />
            ) : (
              <ReadOnly line={line} />
            )}
          </Cell>
        </TableRow>
      ))}
    </Table>
  );
}

function ReadOnly({ line: { best, others, moreText, noneText } }: { line: LineView }) {
  if (!best) return <span className="text-ink-2">{noneText}</span>;
  return (
    <>
      <CandidateText candidate={best} />
      {others.length > 0 && (
        <details className="mt-1">
          <summary className="cursor-pointer text-accent-strong text-s">{moreText}</summary>
          <ul className="mt-1 space-y-2">
            {others.map((one) => (
              <li key={one.value}>
                <CandidateText candidate={one} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
