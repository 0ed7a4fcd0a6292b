import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Table } from "~/ui/table";
import type { AuditView } from "../view.server";

const COLUMNS = ["when", "who", "what", "about", "entry"] as const;

export function EntryTable({ rows }: Pick<AuditView, "rows">) {
  const { t } = useTranslation("audit");
  return (
    <Table stacks caption={t("title")} columns={COLUMNS.map((column) => t(`columns.${column}`))}>
      {rows.map(({ seq, at, who, what, kind, about, reason }) => (
        <tr key={seq}>
          <td>
            <Moment at={at} />
          </td>
          <td className="@xl/frame:min-w-28">
            <To href={who.href}>{who.text}</To>
          </td>
          <td className="@xl/frame:min-w-40">
            {what}
            {reason && <span className="block break-words text-ink-3 text-s">{reason}</span>}
          </td>
          <td className="wrap-anywhere @xl/frame:min-w-40">
            <To href={about.href}>
              <span lang={about.language ?? undefined}>{about.text}</span>
            </To>
            <span className="block text-ink-3 text-s">{kind}</span>
          </td>
          <td className="text-ink-3 tabular-nums">
            <span className="@xl/frame:hidden">{t("columns.entry")} </span>
            {seq}
          </td>
        </tr>
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
