import { Link } from "@remix-run/react";
import type { SanctionsListRemoval } from "~/backend/contract/sanctions-list-removal";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { listed } from "~/i18n/listed";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Panel } from "~/ui/section-page";
import { Cell, Table, TableRow } from "~/ui/table";
import type { ChosenList } from "../queries.server";

interface ChosenPanelsProps {
  chosen: ChosenList;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** A list's versions, and what would go with it or with one of them, before anybody removes it. */
export function ChosenPanels({ chosen, constraints, failed }: ChosenPanelsProps) {
  const { t } = useTranslation("admin");
  const { title, removal } = chosen;
  const what = removal?.version ?? null;
  const heading =
    what === null
      ? t("lists.removeTitle", { name: title })
      : t("lists.removeVersionTitle", { name: title, version: what });
  return (
    <>
      <Versions {...chosen} />
      {removal && (
        <Panel title={heading} lead={t("lists.kept")} wide>
          <Preview removal={removal} />
          <Form id="remove" intent="remove" failed={failed} constraints={constraints} className="mt-5 space-y-4.5">
            <input type="hidden" name="list" value={removal.name} />
            {what !== null && <input type="hidden" name="version" value={what} />}
            <Field name="reason" label={t("lists.reason")} autoComplete="off" />
            <div className="flex gap-2">
              <Button>{t("lists.remove")}</Button>
              <LinkButton to={paths.admin("lists")}>{t("lists.cancel")}</LinkButton>
            </div>
          </Form>
        </Panel>
      )}
    </>
  );
}

const VERSION_COLUMNS = [
  "version",
  "state",
  "read",
  "entries",
  "aliases",
  "problems",
  "fileNames",
  "importedAt",
] as const;

function Versions({ name, title, currentVersion, versions }: ChosenList) {
  const { t, i18n } = useTranslation("admin");
  const heading = t("lists.versionsTitle", { name: title });
  return (
    <Panel title={heading} wide>
      <Table
        stacks
        caption={heading}
        columns={[...VERSION_COLUMNS.map((column) => t(`lists.${column}`)), t("lists.remove")]}
      >
        {versions.map(({ version, state, format, entities, aliases, problemCount, fileNames, importedAt }) => (
          <TableRow key={version}>
            <Cell label={t("lists.version")} className="tabular-nums">
              {version}
            </Cell>
            <Cell>{version === currentVersion ? t("lists.inEffect") : t(`lists.states.${state}`)}</Cell>
            <Cell label={t("lists.read")}>
              <code>{format}</code>
            </Cell>
            <Cell label={t("lists.entries")} className="tabular-nums">
              {entities}
            </Cell>
            <Cell label={t("lists.aliases")} className="tabular-nums">
              {aliases}
            </Cell>
            <Cell label={t("lists.problems")} className="tabular-nums">
              {problemCount}
            </Cell>
            <Cell label={t("lists.fileNames")} className="break-all">
              {listed(fileNames, i18n.language)}
            </Cell>
            <Cell label={t("lists.importedAt")}>
              <Moment at={importedAt} />
            </Cell>
            <Cell>
              {state === "Done" && (
                <Link
                  to={paths.adminList(name, version)}
                  className="font-medium text-accent-strong underline-offset-2 hover:underline"
                >
                  {t("lists.preview")}
                </Link>
              )}
            </Cell>
          </TableRow>
        ))}
      </Table>
    </Panel>
  );
}

function Preview({ removal }: { removal: SanctionsListRemoval }) {
  const { t } = useTranslation("admin");
  const { entries, matches, backTo, examples } = removal;
  return (
    <>
      <p>{t("lists.goes", entries)}</p>
      <p>{t("lists.matches", matches)}</p>
      <p>{backTo === null ? t("lists.nothingLeft") : t("lists.back", { version: backTo })}</p>
      {examples.length > 0 && (
        <div className="mt-4">
          <Table
            stacks
            caption={t("lists.table")}
            columns={[t("lists.target"), t("lists.matched"), t("lists.decision")]}
          >
            {examples.map(({ targetId, targetName, entityId, matchedName, decision }) => (
              <TableRow key={`${targetId} ${entityId}`}>
                <Cell>
                  <Link
                    to={paths.targetProfile(Number(targetId))}
                    className="font-medium text-accent-strong underline-offset-2 hover:underline"
                  >
                    {targetName}
                  </Link>
                </Cell>
                <Cell label={t("lists.matched")}>{matchedName}</Cell>
                <Cell label={t("lists.decision")}>{t(`lists.decisions.${decision}`)}</Cell>
              </TableRow>
            ))}
          </Table>
        </div>
      )}
    </>
  );
}
