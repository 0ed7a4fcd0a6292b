import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { FormFrame } from "~/ui/form-frame";
import { Notice } from "~/ui/notice";
import type { SourceView } from "../queries.server";
import type { Typed } from "../typed";
import type { TestedView } from "../view.server";
import { Doing } from "./doing";
import { Facts } from "./facts";
import { RemoveSource } from "./remove-source";
import { Runs } from "./runs";
import { SourceFields } from "./source-fields";
import { Tested } from "./tested";

interface SourcePageProps {
  source: SourceView;
  failed: FailedForm | undefined;
  tested: TestedView | undefined;
  typed: Typed | undefined;
}

/** One source: how it is read and how it does, what a test reads, and its runs. */
export function SourcePage({ source, failed, tested, typed }: SourcePageProps) {
  const { t } = useTranslation("sources");
  const { title, runs, isOwn } = source;
  // What was added, or switched off by its button, is in the form, too: nobody saves over it what was there before.
  const stored = JSON.stringify([source.name, source.values]);
  const beside = runs && (
    <>
      <Doing source={source} />
      <Runs runs={runs} />
      {isOwn && <RemoveSource />}
    </>
  );
  if (!isOwn) {
    return (
      <FormFrame title={title} aside={beside}>
        <Notice icon="lock">{t("readOnly")}</Notice>
        <Facts facts={source.facts} />
      </FormFrame>
    );
  }
  return (
    <FormFrame title={title} lead={t("formLead")} aside={beside}>
      {tested && <Tested tested={tested} />}
      <SourceFields key={stored} source={source} failed={failed} typed={typed} />
    </FormFrame>
  );
}
