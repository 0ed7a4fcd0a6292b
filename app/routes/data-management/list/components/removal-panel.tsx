import { Link } from "@remix-run/react";
import type { SanctionsListRemoval } from "~/backend/contract/sanctions-list-removal";
import { isOwnList } from "~/backend/contract/sanctions-lists";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Cell, Table, TableRow } from "~/ui/table";

interface RemovalPanelProps {
  title: string;
  removal: SanctionsListRemoval;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** What would go with a list, or with one of its versions, before anybody removes it. */
export function RemovalPanel({ title, removal, constraints, failed }: RemovalPanelProps) {
  const { t } = useTranslation("listPages");
  const { name, version, entries, matches, backTo } = removal;
  return (
    <section aria-labelledby="remove" className="mb-4 min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="remove" className="scroll-mt-16 font-semibold">
        {version === null ? t("remove.title", { name: title }) : t("remove.versionTitle", { name: title, version })}
      </h2>
      <p className="mt-1 max-w-prose text-pretty text-ink-2">{t(isOwnList(name) ? "remove.keptOwn" : "remove.kept")}</p>
      <ul className="mt-3 space-y-1">
        <li>{t("remove.entries", entries)}</li>
        <li>{t("remove.matches", matches)}</li>
        <li>{backTo === null ? t("remove.nothingLeft") : t("remove.back", { version: backTo })}</li>
      </ul>
      <Examples examples={removal.examples} />
      <Form id="removal" failed={failed} constraints={constraints} className="mt-4 max-w-xl space-y-4">
        {version !== null && <input type="hidden" name="version" value={version} />}
        <Field name="reason" label={t("remove.reason")} autoComplete="off" />
        <div className="flex flex-wrap gap-2">
          <Button look="danger">{t("remove.submit")}</Button>
          <LinkButton to={paths.list(name)} look="quiet">
            {t("remove.cancel")}
          </LinkButton>
        </div>
      </Form>
    </section>
  );
}

function Examples({ examples }: Pick<SanctionsListRemoval, "examples">) {
  const { t } = useTranslation("listPages");
  if (examples.length === 0) return null;
  const columns = (["target", "matched", "decision"] as const).map((column) => t(`remove.${column}`));
  return (
    <div className="mt-4">
      <Table stacks caption={t("remove.examples")} columns={columns}>
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
            <Cell label={t("remove.matched")}>{matchedName}</Cell>
            <Cell label={t("remove.decision")}>{t(`remove.decisions.${decision}`)}</Cell>
          </TableRow>
        ))}
      </Table>
    </div>
  );
}
