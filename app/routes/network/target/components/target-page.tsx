import { Problem } from "~/forms/problem";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import type { SupplyBlock } from "../supply-view.server";
import type { TargetView } from "../view.server";
import { Contacts } from "./contacts";
import { EdgeTable } from "./edge-table";
import { Supply } from "./supply";
import { TargetFacts } from "./target-facts";
import { TellRelation } from "./tell-relation";
import { Ways } from "./ways";

interface TargetPageProps {
  view: TargetView & { supply: SupplyBlock | null };
  failed: FailedForm | undefined;
}

/** The tab Network of a target: why it is in it, whom it delivers to, who delivers to it, and where it belongs. */
export function TargetPage({ view, failed }: TargetPageProps) {
  const { t } = useTranslation("edges");
  return (
    <>
      <Problem failed={failed} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 l:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0 space-y-8">
          <Ways view={view} />
          <EdgeTable heading={t("outgoing", { name: view.name })} empty={t("noOutgoing")} edges={view.outgoing} />
          <EdgeTable heading={t("incoming", { name: view.name })} empty={t("noIncoming")} edges={view.incoming} />
          {view.supply && <Supply {...view.supply} />}
          {view.people && <Contacts contacts={view.people} />}
          {view.mayFollow && <TellRelation view={view} />}
        </div>
        <TargetFacts view={view} />
      </div>
    </>
  );
}
