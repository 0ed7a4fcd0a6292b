import { list } from "../../list";
import type { LexiconRow } from "../../row";

const PEOPLE_AT_WORK = list(
  "worker*, employee*, employer*, staff, union*, crew*, driver*, miner*, labourer*, laborer*, inspector*, inspectorate, company, firm, factory, plant, works, site, mine, supplier*, subcontractor*, colleagues",
);
const NEIGHBOURS = list("villager*, famil*, communit*, herder*, farmer*, indigenous, resident*, smallholder*");

/** How trade and regional press says it, in phrases of several words: people, their rights and their health. */
export const PHRASES_PEOPLE: readonly LexiconRow[] = [
  {
    id: "child-labour-2",
    type: "child-labour",
    any: list(
      "find* minors, finds … minors, found minors, minors … at work, minors employed, minors working, children at work, children wash*, children carry*, children sort*, children … wash … ore, workers under the age of, workers younger than",
    ),
    near: {
      any: [
        ...PEOPLE_AT_WORK,
        ...list("ore, cocoa, mica, cobalt, yard, quarry, field*, plantation*, supply, supplies, report*"),
      ],
      within: 12,
    },
    not: list(
      "take your children, take our children, nursery, kindergarten, parents, museum, exhibition, victorian, century, bring* … children, stolen, shoplift*, drunk, alcohol, vapes, cigarettes",
    ),
    match: [
      "Inspectors find minors at a subcontractor of a shoe maker",
      "Survey reports children at work in the supply base of a trader",
      "Report finds children washing ore beside a pit",
    ],
    no: [
      "Take our children to work day: children at work with staff",
      "Police find minors drinking in bar",
      "Parents of children at work count on the company nursery",
      "Studio shows children at work in Victorian factory",
      "Police find minors in stolen van near factory",
    ],
  },
  {
    id: "forced-labour-2",
    type: "forced-labour",
    any: list(
      "withheld passport*, withhold* … passport*, withheld … passports, passports withheld, passports … kept, keep* … passports, retain* … passports, recruitment fee*, recruitment debt*, owe recruiters, debts to recruiters",
    ),
    near: { any: list("worker*, migrant*, employee*, labourer*, laborer*, crew*, factory, audit*"), within: 14 },
    not: list("embassy, consulate, airline passengers, football*"),
    match: [
      "Migrant workers report withheld passports",
      "Recruitment debts found in audit of glove maker",
      "Audit: workers from abroad paid recruitment fees",
    ],
    no: [
      "Embassy staff keep old passports",
      "Recruitment fees rise, agency says",
      "Football club retains worker with two passports",
    ],
  },
  {
    id: "wages-and-hours-2",
    type: "wages-and-hours",
    any: list(
      "wages … late, salaries … late, wages … overdue, salaries … overdue, late wages, not received their wages, not received … wages, not received … salaries, without wages, without pay for, living income, below … living wage, " +
        "weeks of … hours, hour weeks, work* … hours a week, worked … hours a week, shifts … hours a week, night premium*, sunday premium*, overtime … not paid, did not pay … premium*, unpaid premium*",
    ),
    near: { any: [...PEOPLE_AT_WORK, ...list("wages, study, buyer*, record*, inspection*")], within: 14 },
    not: list(
      "35 hour, four-day, weeks of … hours of sunshine, minister*, late night, flexible, save*, saving, commut*, fewer, part-time, wages … rise, wages … rose, wages … grow, economist*",
    ),
    match: [
      "Wages at tyre plant are six weeks late",
      "Price paid by cocoa buyer does not cover a living income, study says",
      "Inspectors record working weeks of 70 hours at factory",
    ],
    no: [
      "Metal union wins 35 hour weeks for workers",
      "Staff enjoy weeks of 12 hours of sunshine",
      "Four-day weeks: firm tests fewer hours a week",
      "Working from home: staff save eight hours a week on commuting",
      "Plant runs 24 hours a day: 12 hours a week saved by robots",
      "Wages of workers rise late in the cycle",
    ],
  },
  {
    id: "discrimination-2",
    type: "discrimination",
    any: list(
      "paying women … less, pay women … less, pays women … less, paid women … less, women … paid less, women … paid … less, women earn … less, harassment complaint*, harassment claim*, equal pay claim*",
    ),
    near: { any: [...PEOPLE_AT_WORK, ...list("maker, tribunal, same work, equal work")], within: 14 },
    not: list("film*, tennis, football*, prize money, less attention, less interest, savings, less heed"),
    match: [
      "Union accuses bearing maker of paying women 5 % less",
      "Court upholds harassment complaint against foundry: company must pay",
      "Women at plant are paid 7 % less, works council finds",
      "Tribunal: crane maker paid women 11 % less for the same work",
    ],
    no: [
      "Tennis: women paid less prize money, staff say",
      "Film company settles harassment claim",
      "Women earn less from savings",
      "Women paid less attention to by doctors, study of employees says",
    ],
  },
  {
    id: "freedom-of-association-2",
    type: "freedom-of-association",
    any: list(
      "dismiss* … organizer*, dismiss* … organiser*, dismiss* … works council, dismiss* … union leader*, dismissed before … union, organizers dismissed, election for a works council, works council election … block*, union denied access, den* union … access, union representatives … turned away, turned away union, bar* union from, reinstate* … after union",
    ),
    near: { any: list("union*, works council, workers, employees"), within: 10 },
    not: list("festival, credit union, european union, student*"),
    match: [
      "Cable maker dismisses two organizers of a works council",
      "Union denied access to the site of a foundry",
      "Plant reinstates five after union vote",
    ],
    no: [
      "Festival dismisses organizers after union of clubs protests",
      "Council dismisses plans for a union square",
      "European Union denied access to file: union angry",
    ],
  },
  {
    id: "land-rights-2",
    type: "land-rights",
    any: list(
      "fenced in … land, land fenced, fence* off … land, fenced in by, grazing land, dispute land, dispute … concession, land … never consulted, took … farmland, loss of … farmland",
    ),
    near: { any: NEIGHBOURS, within: 12 },
    not: list("wolf, wolves, park, drought"),
    match: [
      "Villagers near the port dispute land fenced in by a mine",
      "Herders say that company fenced off grazing land",
      "Families dispute concession of sugar company",
    ],
    no: [
      "Wolf seen on grazing land, farmers say",
      "Families enjoy fenced in park",
      "Residents love grazing goats on roofs",
    ],
  },
  {
    id: "human-rights-abuse-2",
    type: "human-rights-abuse",
    any: list(
      "guards … beat*, guards … accused of beating, guards … shot, beaten by … security, guards injure*, guards … opened fire, guards … violen*",
    ),
    near: { any: list("protest*, villager*, worker*, resident*, demonstrat*, strik*, miner*"), within: 12 },
    not: list("coast guards, basketball, football*, match, prison*, film*, photo*, league, overtime, shot a, shot the"),
    match: [
      "Guards at lithium mine accused of beating protesters",
      "Security guards shot at villagers near pit",
      "Workers beaten by security at gate",
    ],
    no: [
      "Coast guards beat smugglers to port, residents say",
      "Basketball: guards beat defence, workers of the court",
      "Guards of honour greet workers",
      "Museum guards shot a film about villagers",
      "Guards beat Hawks in overtime as workers' league opens",
    ],
  },
  {
    id: "workplace-accident-2",
    type: "workplace-accident",
    any: list(
      "miners injured, injur* … miners, miners … hurt, rock fall*, diggers trapped, trap* … diggers, diggers … killed, slope failure*, employees … hospital*, employees … treated, workers … treated, workers … burned, employees injured, injured … employees, employees hurt, " +
        "chemical leak*, acid leak*, chlorine leak*, leak sends … employees, leak sends … workers, accident injures, accident at work, lost … fingers, fell from a roof, fell from … scaffold*, loses … fingers, loses … finger, loses … hand, lost … hand, toolmaker* … injured, crushed by",
    ),
    near: {
      any: list(
        "worker*, employee*, miner*, digger*, works, plant, factory, site, mine, pit, foundry, press, crane, machine, shift*, contractor*, inspectorate, hall",
      ),
      within: 12,
    },
    not: list(
      "vehicle*, motorway, highway, patients, coronavirus, covid*, film, rugby, football*, bus, train, salmonella, rivals, rumour*, rumor*, festival, debt*, inflation, taxes, rent*, league, insurance, insurer*, premiums, " +
        "no accident at work, without accident*, without an accident, free of accidents, records … accident*, number of accidents, fatal accidents … fell, upper hand, hand in",
    ),
    match: [
      "Chemical leak sends 40 employees of paint maker home",
      "Rock fall at the site of a copper mine",
      "Eleven diggers trapped after slope failure",
      "Die change accident injures two at foundry",
      "Press operator loses two fingers at stamping plant",
    ],
    no: [
      "Motorway accident injures two near works",
      "Rugby: crushed by rivals at home site",
      "Employees treated patients in plant ward",
      "Workers crushed by debt and rent at site",
      "Leak sends workers of rumour mill into overdrive",
      "Rock fall festival returns to site of old mine",
      "No accident at work for 1,000 days at glass works",
      "Accident at work insurance gets cheaper for machine makers",
    ],
  },
  {
    id: "occupational-health-2",
    type: "occupational-health",
    any: list(
      "dust protection, dust exposure, respirable dust, dust … times the limit, heat sickness, heat exhaustion, heat stroke*, heatstroke, workers collapsed, employees collapsed, employees … collapsed, noise exposure, breathing protection",
    ),
    near: { any: [...PEOPLE_AT_WORK, ...list("authority, shifts, doctor, hall, furnace*")], within: 14 },
    not: list(
      "marathon, runner*, storm, desert, tourist*, award*, prize*, sensor*, wristband*, app, laughter, training, first aid, sells, insurance, new standard, norm",
    ),
    match: [
      "Authority orders better dust protection at stone works",
      "Heat sickness: foundry moves shifts",
      "Respirable dust at five times the limit in factory",
    ],
    no: [
      "Marathon runners suffer heat exhaustion, doctor says",
      "Desert dust exposure map for tourists and staff",
      "Dust storm closes plant: respirable dust high",
      "Factory wins award for dust protection of workers",
      "Start-up sells sensors that warn workers of heat exhaustion",
      "Employees collapsed in laughter at plant party",
    ],
  },
];
