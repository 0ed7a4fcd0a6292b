import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const FINANCE: readonly LexiconRow[] = [
  {
    id: "insolvency-1",
    type: "insolvency",
    any: list(
      "insolven*, bankrupt*, chapter 11, chapter 7, goes into administration, go into administration, went into administration, into administration, enter* administration, receivership, liquidation, liquidator*, administrators appointed, files for creditor protection, creditor protection, goes bust, gone bust, went bust, winding-up, wound up, collapses into, creditors … protection",
    ),
    not: list(
      "morally bankrupt*, morally, ideas, bankruptcy of the idea, intellectual bankrupt*, emerge* from bankruptcy, emerge* from chapter, avoid* bankruptcy, avoids insolvency, averted insolvency, bankruptcy lawyer tips, book* of chapter 11, novel, liquidation sale of stock, bankrupt of, bankruptcy law reform, insolvency law reform, number of insolvencies, fewer insolvencies, more insolvencies, insolvencies rise, insolvencies rose, insolvencies fall, insolvencies fell, insolvencies up, insolvencies down, number of bankruptcies, bankruptcies rise, bankruptcies rose, bankruptcies up",
    ),
    match: [
      "Furniture maker files for insolvency",
      "Airline enters administration",
      "Battery start-up files for Chapter 11",
    ],
    no: [
      "A morally bankrupt policy",
      "Chapter 11 of the novel is the best",
      "Retailer avoids bankruptcy with loan",
      "Bankruptcy law reform passes senate",
      "Company insolvencies rise 12 % in October, statistics office says",
    ],
  },
  {
    id: "financial-distress-1",
    type: "financial-distress",
    any: list(
      "debt default*, default* on, missed payment*, miss* … payment, profit warning*, liquidity crisis, cash crunch, cash crisis, debt crisis, bailout*, bail-out*, going concern, debt restructuring, restructure debt, restructuring plan, credit rating … cut, downgrade* … junk, junk status, financial difficult*, financial trouble*, heavy losses, near collapse, struggling to pay, rescue package, emergency loan*, covenant breach*, payment default, debt-laden, on the brink of collapse",
    ),
    not: list(
      "default setting*, by default, national debt ceiling, student loan*, profit warning lifted, default browser, default on iphone",
    ),
    match: [
      "Developer misses bond payment",
      "Retailer issues profit warning",
      "Auditors doubt steel group as a going concern",
    ],
    no: [
      "Browser blocks ads by default on phones; default on iPhone",
      "Student loan default on the rise: student loans",
      "Profit warning lifted at bank",
    ],
  },
  {
    id: "merger-1",
    type: "merger",
    any: list(
      "acquire*, acquiring, acquisition of, acquisition by, to acquire, completes acquisition, agree* to buy, to buy, buys, takeover*, take over of, merger*, merge with, merges with, to merge, buyout*, buy-out, bid for, takes over, to be acquired, tender offer, hostile bid, agreement to purchase, agreed to purchase, announces acquisition, bought by, agreed to buy, completed … acquisition, acquisition",
    ),
    near: {
      any: list(
        "company, group, inc, corp, ltd, plc, llc, gmbh, ag, sa, firm, maker, rival, business, unit, division, subsidiary, stake, billion, million, deal, shareholder*, bid, bank, assets, announce*, complete*, agree*, merger*, acquisition*, acquires, technologies, holdings, solutions, systems, talks, startup, regulator*, offer, partners, capital, brand, operator, platform, provider",
      ),
      within: 8,
    },
    not: list(
      "buys time, data acquisition, language acquisition, acquired taste, acquired immun*, customer acquisition, talent acquisition, midfielder, striker, defender, quarterback, mlb, nba, nfl, student takeover, military takeover, coup, taliban takeover, buy rating, to buy now, stocks to buy, shares to buy, acquired infection, land acquisition, gifts to buy, best … to buy, where to buy, rebel*, treatment, acquire knowledge, target acquisition, share buyback, takes over from, took over from, user acquisition, acquire … customers, customers, merger of … associations, trade associations",
    ),
    match: [
      "Bosch to acquire sensor maker for 400 million",
      "Rivals announce merger of their steel units",
      "Chemical group agrees to buy Dutch rival",
    ],
    no: [
      "Best phones to buy from any company",
      "Club acquires midfielder in 20 million deal",
      "Military takeover deal in capital",
      "Merger of two trade associations of foundry group owners",
    ],
  },
  {
    id: "ownership-change-1",
    type: "ownership-change",
    any: list(
      "stake sale, sell* … stake, sold … stake, buy* … stake, sells its stake, spin-off, spin off, spins off, spun off, divest*, carve-out, nationalis*, nationaliz*, privatis*, privatiz*, change of ownership, new owner, majority stake, controlling stake, minority stake, sale of its, sells … unit, sells … business, sells … division, sold to, take* … private, going private, expropriat*, ipo",
    ),
    not: list(
      "at stake, stake president, tv spin-off, film spin-off, series, spin-off show, painting, house sold to, auction, fossil fuel divestment campus, sold to the highest bidder",
    ),
    match: [
      "Conglomerate to spin off turbine arm",
      "Fund buys majority stake in port operator",
      "Government nationalises lithium miner",
    ],
    no: ["Jobs at stake in talks", "TV spin-off series starts in May", "Painting sold to museum at auction"],
  },
  {
    id: "management-change-1",
    type: "management-change",
    any: list(
      "chief executive, ceo, cfo, coo, cto, chief financial officer, chief operating officer, chief technology officer, chairman, chairwoman, managing director, board of directors, president, executive vice president, vice president, board member, general counsel, finance chief, chief officer",
    ),
    near: {
      any: list(
        "appoint*, named, names, step* down, resign*, replace*, succeed*, successor, oust*, quits, quit, departs, departure, retire*, hire*, promot*, elect* to, joins as, joined as, leaves, leave, fired, sacked, new, interim, elected, dismiss*, stepping",
      ),
      within: 8,
    },
    not: list(
      "president of the united states, president trump, president biden, president putin, president xi, prime minister, parliament, election, vice president harris, vice president pence, former president, student president, minister, white house, football, basketball, club president, coach*, says ceo of new",
    ),
    match: [
      "Retailer names new chief executive",
      "CFO resigns after audit",
      "Chairman of carmaker to step down in May",
    ],
    no: [
      "President Biden names new envoy",
      "Former president leaves hospital",
      "Prime minister replaces vice president",
    ],
  },
];
