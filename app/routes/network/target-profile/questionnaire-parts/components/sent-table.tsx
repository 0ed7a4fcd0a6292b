import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { MailText } from "~/ui/mail-text";
import { Cell, Table, TableRow } from "~/ui/table";
import type { SentRow } from "../view.server";

/** Questionnaires that were sent, newest first. */
export function SentTable({ caption, rows }: { caption: string; rows: readonly SentRow[] }) {
  const { t } = useTranslation("questionnaires");
  return (
    <Table stacks caption={caption} columns={[t("which"), t("state"), t("dueOn"), t("contact"), t("requested")]}>
      {rows.map(({ id, href, title, stateWord, progress, dueOn, contact, requested }) => (
        <TableRow key={id}>
          <Cell className="min-w-32">
            <Link to={href} className="font-medium text-accent-strong underline-offset-2 hover:underline">
              {title}
            </Link>
          </Cell>
          <Cell className="min-w-24">
            {stateWord}
            <span className="block text-ink-3 text-xs">{progress}</span>
          </Cell>
          <Cell label={t("dueOn")} className="whitespace-nowrap text-s">
            {dueOn}
          </Cell>
          <Cell label={t("contact")} className="wrap-anywhere @xl/frame:min-w-40">
            {contact.name}
            <span className="block text-ink-3 text-xs">
              <MailText address={contact.email} />
            </span>
          </Cell>
          <Cell label={t("requested")} className="text-s">
            <span className="whitespace-nowrap">{requested.on}</span>
            {requested.by && <span className="block text-ink-3 text-xs">{requested.by}</span>}
          </Cell>
        </TableRow>
      ))}
    </Table>
  );
}
