import { Link } from "@remix-run/react";
import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";
import type { UndoAnswer } from "../queries.server";

type Kind = Exclude<UndoAnswer["kind"], "suppliers">;

function Entries({ kind, entries }: { kind: UndoAnswer["kind"]; entries: NonNullable<UndoAnswer["entries"]> }) {
  const { t } = useTranslation("importPages");
  const of = kind as Kind;
  return (
    <>
      <li>{t(`undoPage.of.${of}.removed`, { count: entries.removed })}</li>
      {entries.restored > 0 && <li>{t(`undoPage.of.${of}.restored`, { count: entries.restored })}</li>}
      {entries.kept > 0 && <li>{t(`undoPage.of.${of}.kept`, { count: entries.kept })}</li>}
    </>
  );
}

interface UndoPageProps {
  found: UndoAnswer;
  failed: FailedForm | undefined;
}

/** What goes with an import that is undone, and what stays because somebody has worked with it. */
export function UndoPage({ found, failed }: UndoPageProps) {
  const { id, kind, fileName, removed, restored, kept, keptTargets, entries } = found;
  const { t } = useTranslation("importPages");
  return (
    <FormFrame title={t("undoPage.heading", { name: fileName })} lead={t("undoPage.lead")}>
      <ul className="list-disc space-y-1 pl-5">
        {entries && <Entries kind={kind} entries={entries} />}
        {(removed > 0 || !entries) && <li>{t("undoPage.removed", { count: removed })}</li>}
        {restored > 0 && <li>{t("undoPage.restored", { count: restored })}</li>}
        {kept > 0 && <li>{t("undoPage.kept", { count: kept })}</li>}
      </ul>
      {kept > 0 && (
        <ul aria-label={t("undoPage.keptList")} className="mt-3 space-y-1 border-line-2 border-l-2 pl-4 text-s">
          {keptTargets.map((target) => (
            <li key={target.id} className="wrap-anywhere">
              <Link
                to={paths.targetProfile(target.id)}
                className="text-accent-strong underline-offset-2 hover:underline"
              >
                {target.name}
              </Link>
            </li>
          ))}
          {kept > keptTargets.length && (
            <li className="text-ink-2">{t("undoPage.more", { count: kept - keptTargets.length })}</li>
          )}
        </ul>
      )}
      <Form id="undo" failed={failed} constraints={{}}>
        <FormFoot>
          <Button look="danger" size="large">
            {t("after.undo")}
          </Button>
          <LinkButton to={paths.importResult(id)} look="quiet" size="large">
            {t("undoPage.keep")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}
