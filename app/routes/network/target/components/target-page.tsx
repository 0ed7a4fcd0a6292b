import { Form } from "@remix-run/react";
import { RiskMark } from "~/domain/score/risk-mark";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { Problem } from "~/forms/problem";
import { type FailedForm, INTENT_FIELD } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Page } from "~/ui/page";
import type { TargetView } from "../view.server";
import { EdgeTable } from "./edge-table";
import { TargetFacts } from "./target-facts";
import { TellRelation } from "./tell-relation";
import { Ways } from "./ways";

/** A target in its network: why it is in it, whom it delivers to, who delivers to it, and where it belongs. */
export function TargetPage({ view, failed }: { view: TargetView; failed: FailedForm | undefined }) {
  const { t } = useTranslation("edges");
  return (
    <Page>
      <header className="mb-5 flex flex-wrap items-start gap-3">
        <div className="mr-auto min-w-0">
          <h1 className="text-balance font-semibold text-xl leading-tight tracking-[-0.02em]">{view.name}</h1>
          <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-s">
            {[view.type, view.place].filter(Boolean).join(" · ")}
            <RiskMark risk={view.risk} word={view.riskWord} />
          </p>
        </div>
        {view.mayFollow && (
          <Form method="post">
            <IdempotencyKey answer={view} />
            <Button
              look={view.following ? "plain" : "primary"}
              name={INTENT_FIELD}
              value={view.following ? "unfollow" : "follow"}
            >
              {t(view.following ? "unfollow" : "follow")}
            </Button>
          </Form>
        )}
        <LinkButton to={view.profileHref}>{t("profile")}</LinkButton>
        <LinkButton to={view.feedHref}>{t("alerts")}</LinkButton>
        {view.startHref && <LinkButton to={view.startHref}>{t("startAction")}</LinkButton>}
      </header>
      <Problem failed={failed} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 l:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0 space-y-8">
          <Ways view={view} />
          <EdgeTable heading={t("outgoing", { name: view.name })} empty={t("noOutgoing")} edges={view.outgoing} />
          <EdgeTable heading={t("incoming", { name: view.name })} empty={t("noIncoming")} edges={view.incoming} />
          {view.mayFollow && <TellRelation view={view} />}
        </div>
        <TargetFacts view={view} />
      </div>
    </Page>
  );
}
