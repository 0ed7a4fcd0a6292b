import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Table } from "~/ui/table";
import type { SentRow } from "../view.server";

/** Questionnaires that were sent, newest first. */
export function SentTable({ caption, rows }: { caption: string; rows: readonly SentRow[] }) {
  const { t } = useTranslation("questionnaires");
  return (
    <Table caption={caption} columns={[t("which"), t("state"), t("dueOn"), t("contact"), t("requested")]}>
      {rows.map(({ id, href, title, stateWord, progress, dueOn, contact, requested }) => (
        <tr key={id}>
          <td className="min-w-32">
            <Link to={href} className="font-medium text-accent-strong underline-offset-2 hover:underline">
              {title}
            </Link>
          </td>
          <td className="min-w-24">
            {stateWord}
            <span className="block text-ink-3 text-xs">{progress}</span>
          </td>
          <td className="min-w-20">{dueOn}</td>
          <td className="min-w-32 [overflow-wrap:anywhere]">{contact}</td>
          <td className="min-w-24">{requested}</td>
        </tr>
      ))}
    </Table>
  );
}
