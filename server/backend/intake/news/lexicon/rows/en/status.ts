import type { EventTypeId } from "../../../../../reference/catalogue/event-types";
import { HAPPENS, othersThan, SEEN, SUDDEN } from "../../happens";
import { list } from "../../list";
import type { LexiconRow } from "../../row";

/** A strike that goes on is told with what is planned in it. */
const ON_STRIKE =
  "enters … day, enters … week, enters … month, second day, third day, fourth day, fifth day, second week, third week, fourth week, week of strike, day of strike, workers on strike, strike continues, strike goes on, considers offer, considering offer, considers … offer";

/** How far an event has come. */
export const STATUS: readonly LexiconRow[] = [
  {
    id: "planned-1",
    status: "planned",
    any: list(
      "plan to, plans to, planned, planning to, set to, will vote, scheduled, to begin on, expected to, due to start, proposes, proposed, is to, announce* … plan*, considers, considering, from monday, next week, next month, later this, due to arrive, due to hit, would step down, to step down, to strike, to walk out, proposal to acquire, offer to acquire",
    ),
    except: SUDDEN,
    // A settlement that is proposed to a court is agreed, and what is given to read is no plan.
    not: list(
      "proposed … consent decree, proposed … settlement*, proposed … final judgment, proposed … amendment, proposed … agreement, decide how to, ways to, no plans to, plan* to lift, talks set to, talks … set to, talks scheduled, talks … scheduled, talks planned, expected to resume, set to resume, due to resume, plan* to resume, " +
        ON_STRIKE,
    ),
    match: [
      "Carmaker plans to cut jobs",
      "Rail strike scheduled for Friday",
      "Steel group is to close mill",
      "Rail workers to strike for two days",
    ],
    no: [
      "Plant fire kills two",
      "Workers strike in Oslo",
      "Notice of Lodging of Proposed Partial Consent Decree",
      "Dockers strike, talks set to resume on Friday",
      "Workers strike as carmaker considers offer",
    ],
  },
  {
    id: "planned-2",
    status: "planned",
    except: othersThan("plant-closure", "mass-layoff"),
    any: list(
      "to close, to shut, to cut, to axe, to shed, to slash, to lay off, to eliminate, will close, will shut, will cut, will axe, will shed, will lay off, will eliminate, intend* to, mulls, mulling, weighs, weighing, prepares to, preparing to",
    ),
    not: list(
      "forced to, forces … to, force … to, had to, has to, have to, began to, begins to, begin to, starts to, started to, able to, ordered to, fail* to, close to, not to, will not, used to, ways to",
    ),
    match: ["Carmaker to cut 300 jobs", "Steel group will close Leeds mill", "Bank mulls job cuts"],
    no: ["Carmaker cuts 300 jobs", "Steel group forced to close mill", "Bank begins to lay off 300"],
  },
  {
    id: "planned-3",
    status: "planned",
    except: othersThan("strike", "protest"),
    any: list(
      "will strike, will walk out, will go on strike, will stage, to stage, to go on strike, call* strike for, call* strike on, announce* strike for, announce* strike on, vote* for strike, vote* in favour of strike, back strike action, backs strike action, plan strike, plans strike, plan walkout, strike notice, strike set for",
    ),
    not: list(`continue* to, ${ON_STRIKE}`),
    match: [
      "Teachers will walk out on Tuesday",
      "Train drivers to stage two-day strike",
      "Pilots announce strike for Monday",
    ],
    no: ["Teachers walk out", "Train drivers continue to stage protests", "Pilots on strike"],
  },
  {
    id: "planned-4",
    status: "planned",
    except: othersThan("sanctions", "export-control", "trade-barrier", "merger", "ownership-change"),
    any: list(
      "to impose, will impose, to sanction, weighs, weighing, mulls, mulling, in talks to, explores sale, nears deal, close to deal, prepares to, preparing to, intend* to",
    ),
    not: list("forced to, talks … fail, talks … collapse, imposes, imposed"),
    match: [
      "EU to impose sanctions on bank",
      "US weighs export controls on chips",
      "Steel group in talks to buy rival",
    ],
    no: ["EU imposes sanctions on bank", "US controls export of chips", "Steel group buys rival"],
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
    id: "threatened-4",
    status: "threatened",
    except: HAPPENS,
    any: list(
      "faces insolvency, faces bankruptcy, faces collapse, near* bankruptcy, near* insolvency, brink of, possible strike, potential strike, possible walkout, possible layoffs, potential layoffs, possible closure, potential closure, strike ballot, ballot for strike, ballot … strike action, strike mandate, could close, could cut, could shut, could shed, could lay off, could strike, could walk out, may close, may cut, may shut, may shed, may lay off, may strike, may walk out, might close, might cut, might shut, might strike, talks to avert, talks to avoid, bid to avert, bid to avoid, hope* to avert, effort* to avert, try to avert, tries to avert, trying to avert, not rule out, t rule out, prepar* to file, prepar* for bankruptcy, prepar* for insolvency",
    ),
    not: list("faces bankruptcy fraud, faces insolvency proceedings, faces bankruptcy court, could … not"),
    match: ["Retailer faces insolvency", "Carmaker could close plant", "Talks to avert rail strike fail"],
    no: ["Retailer insolvent", "Carmaker closes plant", "Retailer faces bankruptcy fraud charges"],
  },
  {
    id: "threatened-5",
    status: "threatened",
    except: othersThan("storm", "flood", "wildfire"),
    any: list(
      "heads for, head for, heading for, bears down on, barrels toward*, storm warning, storm warnings, flood warning, flood warnings, flood alert, flood alerts, gale warning*, typhoon warning, hurricane warning, hurricane watch",
    ),
    not: list(
      "kill*, dead, death*, die, dies, died, destroy*, hits, hit, batter*, injur*, swept, devastat*, lifted, cancel*, homes flooded, after, cut off, damag*",
    ),
    match: ["Typhoon heads for Taiwan", "Storm warning for Leeds", "Flood alert issued for the coast"],
    no: ["Typhoon hits Taiwan", "Storm kills two in Leeds, flood warning issued", "Flood cuts off the coast"],
  },
  {
    id: "ended-1",
    status: "ended",
    any: list(
      "ends strike, strike ends, strike ended, end of strike, end strike, called off … strike, return* to work, resume* production, resum* operations, production resumes, restart*, reopen*, lifted, lifts, contained, over after, back to work, lifts sanctions, ending strike, ending … strike, ends … strike, end their strike, end the strike, end … day strike, end … week strike, end … month strike, strike at … ends, strike in … ends, walkout … ends, ends walkout, end walkout, strike is over, back to normal, exits bankruptcy, exit* from bankruptcy",
    ),
    // What is only wanted or hoped for, and what is not so.
    not: list(
      "talks to end, talks aimed at, bid to end, hope* to end, effort* to end, try to end, tries to end, trying to end, fail* to end, call* … to end, urge* … to end, pressure to end, against ending, reject* … ending, without ending, refus* to return, refus* to end, not return to work, no return to work, unable to resume, unable to restart, unable to reopen, not resume, not restart, not reopen, not … lifted, not lift*, no plans to, expected to resume, expected to reopen, expected to restart, set to resume, set to reopen, set to restart, due to resume, due to reopen, due to restart, plan* to resume, plan* to reopen, plan* to restart, hope* to resume, hope* to reopen, hope* to restart, aim* to resume, aim* to restart, will resume, will reopen, will restart, to reopen, to restart, before it reopens, tsunami warning*, before work resumes",
    ),
    match: [
      "Dockers return to work",
      "Plant resumes production after fire",
      "Sanctions on the bank lifted",
      "Dockers end three-week strike",
      "Strike at port of Leeds ends",
    ],
    no: [
      "Dockers walk out",
      "Plant halts production",
      "Refinery burns",
      "Talks to end strike fail",
      "Dockers refuse to return to work",
      "Plant hit by fire expected to resume production next week",
      "Earthquake hits town, tsunami warning lifted",
    ],
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
    any: list("avert*, prevented, foiled, thwart*, narrowly escaped, staved off"),
    not: list(
      "talks to avert, talks aimed at, bid to avert, hope* to avert, effort* to avert, try to avert, tries to avert, trying to avert, fail* to avert, unable to avert, not … averted, could have prevented, could have been prevented, could have been averted, fail* to thwart, prevented from",
    ),
    match: ["Rail strike averted at last minute", "Flood averted as dam holds", "Cyber attack on bank foiled"],
    no: ["Rail strike begins", "Union fails to avert strike", "Fire could have been prevented"],
  },
  {
    id: "averted-2",
    status: "averted",
    except: HAPPENS,
    any: list(
      "called off, calls off, call off, cancelled, canceled, suspend* strike, suspends planned, avoid*, withdrawn, postpone*, scrap* plan*, drops plan*, shelve* plan*, saved from insolvency, saved from bankruptcy, rescued from insolvency",
    ),
    // What a strike has cancelled, and what travellers are told.
    not: list(
      "flight* … cancelled, flight* … canceled, cancelled flight*, canceled flight*, train* … cancelled, trains … canceled, service* … cancelled, services … canceled, class* … cancelled, surger* … cancelled, operations … cancelled, appointment* … cancelled, search … called off, called off search, told to avoid, urged to avoid, advised to avoid, asked to avoid, avoid travel*, avoid the area, avoid area, talks to avoid, bid to avoid, fail* to avoid, tax avoid*, duty avoid*, avoid tax*, avoid dut*, avoid sanction*, avoid detection",
    ),
    match: ["Unions call off walkout", "Retailer avoids insolvency", "Rail strike cancelled"],
    no: ["Unions call walkout", "Retailer insolvent", "Pilots strike: hundreds of flights cancelled"],
  },
  {
    id: "averted-3",
    status: "averted",
    except: othersThan("tsunami", "storm", "flood", "volcano"),
    any: list(
      "warning lifted, warnings lifted, warning cancel*, alert lifted, alert cancel*, lifts … warning, cancels … warning",
    ),
    not: list("kill*, dead, death*, destroy*, injur*"),
    match: ["Tsunami warning lifted", "Storm alert cancelled on the coast", "Agency lifts tsunami warning"],
    no: ["Tsunami warning issued", "Storm alert on the coast", "Tsunami kills three, warning lifted"],
  },
  {
    id: "denied-1",
    status: "denied",
    except: SEEN,
    any: list(
      "denies, denied, deny, denying, rejects claim*, rejects report*, rejects allegation*, reject* … allegation*, reject* … accusation*, dismisses report*, dismisses claim*, dismiss* … allegation*, refutes, no plans to, has no … plans, no truth, rules out, ruled out, disputes",
    ),
    // What a court or an office denies somebody, what was not the cause, and what is not denied.
    not: list(
      "den* bail, den* motion, den* request, den* petition, den* appeal, den* entry, den* access, denied wages, denied pay, denied … rights, den* visa*, den* permission, denied boarding, denied overtime, not deny, not denied, nor den*, arson … ruled out, rule* out arson, rule* out foul play, foul play … ruled out, terrorism ruled out, rule* out terrorism, sabotage … ruled out, rule* out sabotage, rules out delay, not rule* out, not ruled out, no plans to lift, no plans to end, no plans to return, no plans to reopen, no plans to resume, judge reject*, court reject*, judge dismiss*, court dismiss*",
    ),
    match: [
      "Supplier denies child labour",
      "Carmaker has no plans to close plant",
      "Bank rejects report of fraud",
      "Supplier rejects forced labour allegations",
    ],
    no: [
      "Supplier admits child labour",
      "Carmaker plans closure",
      "Bank confirms fraud",
      "Judge denies motion to dismiss fraud suit",
      "Explosion at plant: arson ruled out",
      "Carmaker does not deny data breach",
    ],
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
