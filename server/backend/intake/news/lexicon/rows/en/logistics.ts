import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const LOGISTICS: readonly LexiconRow[] = [
  {
    id: "shipping-disruption-1",
    type: "shipping-disruption",
    any: list(
      "shipping disruption*, supply chain disruption*, red sea, suez canal, panama canal, bosphorus, strait of hormuz, bab el-mandeb, houthi*, piracy, pirates, hijack*, rerout*, vessel* … seized, ship* … seized, tanker … seized, ran aground, runs aground, aground, port closed, ports closed, port closure*, shipping halted, suspends … shipping, border closed, border closure*, freight … disrupt*, cargo ship*, container ship*, rail freight, closure of … canal, blocked canal, shipping lane*, shipping route*, freight rates",
    ),
    near: {
      any: list(
        "ship*, vessel*, tanker*, port*, cargo, freight, canal, container*, carrier*, traffic, attack*, block*, divert*, delay*, halt*, suspend*, disrupt*, avoid, seiz*, stuck, rerout*, border, trade, trucks",
      ),
      within: 8,
    },
    not: list(
      "pittsburgh pirates, pirates of the caribbean, mlb, software piracy, music piracy, video piracy, free shipping, red sea film, red sea international, diving, resort, cruise tips, freight rates fall*, freight rates fell, freight rates drop*, pirates beat, pirate jersey, red sea resort",
    ),
    match: [
      "Container ship runs aground in Suez Canal",
      "Carriers avoid Red Sea after attacks on ships",
      "Border closed: trucks stuck for days",
    ],
    no: [
      "Pittsburgh Pirates ship pitcher to rivals",
      "Red Sea resort opens near port",
      "Freight rates fall to lowest since May as ships wait",
      "Studio fights video piracy of ship drama",
    ],
  },
  {
    id: "port-congestion-1",
    type: "port-congestion",
    any: list(
      "port congestion, congested port*, congestion at, backlog*, ships queue*, vessels queue*, ships wait*, vessels wait*, anchored off, waiting to berth, waiting time*, ships idl*, queue of ships, queue of vessels, container pile*, yard congestion, berth delay*",
    ),
    near: { any: list("port*, ship*, vessel*, container*, terminal*, harbour*, harbor*, berth*"), within: 8 },
    not: list("court backlog, visa backlog, passport*, nasal, backlog of orders, asylum, road congestion"),
    match: [
      "Port congestion worsens in Rotterdam",
      "Seventy ships waiting off Los Angeles: vessels waiting to berth",
      "Container backlog grows at terminal",
    ],
    no: ["Visa backlog at port of entry", "Backlog of orders fills ship yard", "Road congestion at harbour tunnel"],
  },
  {
    id: "transport-accident-1",
    type: "transport-accident",
    any: list(
      "derail*, crash, crashes, crashed, collision, collided, collides, pile-up, plane crash*, train crash*, bus crash*, truck crash*, overturn*, capsiz*, sinks, sank, sinking, shipwreck*, helicopter crash*, ferry accident*, road accident*, traffic accident*, rail accident*, train accident*, emergency landing, ran into, plunge* into, skidded",
    ),
    near: {
      any: list(
        "train*, plane*, aircraft, jet, truck*, lorry, bus, buses, car, cars, vehicle*, ship*, ferry, boat*, vessel*, helicopter*, airliner, flight, tanker, rail, railway, highway, motorway, road, pilot*, passenger*, driver*, migrants, airport, runway, tram*, tracks, wagon*, bridge*, kill*, dead, victims",
      ),
      within: 10,
    },
    not: list(
      "stock* crash*, market crash*, crash course, crash test*, crash barrier maker*, crash barrier order*, model railway*, model train*, toy train*, crash programme, crash helmet*, computer crash*, app crash*, software crash*, crash diet, verdict overturn*, overturn* ruling, overturn* conviction, overturn* ban, crash out, crashes out, crashed out, sinking feeling, particle collision*, price* crash*, crypto*, gate-crash*, crash the party, rally sinks, formula one, grand prix, f1, nascar, ruling, conviction, warship sunk in 1, shares, stocks, roe",
    ),
    match: [
      "Freight train derails in Ohio",
      "Ferry capsizes off Batam, twelve missing: boat sank",
      "Truck crash closes motorway",
    ],
    no: [
      "Stock market crash ruins car makers",
      "Court overturns ruling on bus lanes",
      "Team crash out of cup at bus stop",
      "Crash barrier maker wins motorway order",
      "Train derails in model railway hall",
    ],
  },
];
