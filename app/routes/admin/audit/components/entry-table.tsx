import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Cell, Table, TableRow } from "~/ui/table";
import type { AuditView } from "../view.server";

const COLUMNS = ["when", "who", "what", "about", "entry"] as const;

export function EntryTable({ rows }: Pick<AuditView, "rows">) {
  const { t } = useTranslation("audit");
  return (
    <Table stacks caption={t("title")} columns={COLUMNS.map((column) => t(`columns.${column}`))}>
      {rows.map(({ seq, at, who, what, kind, about, reason }) => (
        <TableRow key={seq}>
          <Cell>
            <Moment at={at} />
          </Cell>
          <Cell className="@xl/frame:min-w-28">
            <To href={who.href}>{who.text}</To>
          </Cell>
          <Cell className="@xl/frame:min-w-40">
            {what}
            {reason && <span className="block break-words text-ink-3 text-s">{reason}</span>}
          </Cell>
          <Cell className="wrap-anywhere @xl/frame:min-w-40">
            <To href={about.href}>
              <span lang={about.language ?? undefined}>{about.text}</span>
            </To>
            <span className="block text-ink-3 text-s">{kind}</span>
          </Cell>
          <Cell label={t("columns.entry")} className="text-ink-3 tabular-nums">
            {seq}
          </Cell>
        </TableRow>
      ))}
    </Table>
  );
}

function To({ href, children }: { href: string | null; children: ReactNode }) {
  if (!href) return children;
  return (
    <Link to={href} className="text-accent-strong underline-offset-2 hover:underline">
      {children}
    </Link>
  );
}
