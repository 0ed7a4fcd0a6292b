import { Problem } from "~/forms/problem";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Page } from "~/ui/page";
import type { EdgeView } from "../view.server";
import { EdgeEnds, EdgePanel } from "./edge-panel";

/** What is known between two targets, as a page of its own. */
export function EdgePage({ view, failed }: { view: EdgeView; failed: FailedForm | undefined }) {
  const { t } = useTranslation("edges");
  return (
    <Page>
      <Problem failed={failed} />
      <p className="text-ink-3 text-xs">{t("title")}</p>
      <h1 className="mb-6 text-balance font-semibold text-xl leading-tight tracking-[-0.02em]">
        <EdgeEnds {...view} />
      </h1>
      <EdgePanel view={view} failed={failed} returnTo={beginOf(failed)} heading="h2" />
    </Page>
  );
}

/** A form of the panel beside a graph that was refused is shown here, and still leads back there. */
function beginOf(failed: FailedForm | undefined): string | undefined {
  const returnTo = failed?.submission.initialValue?.returnTo;
  return typeof returnTo === "string" ? returnTo : undefined;
}
