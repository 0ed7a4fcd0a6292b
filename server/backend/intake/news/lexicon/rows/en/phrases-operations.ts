import { list } from "../../list";
import type { LexiconRow } from "../../row";

const PRODUCTION = list(
  "plant*, works, factory, factories, mill, mine, smelter*, refiner*, line*, furnace*, production, output, company, industrial users, industry, shifts, supplier*, deliver*, foundry, pit, mining",
);

/** The same: what stops production and transport, and protests. */
export const PHRASES_OPERATIONS: readonly LexiconRow[] = [
  {
    id: "production-stop-2",
    type: "production-stop",
    any: list(
      "line stands still, lines stand still, line stands idle, lines stand idle, furnace stands idle, plant stands idle, line at a standstill, lines at a standstill, plant at a standstill, line … stands still, lines … stand still, production … standstill, short of raw material*, shortens shifts, shorten* shifts, runs … at half load, at half load, gas pressure limit*, limited gas, limits gas, " +
        "power cuts by rota, cuts by rota, load shedding, load-shedding, furnace … out of service, furnace … behind schedule, behind schedule … furnace, output … below plan, cuts deliveries, poor harvest cuts, stops mining, mining … stopped, halted shipments, halts shipments",
    ),
    near: { any: PRODUCTION, within: 14 },
    not: list(
      "film*, tv, series, theatre, museum, theme park, economy, economist*, software, investor*, no load shedding, without load shedding, end of load shedding, end to load shedding, load shedding ends, load shedding ended, days without, tips for",
    ),
    match: [
      "Cable maker short of raw material, line stands still",
      "Pellet plant at half load after power cuts",
      "Gas pressure limits slow foundry and mill",
      "Load shedding returns: factories count hours",
      "Load shedding stage 4 hits ferrochrome smelters",
      "Assembly line at a standstill for lack of chips",
      "Furnace stands idle: mill waits for power",
    ],
    no: [
      "TV series behind schedule as furnace of set breaks",
      "Theatre production at a standstill on stage",
      "Gas pressure limits explained",
    ],
  },
  {
    id: "explosion-2",
    type: "explosion",
    any: list(
      "explosion at the works, explosion at … works, explosion in … works, furnace exploded, furnace explo*, boiler explo*, explosion at … foundry, explosion at … mill, explosion at … smelter",
    ),
    not: list("price*, demand, sales, film"),
    match: [
      "Explosion at the works of a chain maker",
      "Furnace exploded when moist scrap was charged",
      "Boiler explosion stops laundry",
    ],
    no: ["Explosion of demand at works", "Price explosion at mill", "Film of explosion at foundry"],
  },
  {
    id: "cyber-attack-2",
    type: "cyber-attack",
    any: list(
      "booking system … down after, systems … down after … attack, system … down after … attack, ransom note, encrypted files on, encrypted files of, finds … encrypted files, found … encrypted files, files were encrypted, files are encrypted, it systems … down, systems offline after",
    ),
    not: list(
      "heart attack, kidnap*, panic attack, shark, castle, museum, calm down, maintenance, scheduled, share … files, how companies, best practice",
    ),
    match: [
      "Booking system of haulier down after an attack",
      "Forwarder finds ransom note on servers",
      "IT systems of foundry are down",
    ],
    no: [
      "Kidnappers leave ransom note",
      "Man down after heart attack at system works",
      "Shark attack: alarm system down after attack",
      "Encrypted files: how companies can share drawings safely",
      "IT systems of foundry down for maintenance on Sunday",
      "Ransom note found in old castle",
    ],
  },
  {
    id: "strike-3",
    type: "strike",
    any: list(
      "refuse … tours, refuse* … shifts, refuse to work, refuse overtime, stop work for, stopped work for, overtime ban, overtime bans",
    ),
    near: { any: list("worker*, driver*, employee*, staff, crew*, docker*, miner*, pilot*, union*"), within: 8 },
    not: list(
      "offer*, heat, unsafe, security council, to work with, silence, in memory of, children, minors, film crews, truce",
    ),
    match: [
      "Drivers of haulier refuse night tours",
      "Employees stopped work for four hours",
      "Union announces overtime ban at yard",
    ],
    no: [
      "Staff refuse to work with rival",
      "Workers refuse offer of shifts",
      "Drivers refuse to pay toll",
      "Workers stop work for a minute of silence",
      "Union hails overtime banker's book on staff",
      "Overtime ban on children in film crews: union content",
    ],
  },
  {
    id: "protest-2",
    type: "protest",
    any: list("residents block*, residents … block*, villagers block*, villagers … block*"),
    before: {
      any: list(
        "gate*, road*, access, entrance*, works, plant, factory, mine, quarry, port, railway, track*, bridge, motorway, highway, trucks, lorries, convoy, landfill, construction",
      ),
      within: 8,
    },
    not: list("landslide*, snow, flood*, tree*, fallen, book fair, plan for, planning"),
    match: [
      "Residents block the gates of cement maker",
      "Villagers blocked the road to the mine",
      "Residents of three villages block trucks of quarry",
    ],
    no: [
      "Residents block book fair's date for party",
      "Villagers block flood water at mine road",
      "Residents block spam",
    ],
  },
  {
    id: "protest-3",
    type: "protest",
    any: list("block* the gates, block* … gates of, blocked the access, block* access to, block* … entrance"),
    near: {
      any: list(
        "resident*, villager*, farmer*, activist*, neighbour*, neighbor*, protester*, campaigner*, environmentalist*, worker*, people, women, fishermen, trucker*, drivers, union*, families",
      ),
      within: 12,
    },
    not: list(
      "landslide*, snow, flood*, tree*, police block*, truck overturn*, fallen, firewall*, barriers, software, networks, website*",
    ),
    match: [
      "Activists block access to port",
      "Farmers blocked the access to the dairy",
      "Families block the gates of smelter",
    ],
    no: [
      "Landslide blocks access to mine",
      "Snow blocks the gates of works",
      "Fallen trees block access for residents",
      "Safety barriers block access to machine for workers",
      "Firewall to block access to plant networks gets award",
    ],
  },
  {
    id: "political-unrest-2",
    type: "political-unrest",
    any: list("unrest in, unrest over, violent unrest, clashes over the budget"),
    not: list("dressing room, locker room, coach, fans, film*, markets, stock market, ranks, boardroom"),
    match: ["Unrest in several cities over the budget", "Violent unrest spreads", "Unrest over fuel price"],
    no: [
      "Labour dispute in mills",
      "Unrest in markets as bank holds rates",
      "Unrest in dressing room as coach drops captain",
      "Unrest over film's ending among fans",
    ],
  },
  {
    id: "transport-accident-2",
    type: "transport-accident",
    any: list(
      "trailer … burns out, trailer burned out, truck burns out, truck … burns out, lorry … burns out, lorry burns out, trailer … burned",
    ),
    not: list("driver burns out, driver of truck, drama, play, film*, novel"),
    match: [
      "Trailer of haulier burns out near Linz",
      "Truck with tyres burns out on motorway",
      "Lorry burns out in tunnel",
    ],
    no: ["Trailer for thriller on burnout", "Star of truck show burns with zeal", "Truck driver burns out in new play"],
  },
  {
    id: "shipping-disruption-2",
    type: "shipping-disruption",
    any: list(
      "skip the port, skip* … port of, omit* … port of, lines skip, blank sailing*, out of their rotation, out of its rotation, drop* … from rotation, discharged at a neighbouring port, barge freight, low water … barge*, barges … low water, barges carry less, barges … half, access road delays shipments, delays shipments of",
    ),
    not: list("cruise*, prize, award*, pool"),
    match: [
      "Lines skip the port of Durban for three weeks",
      "Carriers announce blank sailings",
      "Low water on the Rhine doubles barge freight",
    ],
    no: [
      "Coach drops striker from team",
      "Fans skip the match at port",
      "Cruise line to skip the port of Venice in 2028",
      "Barge freight prize goes to young engineer",
    ],
  },
];
