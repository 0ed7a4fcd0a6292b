import { Form } from "@remix-run/react";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/section-page";
import { Cell, Table, TableRow } from "~/ui/table";
import type { ShownSession } from "../queries.server";

export function SessionList({ sessions }: { sessions: readonly ShownSession[] }) {
  const { t } = useTranslation("management");
  const columns = ["device", "seen", "since", "address", "action"] as const;
  return (
    <Panel title={t("pages.sessions")} lead={t("sessions.lead")} first wide>
      {/* One form for all of them: each button says which session it ends. */}
      <Form method="post" id="sessions">
        <Table stacks caption={t("sessions.table")} columns={columns.map((column) => t(`sessions.${column}`))}>
          {sessions.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </Table>
        {sessions.length > 1 && (
          <Button name="session" value="others" className="mt-4">
            {t("sessions.others")}
          </Button>
        )}
        {/* Both outlive every session, and so does what somebody made with a stolen one. */}
        <p id="access" className="mt-6 mb-2 text-ink-2">
          {t("sessions.accessLead")}
        </p>
        <Button name="session" value="keys" aria-describedby="access">
          {t("sessions.revokeAll")}
        </Button>
      </Form>
    </Panel>
  );
}

function Row({ session }: { session: ShownSession }) {
  const { t } = useTranslation("management");
  const { id, current, device, lastSeenAt, createdAt, clientAddress } = session;
  const name = device ?? t("sessions.unknown");
  return (
    <TableRow>
      <Cell className="font-medium">{name}</Cell>
      <Cell label={t("sessions.seen")}>
        <Moment at={lastSeenAt} />
      </Cell>
      <Cell label={t("sessions.since")}>
        <Moment at={createdAt} />
      </Cell>
      <Cell label={t("sessions.address")} className="tabular-nums">
        {clientAddress}
      </Cell>
      <Cell>
        {current ? (
          <span className="text-ink-3">{t("sessions.here")}</span>
        ) : (
          <Button name="session" value={id} aria-label={t("sessions.endOf", { device: name })}>
            {t("sessions.end")}
          </Button>
        )}
      </Cell>
    </TableRow>
  );
}
