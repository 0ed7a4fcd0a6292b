import { usePageLinks } from "~/ui/use-page-links";
import type { OverviewView } from "../view/overview.server";
import { OwnershipCard, SitesCard } from "./around-cards";
import { PeersCard, TransparencyCard } from "./beside-cards";
import { FactsCard } from "./facts-card";
import { FeedCard } from "./feed-card";
import { FollowedCard } from "./followed-card";
import { GroupsCard } from "./groups-card";
import { MonthsCard, MoversCard } from "./months-card";
import { SanctionsCard } from "./sanctions-card";
import { ScoreCard } from "./score-card";
import { DocumentsCard, TasksCard } from "./tile-cards";
import { WhyCard } from "./why-card";

/** How risky it is and what moved that, what there is to do about it, whose it is; then why, what happened, and who it is. */
export function OverviewPage({ view }: { view: OverviewView }) {
  const follow = usePageLinks();
  const { name, card, months, why, feed, facts, peers, transparency, sites, ownership, cards } = view;
  return (
    // Twelve columns; cards of a row share their height.
    <div onClickCapture={follow} className="grid grid-cols-[minmax(0,1fr)] gap-4 m:grid-cols-12">
      <ScoreCard card={card} className="m:col-span-12 l:col-span-4" />
      <MonthsCard months={months} className="m:col-span-12 l:col-span-8" />
      <MoversCard movers={months.movers} className={peers.list.length > 0 ? WIDE : "m:col-span-12"} />
      <PeersCard peers={peers} className={SIDE} />
      <SitesCard sites={sites} className={THIRD} />
      <TasksCard tiles={cards.tasks} className={THIRD} />
      <DocumentsCard tiles={cards.documents} className={THIRD} />
      {cards.sanctions && <SanctionsCard sanctions={cards.sanctions} className={THIRD} />}
      <OwnershipCard ownership={ownership} className={THIRD} />
      <FollowedCard followed={cards.followed} className={cards.sanctions ? THIRD : "m:col-span-12 l:col-span-8"} />
      {why && <WhyCard why={why} className={WIDE} />}
      <GroupsCard card={card} className={why ? SIDE : "m:col-span-12"} />
      <FeedCard feed={feed} name={name} className={WIDE} />
      <FactsCard facts={facts} className={SIDE} />
      <TransparencyCard transparency={transparency} className="m:col-span-12" />
    </div>
  );
}

const WIDE = "m:col-span-12 xl:col-span-8";
const SIDE = "m:col-span-12 xl:col-span-4";
const THIRD = "m:col-span-6 l:col-span-4";
