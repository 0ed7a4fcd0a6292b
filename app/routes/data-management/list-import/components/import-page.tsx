import { isOwnList } from "~/backend/contract/sanctions-lists";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Beside, FormFrame } from "~/ui/form-frame";
import { readFound } from "../found";
import type { PreviewView } from "../preview-view.server";
import type { FormView } from "../queries.server";
import { ImportForm } from "./import-form";
import { Preview } from "./preview";

interface ImportPageProps {
  /** Null for a list that is not there yet. */
  list: { name: string; title: string } | null;
  form: FormView;
  answer: FailedForm | { preview: PreviewView; typed: Record<string, string> } | undefined;
}

/** The files of a list: what an import of them would do, and the import itself. */
export function ImportPage({ list, form, answer }: ImportPageProps) {
  const { t } = useTranslation("listPages");
  const previewed = answer && "preview" in answer ? answer : undefined;
  const failed = answer && "submission" in answer ? answer : undefined;
  const params = failed?.problem?.params;
  const accept = failed?.problem?.key === "listPages:problems.loss" && params ? params : null;
  return (
    <FormFrame
      title={list ? t("import.heading", { name: list.title }) : t("import.newTitle")}
      lead={t(leadOf(list?.name, form.mayShare))}
      aside={<Next />}
    >
      {previewed && <Preview preview={previewed.preview} />}
      <ImportForm
        list={list}
        form={form}
        failed={failed}
        typed={previewed?.typed}
        found={previewed?.preview.found ?? readFound(failed?.submission.initialValue?.found)}
        loss={previewed?.preview.plan?.loss?.accept ?? accept}
        isPreviewed={previewed !== undefined}
      />
    </FormFrame>
  );
}

/** For whom the import takes effect; of a new list the form asks it, unless it can only be an own one. */
function leadOf(name: string | undefined, mayShare: boolean) {
  if (name === undefined) return mayShare ? "import.leadNew" : "import.leadOwn";
  return isOwnList(name) ? "import.leadOwn" : "import.lead";
}

function Next() {
  const { t } = useTranslation("listPages");
  return (
    <Beside title={t("aside.title")}>
      <ul className="list-disc space-y-1.5 pl-5">
        {(["known", "table", "whole", "next"] as const).map((key) => (
          <li key={key}>{t(`aside.${key}`)}</li>
        ))}
      </ul>
    </Beside>
  );
}
