import { list } from "../../list";
import type { LexiconRow } from "../../row";

const COMPANY = list(
  "company, group, firm, maker, supplier*, plant, works, factory, foundry, mill, mine, customers, orders, loan, quarter, bank*, board, owner*, holding*",
);

/** The same: goods, law, money and owners. */
export const PHRASES_COMPANIES: readonly LexiconRow[] = [
  {
    id: "product-safety-2",
    type: "product-safety",
    any: list(
      "market surveillance, samples missed, samples failed, failed … safety test*, warn* against using, warns of … batch, regulator warns of, authority … warned of, authority warns of",
    ),
    near: {
      any: list(
        "product*, sample*, batch*, parts, goods, bearing*, brake*, delivery, deliveries, customers, values, recall*, maker",
      ),
      within: 16,
    },
    not: list("storm*, heat, flood*, price*, inflation, bank*, crypto*, scam*"),
    match: [
      "Market surveillance authority finds lead in product samples",
      "Regulator warns of brake parts from supplier",
      "Four of 40 samples failed safety tests",
    ],
    no: ["Regulator warns of higher prices of goods", "Authority warns of flood", "Regulator warns of crypto products"],
  },
  {
    id: "product-recall-2",
    type: "product-recall",
    any: list(
      "calls back … batch*, called back … batch*, calls back … lots, calls back … lot of, calls back … parts, takes back … batch*",
    ),
    match: [
      "Bearing maker calls back one batch of seals",
      "Cable maker calls back two lots of plugs",
      "Company has called back one batch",
    ],
    no: ["Minister calls back ambassador", "Coach calls back a lot", "Company calls customers back"],
  },
  {
    id: "pollution-2",
    type: "pollution",
    any: list(
      "discolour* river, discolor* river, discolour* … river, reddish river, waste water from, wastewater from, below the outfall, effluent*, found in groundwater, solvent* … groundwater, in groundwater below, closes river intake, closed the intake",
    ),
    not: list("covid*, coronavirus, virus, heat from waste water, reuse, treats"),
    match: [
      "Waste water from dye works discolours river",
      "Solvent found in groundwater below plating shop",
      "Effluent kills trees beside paper mill",
    ],
    no: [
      "Virus found in waste water from city",
      "City draws heat from waste water: heat from waste water",
      "Plant treats waste water from brewery",
    ],
  },
  {
    id: "hazardous-waste-2",
    type: "hazardous-waste",
    any: list(
      "drums with solvent*, drums of … chemical*, drums without labels, barrels of … chemical*, unlabelled drums, hazardous sludge, aluminium dross, dross stored, dross … in the open, waste records, waste stored in the open, asbestos waste",
    ),
    not: list("steel drums concert, music"),
    match: [
      "Drums with solvents found behind plating shop",
      "Smelter fined for missing waste records",
      "Fine for aluminium dross stored in the open",
    ],
    no: ["Drums of the band beat on", "Barrels of wine for auction", "Waste of talent: records fall"],
  },
  {
    id: "deforestation-2",
    type: "deforestation",
    any: list("cleared forest, forest … cleared, clear* … hectares of forest, forest … felled, tree cover loss"),
    not: list("fire*, wildfire*, burn*, snow, storm*"),
    match: [
      "Satellite images show cleared forest on plots that deliver to trader",
      "Forest of 300 hectares cleared for cattle",
      "Tree cover loss doubles in soy region",
    ],
    no: [
      "Fire crews cleared forest road",
      "Storm wood in forest cleared",
      "Forest cleared their lines: late goal by burnley",
    ],
  },
  {
    id: "biodiversity-2",
    type: "biodiversity",
    any: list("wetland … dries up, wetland* … drained, wetland* … destroy*, breeding pairs, protected species"),
    near: { any: list("pump*, use of water, company, mine, works, plant, fell, drained, lost, destroy*"), within: 14 },
    match: [
      "Wetland near the mine dries up; company asked to pump less",
      "Plant drained wetland: wetlands destroyed",
      "Breeding pairs of crane fell beside mine",
    ],
    no: ["Breeding pairs of swans delight park", "Wetland park opens", "Protected species list published"],
  },
  {
    id: "emissions-2",
    type: "emissions",
    any: list(
      "misses … emission target*, misses … emissions target*, misses … climate target*, missed … emission target*, emissions … above … target, drops its climate target, drops … climate target*, weakens … climate target*, drops … emission target*",
    ),
    match: [
      "Steelmaker misses its own emission target",
      "Haulier drops its climate target",
      "Emissions 9 % above its target for the year, airline says",
    ],
    no: ["Striker misses target", "Steelmaker meets emission target", "Bank drops price target"],
  },
  {
    id: "corruption-2",
    type: "corruption",
    any: list(
      "paid for permits, paid officials, extortion, customs officer arrested, official arrested, unlawful payment*",
    ),
    near: { any: list("customs, prosecutor*, permit*, investigat*, warrant, company, police, payment*"), within: 12 },
    not: list("sextortion, ransomware, gang*, visitor*, hike, fishing permits"),
    match: [
      "Customs officer arrested: forwarder named in the warrant",
      "Prosecutors: sales manager paid for permits",
      "Company is investigated over unlawful payments",
    ],
    no: ["Police warn of sextortion", "Gang held for extortion, police say", "Visitors paid for permits to hike"],
  },
  {
    id: "fraud-2",
    type: "fraud",
    any: list(
      "forged … certificate*, forged test*, forged invoice*, false certificate*, false test*, fabricated … result*, manipulated … test*, test certificates … under review, refuses to sign … accounts, refuse* to sign off, withheld its opinion, disclaimer of opinion, special audit",
    ),
    not: list("vaccination certificate*, covid*, birth certificate*, school"),
    match: [
      "Forged test certificates at steel works",
      "Auditor refuses to sign the accounts of battery maker",
      "Test certificates of brake calipers under review",
    ],
    no: ["Man held over forged vaccination certificates", "Forged birth certificate sold", "Audit of school lunches"],
  },
  {
    id: "data-breach-2",
    type: "data-breach",
    any: list(
      "drawings … leaked, drawings of customers, leak* … drawings, files … offered on a forum, files … published … forum, offered … on the dark web, trade secrets stolen, stolen trade secrets, customer files … leak*",
    ),
    not: list("children, art, artist*, film"),
    match: [
      "Drawings of customers leaked from gear maker",
      "Files of supplier offered on a forum",
      "Plans of customers offered for sale on the dark web",
    ],
    no: ["Drawings of the artist go on show", "Film drawings leaked by fans", "Children's drawings on files"],
  },
  {
    id: "lawsuit-2",
    type: "lawsuit",
    any: list(
      "patent dispute*, injunction against, issued an injunction, court restricts, court bars, court forbids, court upholds … complaint, claims damages, sued for damages",
    ),
    not: list("tennis, abortion, supreme court, election*, trump, immigration, protest*, deport*"),
    match: [
      "Patent dispute: court restricts sales of charger maker",
      "Distributor obtains injunction against pump maker",
      "Former agent claims damages from mill",
    ],
    no: ["Supreme court bars deportation", "Court bars abortion law", "Tennis court restricts play times"],
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
        "asks customers … pay, asks customers for shorter terms, standstill agreement, to repay a bond, sells … to repay, negotiat* … loan, covenant waiver, about a waiver",
    ),
    near: { any: COMPANY, within: 16 },
    not: list("imf, government, minister*, greece, argentina, sovereign"),
    match: [
      "Casting maker in talks with its banks after a weak quarter",
      "Toolmaker asks customers for shorter terms",
      "Holding sells land to repay a bond of its group",
    ],
    no: [
      "IMF in talks with creditors of Argentina and its banks",
      "Government in talks with lenders about bank law",
      "Minister asks customers to pay more for bank cards",
    ],
  },
  {
    id: "financial-distress-3",
    type: "financial-distress",
    any: list(
      "credit insurer cuts, credit insurer … cut*, credit insurer … lower*, credit insurer … halved, credit insurers … lowered, cuts cover for, cut … credit limit*, lowered … credit limit*",
    ),
    not: list("raises cover, flood, health cover, travel"),
    match: [
      "Credit insurer cuts cover for toy maker",
      "Credit insurers have lowered their limits for casting works",
      "Insurer cuts cover for furniture chain",
    ],
    no: [
      "Insurer cuts cover for flood damage",
      "Health cover cut for pensioners: health cover",
      "Travel insurer cuts cover for skiers on travel",
    ],
  },
  {
    id: "merger-2",
    type: "merger",
    any: list(
      "offers for a majority, offer for a majority, offers for … majority of, takeover offer, makes offer for, raises offer for",
    ),
    not: list("parliament, election, seats, player, midfielder, striker, club"),
    match: [
      "Investor offers for a majority of gear maker",
      "Rival makes offer for pump maker",
      "Fund raises offer for mill owner",
    ],
    no: ["Club makes offer for striker", "Party offers for majority in parliament", "Shop offers 20 % off"],
  },
  {
    id: "ownership-change-2",
    type: "ownership-change",
    any: list(
      "family sells its shares, family sells, founder sells … shares, owner sells … shares, sells its shares in, sold its shares in, changes hands, changed hands, owner of … under review, shareholder … under review, ownership … under review, beneficial owner* … could not, majority owner … named",
    ),
    near: { any: [...COMPANY, ...list("shares, stake, register")], within: 14 },
    not: list("ball, house, painting, gold, currency, prisoner*, town, village"),
    match: [
      "Founding family sells its shares in screw maker",
      "Owner of 49 % of foundry under review by the trade register",
      "Glass works changes hands",
    ],
    no: [
      "Family sells house for gold shares",
      "Town changes hands in battle, bank closed",
      "Family sells painting to bank",
    ],
  },
  {
    id: "plant-closure-2",
    type: "plant-closure",
    any: list(
      "close its works, closes its works, closing its works, close … works in, closes … works in, works to close, close its foundry, closes its foundry, foundry to close, close its site in, closes its site in, jobs are lost … close*, close … foundry",
    ),
    not: list("road*, bridge*, tunnel*, temporarily, water works, rail works"),
    match: [
      "Gear maker to close its works in Herne",
      "Foundry to close after 90 years",
      "Pump maker closes its site in Lille",
    ],
    no: [
      "Road closed for works in Hull: close to works in spring",
      "Bridge works to close lane",
      "Works close to the sea",
    ],
  },
];
