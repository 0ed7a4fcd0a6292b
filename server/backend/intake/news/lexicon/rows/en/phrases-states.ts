import { list } from "../../list";
import type { LexiconRow } from "../../row";

/** The same: what states order. */
export const PHRASES_STATES: readonly LexiconRow[] = [
  {
    id: "regulatory-change-2",
    type: "regulatory-change",
    any: list("tighten* limits, tighten* … limits, new limits for, stricter limits, stricter rules, tighter rules"),
    near: {
      any: list(
        "industr*, emission*, dust, import*, export*, company, companies, plants, chemical*, packaging, batter*, earnings, smelter*, foundries",
      ),
      within: 12,
    },
    not: list(
      "league, fifa, speed limits, alcohol, visa*, immigration, school*, smoking, referee*, gym*, phone*, dogs",
    ),
    match: [
      "Norway tightens limits for industrial emissions",
      "New limits for dust apply to foundries",
      "Tighter rules for packaging from May on",
    ],
    no: [
      "City tightens speed limits for industry roads",
      "FIFA: stricter rules for companies",
      "Stricter rules for school exports",
      "New limits for data in phone plans of company",
    ],
  },
  {
    id: "export-control-2",
    type: "export-control",
    any: list(
      "licence* for exports, license* for exports, need a licence … export*, need a license … export*, asks for licences, cut* … export quota*, export quota*, exporters cut quotas, mining quota*, ore quota*, cuts … quotas",
    ),
    near: { any: list("export*, ore, magnet*, metal*, nickel, alloys, ministry, mining, goods"), within: 12 },
    not: list(
      "fishing, milk quota*, fish, cod, tuna, driving, canteen, simplif*, easier, eases, drops export, scraps export, lifts export",
    ),
    match: [
      "Country asks for licences for exports of magnets",
      "Ministry cuts nickel ore quotas for the next half-year",
      "Exporters cut quotas for cobalt ore",
    ],
    no: [
      "Ministry cuts fishing quotas",
      "Export of milk: milk quotas end",
      "Fishing boats: export quotas for cod agreed",
      "Ministry drops export quota for rare earths",
      "Ministry simplifies licences for exports of goods",
    ],
  },
  {
    id: "trade-barrier-2",
    type: "trade-barrier",
    any: list(
      "convert … export earnings, conversion of export earnings, currency control*, foreign exchange control*, repatriat* … export earnings",
    ),
    match: [
      "Country changes rules for the conversion of export earnings",
      "Central bank tightens foreign exchange controls",
      "Exporters have to convert 30 % of their export earnings",
    ],
    no: ["Export earnings rise", "Currency falls to record low", "Repatriated athletes earn medals"],
  },
  {
    id: "water-stress-2",
    type: "water-stress",
    any: list(
      "limit* … pumping, limits brine pumping, cut* the supply of water, water … supply cut*, lagoons are falling, water table … fell, lowered the water table",
    ),
    near: { any: list("water, brine, licence, authority, industrial users, lagoon*, wells"), within: 12 },
    not: list("flood*, oil wells, breast, tyre*, tire*, app"),
    match: [
      "Water authority limits brine pumping at salt lake",
      "Pumping lowered the water table by three metres",
      "Authority limits pumping of water for mine",
    ],
    no: ["Flood: authority limits pumping of water", "Water slide opens at pool", "Oil wells limit pumping of water"],
  },
];
