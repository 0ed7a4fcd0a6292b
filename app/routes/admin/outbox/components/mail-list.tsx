import { Link } from "@remix-run/react";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { MailText } from "~/ui/mail-text";
import { Nothing } from "~/ui/nothing";
import { Panel } from "~/ui/section-page";
import { Cell, Table, TableRow } from "~/ui/table";
import type { MailPage } from "../queries.server";

const COLUMNS = ["subject", "recipient", "state", "created"] as const;

export function MailList({ mails, next, isFirst }: MailPage) {
  const { t } = useTranslation("admin");
  return (
    <Panel title={t("pages.outbox")} lead={t("outbox.lead")} first wide>
      {mails.length === 0 ? (
        <Nothing>{t("outbox.none")}</Nothing>
      ) : (
        <Table stacks caption={t("outbox.table")} columns={COLUMNS.map((column) => t(`outbox.${column}`))}>
          {mails.map(({ id, subject, recipient, state, createdAt }) => (
            <TableRow key={id}>
              <Cell>
                <Link
                  to={paths.adminMail(id)}
                  className="font-medium text-accent-strong underline-offset-2 hover:underline"
                >
                  {subject}
                </Link>
              </Cell>
              <Cell label={t("outbox.recipient")} className="wrap-anywhere @xl/frame:min-w-44">
                <MailText address={recipient} />
              </Cell>
              <Cell className="min-w-40">{t(`outbox.states.${state}`)}</Cell>
              <Cell label={t("outbox.created")}>
                <Moment at={createdAt} />
              </Cell>
            </TableRow>
          ))}
        </Table>
      )}
      <p className="mt-4 flex gap-2">
        {!isFirst && <LinkButton to=".">{t("first")}</LinkButton>}
        {next && <LinkButton to={`?after=${encodeURIComponent(next)}`}>{t("next")}</LinkButton>}
      </p>
    </Panel>
  );
}
