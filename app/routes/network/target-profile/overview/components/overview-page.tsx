import { usePageLinks } from "~/ui/use-page-links";
import type { OverviewView } from "../view/overview.server";
import { PeersCard, TransparencyCard } from "./beside-cards";
import { FactsCard } from "./facts-card";
import { FeedCard } from "./feed-card";
import { GroupsCard } from "./groups-card";
import { MonthsCard, MoversCard } from "./months-card";
import { ScoreCard } from "./score-card";
import { WhyCard } from "./why-card";

/** How risky it is and who it is, beside what moved it, why, what happened, and how others are. */
export function OverviewPage({ view }: { view: OverviewView }) {
  const follow = usePageLinks();
  const { name, card, months, why, feed, facts, peers, transparency } = view;
  return (
    <div onClickCapture={follow} className="grid items-start gap-4 l:grid-cols-[24rem_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-4">
        <ScoreCard card={card} />
        <GroupsCard card={card} />
        <FactsCard facts={facts} />
      </div>
      <div className="grid min-w-0 gap-4">
        <MonthsCard months={months} />
        <MoversCard movers={months.movers} />
        {why && <WhyCard why={why} />}
        <FeedCard feed={feed} name={name} />
        <PeersCard peers={peers} />
        <TransparencyCard transparency={transparency} />
      </div>
    </div>
  );
}
