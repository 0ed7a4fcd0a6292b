import type { EventTypeId } from "../../../../../reference/catalogue/event-types";
import { list } from "../../list";
import type { LexiconRow } from "../../row";

/** How far an event has come. */
export const STATUS: readonly LexiconRow[] = [
  {
    id: "planned-1",
    status: "planned",
    any: list(
      "plan to, plans to, planned, planning to, set to, will vote, scheduled, to begin on, expected to, due to start, proposes, proposed, is to, announce* … plan*, considers, considering, from monday, next week, next month, later this, due to arrive, due to hit, would step down, to step down, to strike, to walk out, proposal to acquire, offer to acquire",
    ),
    // A settlement that is proposed to a court is agreed, and what is given to read is no plan.
    not: list(
      "proposed … consent decree, proposed … settlement*, proposed … final judgment, proposed … amendment, proposed … agreement, decide how to, ways to",
    ),
    match: [
      "Carmaker plans to cut jobs",
      "Rail strike scheduled for Friday",
      "Steel group is to close mill",
      "Rail workers to strike for two days",
    ],
    no: ["Plant fire kills two", "Workers strike in Oslo", "Notice of Lodging of Proposed Partial Consent Decree"],
  },
  {
    id: "threatened-1",
    status: "threatened",
    any: list("threat* to, threat* of, threaten*, loom*, could face, on the brink, may face, brace* for, verge of"),
    not: list("threatened species, threatened wildlife, threatened plants, threatened status"),
    match: ["Union threatens to strike", "Insolvency looms for retailer", "Port braces for typhoon"],
    no: ["Union ends strike", "Retailer insolvent", "Threatened Species Status for a crayfish"],
  },
  {
    id: "threatened-2",
    status: "threatened",
    except: ["product-safety", "product-recall", "data-breach"],
    any: list("risk of, warn* of, fears of"),
    match: ["Steel group warns of job cuts", "Risk of flood in Gdansk", "Fears of insolvency at retailer"],
    no: ["Union warns members", "Job cuts at steel group", "A risky bid"],
  },
  {
    id: "threatened-3",
    status: "threatened",
    except: list(
      "product-safety, product-recall, data-breach, cyber-attack, fraud, fire, explosion, workplace-accident, transport-accident, insolvency, earthquake, flood, storm",
    ) as EventTypeId[],
    any: list("at risk"),
    match: ["Steelworks closure puts 900 jobs at risk", "Harvest at risk in drought", "Mill at risk as talks fail"],
    no: ["Union takes a risk", "Risky bid for mill", "Mill closes"],
  },
  {
    id: "ended-1",
    status: "ended",
    any: list(
      "ends strike, strike ends, strike ended, end of strike, end strike, called off … strike, return* to work, resume* production, resum* operations, production resumes, restart*, reopen*, lifted, lifts, contained, over after, back to work, lifts sanctions",
    ),
    match: ["Dockers return to work", "Plant resumes production after fire", "Sanctions on the bank lifted"],
    no: ["Dockers walk out", "Plant halts production", "Refinery burns"],
  },
  {
    id: "fire-out-1",
    status: "ended",
    of: ["fire", "wildfire", "explosion"],
    any: list("extinguished, under control, put out the fire, put out the blaze, doused"),
    not: list("not … under control, not … extinguished, yet to be"),
    match: ["Refinery blaze extinguished", "Wildfire under control", "Crews put out the fire at the mill"],
    no: ["Refinery burns", "Wildfire not yet under control", "Mill put out a statement on the fire"],
  },
  {
    id: "averted-1",
    status: "averted",
    any: list(
      "avert*, called off, calls off, call off, cancelled, canceled, suspend* strike, suspends planned, prevented, avoid*, foiled, thwart*, narrowly escaped, staved off, withdrawn, postpone*, scrap* plan*, drops plan*",
    ),
    match: ["Rail strike averted at last minute", "Unions call off walkout", "Retailer avoids insolvency"],
    no: ["Rail strike begins", "Unions call walkout", "Retailer insolvent"],
  },
  {
    id: "denied-1",
    status: "denied",
    any: list(
      "denies, denied, deny, denying, rejects claim*, rejects report*, rejects allegation*, dismisses report*, dismisses claim*, refutes, no plans to, has no … plans, no truth, rules out, ruled out, disputes",
    ),
    match: ["Supplier denies child labour", "Carmaker has no plans to close plant", "Bank rejects report of fraud"],
    no: ["Supplier admits child labour", "Carmaker plans closure", "Bank confirms fraud"],
  },
  {
    id: "past-1",
    status: "past",
    any: list(
      "anniversary, years ago, years after, years since, decades after, decade after, decades ago, remembering, commemorat*, look back, looking back, a year after, one year after, year on, historic fire, memorial, history of, marks … years, on this day",
    ),
    // A memorial that a place is named after; how old a company is; "year on year".
    not: list(
      "memorial coliseum, memorial hospital*, memorial day, memorial stadium, memorial medical, memorial park, memorial bridge, memorial highway, memorial airport, memorial library, war memorial, veterans memorial, founded … years ago, opened … years ago, built … years ago, established … years ago, acquired … years ago, bought … years ago, founded … decades ago, built … decades ago, years after … takeover, years after … merger, years after … acquisition, years after … buyout, years after … rescue, years after … founding, years after … opening, years after … listing, taken over … years ago, years after it bought, year on year, in the history of",
    ),
    match: [
      "City marks anniversary of flood",
      "Ten years after the factory collapse",
      "Survivors commemorate mine disaster",
    ],
    no: [
      "Flood hits city",
      "Factory collapses",
      "Mine disaster kills six",
      "Fire destroys mill that was founded ten years ago",
      "Maker is insolvent after sales fell a fifth year on year",
      "Workers strike in 19 cities",
      "Retailer is insolvent two years after its takeover by a fund",
      "Biggest fire in the history of the port",
    ],
  },
];
