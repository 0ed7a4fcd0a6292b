import { Form, Link } from "@remix-run/react";
import type { Person } from "~/backend/contract/people";
import { listed } from "~/i18n/listed";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Panel } from "~/ui/section-page";
import { Cell, Table, TableRow } from "~/ui/table";
import { useRoleName } from "../../use-role-options";
import type { UserPage } from "../queries.server";

const COLUMNS = ["name", "roles", "teams", "state", "seen"] as const;

export function UserList({ users, total, next, q, isFirst }: UserPage) {
  const { t } = useTranslation("admin");
  const page = (after: string) => `?${new URLSearchParams({ ...(q && { q }), after })}`;
  return (
    <Panel title={t("pages.users")} lead={t("users.total", { count: total })} first wide>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <Form method="get" role="search" className="flex min-w-0 flex-1 basis-60 gap-2">
          <input
            type="search"
            name="q"
            key={q}
            defaultValue={q}
            aria-label={t("users.search")}
            placeholder={t("users.search")}
            className="field h-8 min-w-0 max-w-72"
          />
          <Button>{t("users.find")}</Button>
        </Form>
        <LinkButton to={paths.adminInvite()} look="primary">
          {t("users.invite")}
        </LinkButton>
      </div>
      {users.length === 0 ? (
        <Nothing>{t("users.none")}</Nothing>
      ) : (
        <Table stacks caption={t("users.table")} columns={COLUMNS.map((column) => t(`users.${column}`))}>
          {users.map((user) => (
            <Row key={user.id} user={user} />
          ))}
        </Table>
      )}
      <p className="mt-4 flex gap-2">
        {!isFirst && <LinkButton to={q ? `?${new URLSearchParams({ q })}` : "."}>{t("first")}</LinkButton>}
        {next && <LinkButton to={page(next)}>{t("next")}</LinkButton>}
      </p>
    </Panel>
  );
}

function Row({ user }: { user: Person }) {
  const { t, i18n } = useTranslation("admin");
  const roleName = useRoleName();
  const { id, firstname, lastname, email, roles, teams, state, lastSeenAt } = user;
  return (
    <TableRow>
      <Cell>
        <Link to={paths.adminUser(id)} className="font-medium text-accent-strong underline-offset-2 hover:underline">
          {firstname} {lastname}
        </Link>
        <span className="wrap-anywhere block text-ink-3 text-xs @xl/frame:whitespace-nowrap">{email}</span>
      </Cell>
      <Cell label={t("users.roles")} className="break-keep">
        {listed(roles.map(roleName), i18n.language)}
      </Cell>
      <Cell label={t("users.teams")}>
        {listed(
          teams.map(({ name }) => name),
          i18n.language,
        )}
      </Cell>
      <Cell label={t("users.state")} className="break-keep">
        {t(`users.states.${state}`)}
      </Cell>
      <Cell label={t("users.seen")}>{lastSeenAt ? <Moment at={lastSeenAt} /> : t("users.never")}</Cell>
    </TableRow>
  );
}
