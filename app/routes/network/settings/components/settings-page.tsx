import { Link } from "@remix-run/react";
import type { GraphForecast } from "~/backend/contract/collections";
import { type Constraints, type FailedForm, INTENT_FIELD } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Page } from "~/ui/page";
import { Panel } from "~/ui/section-page";
import type { SettingsView } from "../queries.server";
import type { Forecast } from "../typed";
import { MonitorForm } from "./monitor-form";
import { SettingsForm } from "./settings-form";
import { Sharing } from "./sharing";

interface SettingsPageProps {
  settings: SettingsView;
  constraints: Constraints;
  answer: Forecast | FailedForm | (FailedForm & { forecast: GraphForecast | null }) | undefined;
}

/** Everything of a collection that can be changed, each part with a form of its own. */
export function SettingsPage({ settings, constraints, answer }: SettingsPageProps) {
  const { t } = useTranslation("collection");
  const { id, name, mayManage } = settings;
  const failed = answer && "submission" in answer ? answer : undefined;
  const intent = failed?.submission.initialValue?.[INTENT_FIELD];
  const ofSharing = intent === "share" || intent === "unshare";
  return (
    <Page>
      <div className="grid grid-cols-1 items-start gap-x-12 l:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] [&_section]:max-w-160 l:[&_section]:max-w-none">
        <Panel title={t("settings.of", { name })} first>
          <SettingsForm
            settings={settings}
            constraints={constraints}
            failed={ofSharing ? undefined : failed}
            forecast={(answer && "forecast" in answer && answer.forecast) || null}
            typed={answer && "typed" in answer ? answer.typed : null}
          />
        </Panel>
        <div className="min-w-0 l:mt-12">
          <Panel title={t("monitoring")} lead={t("monitor.lead")}>
            <MonitorForm settings={settings} />
          </Panel>
          {mayManage && (
            <>
              <Sharing settings={settings} failed={ofSharing ? failed : undefined} />
              <p className="border-line border-t pt-4">
                <Link
                  to={paths.collectionDeletion(id)}
                  className="font-medium text-accent-strong underline underline-offset-2"
                >
                  {t("delete.this")}
                </Link>
              </p>
            </>
          )}
        </div>
      </div>
    </Page>
  );
}
