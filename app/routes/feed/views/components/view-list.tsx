import { Form, Link, useRouteLoaderData } from "@remix-run/react";
import type { FailedForm } from "~/forms/result";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { PinButton } from "~/shell/pin-button";
import type { Pinned } from "~/shell/pins";
import { Button, LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Notice } from "~/ui/notice";
import { Panel } from "~/ui/section-page";
import { Cell, Table, TableRow } from "~/ui/table";
import type { ListedView } from "../queries.server";

interface ViewListProps {
  views: readonly ListedView[];
  current: { href: string; text: string } | null;
  failed: FailedForm | undefined;
}

export function ViewList({ views, current, failed }: ViewListProps) {
  const { t } = useTranslation("views");
  const text = useMessage();
  // A refusal of the form below tells itself there.
  const problem = failed?.submission.initialValue?.intent ? null : failed?.problem;
  return (
    <Panel title={t("title")} lead={t("lead")} first wide>
      {problem && (
        <div role="alert" className="mb-3">
          <Notice tone="bad">{text(problem)}</Notice>
        </div>
      )}
      {views.length === 0 ? (
        <Nothing>{t("none")}</Nothing>
      ) : (
        <Form method="post" id="views">
          <Table stacks caption={t("title")} columns={[t("name"), t("scope.label"), t("start"), t("action")]}>
            {views.map((view) => (
              <Row key={view.id} view={view} canOverwrite={current !== null} />
            ))}
          </Table>
        </Form>
      )}
    </Panel>
  );
}

function Row({ view, canOverwrite }: { view: ListedView; canOverwrite: boolean }) {
  const { t } = useTranslation("views");
  const { id, name, href, text, scope, isDefault, mayChange, version } = view;
  const { pins = [] } = (useRouteLoaderData("root") ?? {}) as { pins?: readonly Pinned[] };
  const pin = `view:${id}`;
  return (
    <TableRow className="[&>*]:align-middle">
      <Cell>
        <Link to={href} className="font-medium text-accent-strong underline-offset-2 hover:underline">
          {name}
        </Link>
        <span className="block text-ink-3 text-xs">{text}</span>
      </Cell>
      <Cell label={t("scope.label")}>{t(`scope.${scope}`)}</Cell>
      <Cell>
        <Button
          name={isDefault ? "forget" : "open"}
          value={id}
          look={isDefault ? "primary" : "plain"}
          aria-label={t(isDefault ? "forgetOf" : "openOf", { name })}
        >
          {t(isDefault ? "forget" : "open")}
        </Button>
      </Cell>
      <Cell>
        <span className="flex gap-2 whitespace-nowrap max-m:flex-wrap">
          <PinButton
            pin={pin}
            isPinned={pins.some((one) => one.pin === pin)}
            name={name}
            className="button button-plain shrink-0"
          />
          <LinkButton to={paths.savedView(id)} aria-label={t("changeOf", { name })}>
            {t("change")}
          </LinkButton>
          {mayChange && canOverwrite && (
            <Button name="overwrite" value={`${id}@${version}`} aria-label={t("overwriteOf", { name })}>
              {t("overwrite")}
            </Button>
          )}
        </span>
      </Cell>
    </TableRow>
  );
}
