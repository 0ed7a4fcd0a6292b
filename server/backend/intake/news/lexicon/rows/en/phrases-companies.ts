import { list } from "../../list";
import type { LexiconRow } from "../../row";

const COMPANY = list(
  "company, group, firm, maker, supplier*, plant, works, factory, foundry, mill, mine, customers, orders, loan, quarter, bank*, board, owner*, holding*",
);

/** The same: law, money and owners. */
export const PHRASES_COMPANIES: readonly LexiconRow[] = [
  {
    id: "corruption-2",
    type: "corruption",
    any: list(
      "paid for permits, paid officials, extortion by … official*, extortion by … officer*, victim of extortion, customs officer arrested, official arrested, unlawful payment*",
    ),
    near: { any: list("customs, prosecutor*, permit*, investigat*, warrant, company, police, payment*"), within: 12 },
    not: list(
      "sextortion, ransomware, gang*, visitor*, tourist*, hike, dive, fishing permits, no more paid, actor*, season finale",
    ),
    match: [
      "Customs officer arrested: forwarder named in the warrant",
      "Prosecutors: sales manager paid for permits",
      "Company is investigated over unlawful payments",
    ],
    no: [
      "Police: extortion by phone up 12 %",
      "Gang held for extortion, police say",
      "Visitors paid for permits to hike, company says",
    ],
  },
  {
    id: "fraud-2",
    type: "fraud",
    any: list(
      "forged certificate*, forged test certificate*, forged test report*, forged test result*, forged material certificate*, forged quality certificate*, forged safety certificate*, forged inspection certificate*, forged iso certificate*, forged its … certificate*, forged the … certificate*, certificates were forged, certificates forged, forged invoice*, false certificate*, false test*, fabricated … result*, manipulated … test*, test certificates … under review, refuses to sign … accounts, refuse* to sign off, withheld its opinion, disclaimer of opinion, special audit",
    ),
    not: list(
      "vaccination certificate*, covid*, birth certificate*, school, museum, old masters, art, driving licen*, magazine, new course, training, how to spot, learn to spot",
    ),
    match: [
      "Forged test certificates at steel works",
      "Auditor refuses to sign the accounts of battery maker",
      "Test certificates of brake calipers under review",
    ],
    no: [
      "Man held over forged vaccination certificates",
      "Forged birth certificate sold",
      "Maker of forged steel parts gets quality certificate",
      "Buyers learn to spot forged certificates in new course",
      "Forged crankshafts pass test: new certificate for forge",
      "Museum shows forged certificates of old masters",
    ],
  },
  {
    id: "data-breach-2",
    type: "data-breach",
    any: list(
      "drawings … leaked, drawings of customers, leak* … drawings, files … offered on a forum, files … published on a … forum, files … published in a … forum, offered … on the dark web, trade secrets stolen, stolen trade secrets, customer files … leak*",
    ),
    not: list("children, art, artist*, film, best practice, guidance"),
    match: [
      "Drawings of customers leaked from gear maker",
      "Files of supplier offered on a forum",
      "Plans of customers offered for sale on the dark web",
    ],
    no: ["Drawings of the artist go on show", "Film drawings leaked by fans", "Files published by forum of suppliers"],
  },
  {
    id: "lawsuit-2",
    type: "lawsuit",
    any: list(
      "patent dispute*, injunction against, issued an injunction, court restricts, court bars, court forbids, court upholds complaint, court upholds … complaint of, court upholds … complaint against, claims damages, sued for damages",
    ),
    near: {
      any: [
        ...COMPANY,
        ...list(
          "sales, charger*, patent*, distributor, agent, import*, product*, contract*, licence*, deliver*, damages, site, former, residents, workers, union*",
        ),
      ],
      within: 14,
    },
    not: list("tennis, pub, abortion, supreme court, election*, trump, immigration, protest*, deport*"),
    match: [
      "Patent dispute: court restricts sales of charger maker",
      "Distributor obtains injunction against pump maker",
      "Former agent claims damages from mill",
    ],
    no: [
      "Supreme court bars deportation",
      "Court bars abortion law",
      "Court bars man from pub for a year",
      "Court upholds licence of mine, residents lose complaint",
      "Tennis court restricts play times",
    ],
  },
  {
    id: "insolvency-2",
    type: "insolvency",
    any: list(
      "names administrator, appoints administrator, administrator for … court, court names … administrator, court appoints … administrator, provisional administration, under administration, administrator … creditors",
    ),
    not: list("epa, nasa, school, database, system administrator, network administrator, fema, agency, trump, biden"),
    match: [
      "Court names administrator for toolmaker",
      "Carmaker placed under provisional administration",
      "Court appoints an administrator for mill",
    ],
    no: ["EPA names administrator for region", "School appoints administrator", "Database administrator wanted"],
  },
  {
    id: "financial-distress-2",
    type: "financial-distress",
    any: list(
      "talks with its banks, talks with … banks about, talks with lenders, talks with creditors, ask* for prepayment, " +
        "asks customers … pay within, asks customers … pay in advance, asks customers … pay earlier, asks customers … pay sooner, asks customers for shorter terms, asked its customers … pay within, standstill agreement, to repay a bond, sells … to repay, negotiat* … bridging loan, negotiat* … bridge loan, negotiat* … rescue loan, renegotiat* … loan, covenant waiver, about a waiver",
    ),
    near: { any: COMPANY, within: 16 },
    not: list(
      "imf, government, minister*, greece, argentina, sovereign, football club, club, expand*, expansion, bigger plant, new plant, orders boom, boom*, growth",
    ),
    match: [
      "Casting maker in talks with its banks after a weak quarter",
      "Toolmaker asks customers for shorter terms",
      "Holding sells land to repay a bond of its group",
    ],
    no: [
      "IMF in talks with creditors of Argentina and its banks",
      "Government in talks with lenders about bank law",
      "Minister asks customers to pay more for bank cards",
      "Shop asks customers to pay by card",
      "Start-up in talks with its banks about bigger plant as orders boom",
      "Steelmaker negotiates green loan with bank group",
    ],
  },
  {
    id: "financial-distress-3",
    type: "financial-distress",
    any: list(
      "credit insurer cuts, credit insurer … cut*, credit insurer … lower*, credit insurer … halved, credit insurers … lowered, cuts cover for, cut … credit limit*, lowered … credit limit*",
    ),
    not: list("raises cover, flood, health cover, travel, cyber, lightning, hail, buildings, homes, in new policy"),
    match: [
      "Credit insurer cuts cover for toy maker",
      "Credit insurers have lowered their limits for casting works",
      "Insurer cuts cover for furniture chain",
    ],
    no: [
      "Insurer cuts cover for flood damage",
      "Health cover cut for pensioners: health cover",
      "Travel insurer cuts cover for skiers on travel",
      "Insurer cuts cover for cyber risks in new policy",
    ],
  },
  {
    id: "merger-2",
    type: "merger",
    any: list(
      "offers for a majority, offer for a majority, offers for … majority of, takeover offer, makes offer for, raises offer for",
    ),
    near: {
      any: [
        ...COMPANY,
        ...list("rival, investor*, fund, bidder, buyer, shares, shareholder*, stake, billion, million"),
      ],
      within: 12,
    },
    not: list(
      "parliament, election, seats, player, midfielder, striker, club, goalie, majority of staff, majority of employees, majority of … workers, days at home",
    ),
    match: [
      "Investor offers for a majority of gear maker",
      "Rival makes offer for pump maker",
      "Fund raises offer for mill owner",
    ],
    no: [
      "Club makes offer for striker",
      "Party offers for majority in parliament",
      "Builder makes offer for night work to town",
      "Company offers for a majority of staff two days at home",
    ],
  },
  {
    id: "ownership-change-2",
    type: "ownership-change",
    any: list(
      "family sells … shares, family sells … stake, family sells … majority, family sells … company, family sells … firm, family sells … business, family sells … works, founder sells … shares, owner sells … shares, sells its shares in, sold its shares in, changes hands, changed hands, owner of … under review, shareholder … under review, ownership … under review, beneficial owner* … could not, majority owner … named",
    ),
    near: { any: [...COMPANY, ...list("shares, stake, register")], within: 14 },
    not: list(
      "ball, house, painting, gold, currency, prisoner*, town, village, trophy, cup, title, coin*, stamp*, auction*, jam",
    ),
    match: [
      "Founding family sells its shares in screw maker",
      "Owner of 49 % of foundry under review by the trade register",
      "Glass works changes hands",
    ],
    no: [
      "Family sells house for gold shares",
      "Town changes hands in battle, bank closed",
      "Family sells painting to bank",
      "Trophy changes hands as company team wins cup",
      "Family sells 40 jars of jam a week to works canteen",
    ],
  },
  {
    id: "plant-closure-2",
    type: "plant-closure",
    any: list(
      "close its works, closes its works, closing its works, close … works in, closes … works in, works to close, close its foundry, closes its foundry, foundry to close, close its site in, closes its site in, jobs are lost … close*, close … foundry",
    ),
    not: list(
      "road*, bridge*, tunnel*, motorway*, temporarily, water works, rail works, close to works, close to the works, close to its works, for christmas, for the holidays, for a day, for the day, visitors, works tour, tours",
    ),
    match: [
      "Gear maker to close its works in Herne",
      "Foundry to close after 90 years",
      "Pump maker closes its site in Lille",
    ],
    no: [
      "Road closed for works in Hull: close to works in spring",
      "Bridge works to close lane",
      "Works close to the sea",
      "Bakery close to works in Essen wins prize",
      "Foundry to close for Christmas as usual",
      "Brewer closes its works tour to visitors",
    ],
  },
];
