import { Form } from "@remix-run/react";
import type { ApiToken } from "~/backend/contract/api-tokens";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Panel } from "~/ui/section-page";
import { Cell, Table, TableRow } from "~/ui/table";
import { ScopeList } from "./scope-list";

export function TokenList({ tokens }: { tokens: readonly ApiToken[] }) {
  const { t } = useTranslation("management");
  const columns = ["name", "key", "expires", "used", "action"] as const;
  return (
    <Panel title={t("pages.tokens")} lead={t("tokens.lead")} first wide>
      {tokens.length === 0 ? (
        <Nothing>{t("tokens.none")}</Nothing>
      ) : (
        <Form method="post" id="tokens">
          <Table stacks caption={t("tokens.table")} columns={columns.map((column) => t(`tokens.${column}`))}>
            {tokens.map((token) => (
              <Row key={token.id} token={token} />
            ))}
          </Table>
        </Form>
      )}
    </Panel>
  );
}

function Row({ token }: { token: ApiToken }) {
  const { t } = useTranslation("management");
  const { id, name, prefix, scopes, expiresAt, lastUsedAt } = token;
  return (
    <TableRow>
      <Cell>
        <span className="font-medium">{name}</span>
        <ScopeList scopes={scopes} />
      </Cell>
      <Cell label={t("tokens.key")}>
        <code>{prefix}…</code>
      </Cell>
      <Cell label={t("tokens.expires")}>{expiresAt ? <Moment at={expiresAt} dateOnly /> : t("tokens.noEnd")}</Cell>
      <Cell label={t("tokens.used")}>{lastUsedAt ? <Moment at={lastUsedAt} /> : t("tokens.never")}</Cell>
      <Cell>
        <Button name="revoke" value={id} aria-label={t("tokens.revokeOf", { name })}>
          {t("tokens.revoke")}
        </Button>
      </Cell>
    </TableRow>
  );
}
