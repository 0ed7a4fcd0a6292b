import { list } from "../../list";
import type { LexiconRow } from "../../row";

const WORKERS = list(
  "worker*, staff, employee*, union*, crew*, driver*, nurse*, doctor*, teacher*, pilot*, miner*, docker*, dockworker*, longshore*, " +
    "farmer*, labour*, labor*, personnel, attendant*, controller*, engineer*, guard*, trucker*, railway*, rail, members, resident doctors, " +
    "truck*, lorry*, port, bus, metro, tube, faculty, lecturer*, postal, journalist*, writer*, actor*, civil servants, baggage, cleaner*, walkout*",
);

export const LABOUR: readonly LexiconRow[] = [
  {
    id: "strike-1",
    type: "strike",
    any: list(
      "on strike, go on strike, goes on strike, went on strike, strike* over, strike action, general strike*, strike ballot, vote* to strike, walk* off the job, " +
        "down* tools, work stoppage*, industrial action, strike vote, strike notice, wildcat strike*, rail strike*, train strike*, port strike*, dock strike*, " +
        "bus strike*, teacher* strike*, nurse* strike*, worker* strike*, staff strike*, crew* strike*, pilot* strike*, driver* strike*, doctor* strike*, " +
        "transport strike*, tube strike*, airport strike*, airline strike*, trucker* strike*, nationwide strike*, labour strike*, labor strike*, " +
        "day strike*, hour strike*, indefinite strike*, warning strike*, token strike*, call* … strike, end* … strike, striking worker*, " +
        "striking employees, striking nurses, striking drivers, picket line*, strike enter*, strike begin*, strike loom*, strike hit*, " +
        "strike end*, strike continue*, strike disrupt*, strike paralys*, strike cripple*, strike threat*, threat* to strike, " +
        "threat* of strike*, strike called off, avert* … strike*, strike by, strike at",
    ),
    not: list(
      "air strike*, airstrike*, drone strike*, missile strike*, military strike*, hunger strike*, lightning strike*, striker*, strike* deal, " +
        "strike gold, strike zone, strike* out, strike force, precision strike*, strike price, bird strike*, strike rate, first strike, " +
        "nuclear strike*, us strikes, israeli strike*, russian strike*, strike a balance, strike a chord, rent strike",
    ),
    match: [
      "Qantas crews strike over job cuts",
      "Port workers vote to strike next week",
      "Nurses go on strike for higher pay",
      "Rail strike cripples commuter traffic",
    ],
    no: [
      "Strikers rout Kingz United",
      "US air strikes kill 77",
      "Two firms strike deal on lithium",
      "Prisoner goes on hunger strike",
    ],
  },
  {
    id: "strike-2",
    type: "strike",
    any: list("strike, strikes, walkout*, walk* out, walked out, stoppage*, stop* work, stopped work, striking"),
    near: { any: WORKERS, within: 8 },
    not: list(
      "air strike*, airstrike*, drone strike*, missile*, hunger strike*, lightning, striker*, strike* deal, strike* gold, strike* out, " +
        "strike zone, silence, earthquake*, quake*, bomb*, walk* out of the room, striking resemblance, striking image*, strike* a deal, disease strike*, tragedy strike*",
    ),
    match: [
      "Hundreds of bus drivers walk out in Leeds",
      "Miners' walkout enters third week",
      "Union says strike by ferry crews will go ahead",
    ],
    no: [
      "Guests walk out of a show",
      "Lightning strike injures farm worker",
      "Workers stop work for a minute of silence",
      "Union leader and owner strike a deal on wages",
    ],
  },
  {
    id: "protest-1",
    type: "protest",
    any: list(
      "protest, protests, protested, protesting, protester*, protestor*, demonstrator*, demonstrated against, demonstration*, " +
        "rally against, rallied against, took to the streets, take to the streets, sit-in, blockade*, roadblock*, march* against, marched to, mass rally, picket*",
    ),
    not: list(
      "under protest, protest vote*, product demonstration*, technology demonstration*, demonstration project*, demonstration flight*, " +
        "demonstration plant*, protest song*, naval blockade, referee, penalty, umpire, bid protest*, demonstration of, without protest, patent",
    ),
    match: [
      "Thousands protest against the new mine",
      "Farmers block motorway in protest over diesel prices",
      "Villagers take to the streets over polluted river",
    ],
    no: [
      "Team played on under protest",
      "Company opens demonstration plant for hydrogen",
      "Coach sees red after protest to referee",
    ],
  },
  {
    id: "mass-layoff-1",
    type: "mass-layoff",
    any: list(
      "layoff*, lay-off*, lays off, lay off, laid off, laying off, job cut*, cut* … job*, cutting … job*, slash* … job*, axe* … job*, shed* … job*, " +
        "eliminat* … job*, eliminat* … position*, job loss*, jobs at risk, redundanc*, redundant, cut* … workforce, reduc* … workforce, " +
        "trim* … workforce, workforce reduction*, headcount reduction*, staff cut*, cut* … staff, lose their jobs, retrenchment*, " +
        "retrench*, furlough*, fires … employees, fires … workers, fired … employees, fired … workers, firing … employees, firing … workers, to fire … employees, to fire … workers, will fire … workers, sack* … workers, sack* … staff, cut* … employees, let go … employees, cut … roles",
    ),
    not: list(
      "no layoffs, without layoffs, injury layoff, no job cuts, tax cuts and jobs, made redundant system, playoff*, jobs report, jobs data, rule* out layoffs, jobless claims, redundant system*, redundant power, cut staff travel, fires at, fires in, fires on, fires kill*, fires injure*, fires force*, fires hit*",
    ),
    match: [
      "Carmaker to cut 3,000 jobs in Spain",
      "Tech group lays off a tenth of its staff",
      "Steelworks closure puts 900 jobs at risk",
      "Retailer to shed 400 jobs",
    ],
    no: [
      "Merger will bring no layoffs, says chief",
      "New satellite has redundant systems",
      "Kings reach the playoffs",
      "Golfer makes cut after long injury layoff",
      "Fire at battery plant: 200 employees brought to safety",
      "Fire safety training at plant: 200 employees took part",
      "Fires at two mills injure six workers",
    ],
  },
  {
    id: "child-labour-1",
    type: "child-labour",
    any: list(
      "child labour, child labor, child labourer*, child laborer*, child worker*, child slave*, underage worker*, underage labo*, children work* in, " +
        "children … working in, minors … working, employ* … minors, employ* … children, child miners, child trafficking, children … cobalt, children … mine, children picking",
    ),
    not: list(
      "free of child labour, child labour free, child labor free, goes into labour, fight against child labour, world day against, working parents, employees with children, employees and their children, children of employees, cleared of child labour, cleared of child labor, no child labour, no child labor, employees who bring, bring* … children, film*, documentary, award*",
    ),
    match: [
      "Child labour found at cobalt mine",
      "Supplier accused of employing minors on night shift",
      "Report: children picking cotton for export",
    ],
    no: [
      "Chocolate brand now free of child labour, audit says",
      "Firm opens nursery for employees with children",
      "Employees who bring children to the office report a better mood",
      "Award for child labour film at festival",
      "Supplier cleared of child labour claims",
      "Schools mark World Day Against Child Labour",
    ],
  },
  {
    id: "forced-labour-1",
    type: "forced-labour",
    any: list(
      "forced labour, forced labor, slave labour, slave labor, modern slavery, bonded labour, bonded labor, debt bondage, prison labour, prison labor, " +
        "human trafficking, labour trafficking, labor trafficking, slavery-like, labour camp*, labor camp*, uyghur labo*, uyghur forced, involuntary labo*, " +
        "passports confiscated, confiscated … passports, work* in slave, slave-like, conditions of slavery, labour transfer*, forced to work",
    ),
    not: list(
      "modern slavery statement, abolition, museum, history of, world war, forced to work from home, forced to work overtime in, film, novel, convict* of human trafficking ring, forced to work together, no forced labour, no forced labor, no sign of forced, no signs of forced, cleared of forced",
    ),
    match: [
      "Solar supplier linked to forced labour",
      "Migrants freed from debt bondage on farm",
      "Customs detains garments over Uyghur forced labor",
    ],
    no: [
      "Group publishes its modern slavery statement",
      "Office staff forced to work from home after snow",
      "Museum tells of slave labour on plantations",
      "No forced labour found at glove maker, auditors say",
    ],
  },
  {
    id: "wages-and-hours-1",
    type: "wages-and-hours",
    any: list(
      "unpaid wage*, wage theft, unpaid overtime, unpaid salar*, unpaid workers, unpaid work, below … minimum wage, less than … minimum wage, underpaid, underpay*, wage arrears, salary arrears, " +
        "back pay, back wages, back-wages, withheld wages, wages withheld, excessive overtime, excessive hours, overtime violation*, wage violation*, wage claim*, " +
        "not paid for months, not been paid, hour shifts, working hours violation*, stolen wages, poverty wages, starvation wages, delayed salar*, sweatshop*",
    ),
    not: list(
      "ordered no back pay, underpaid tax*, underpaid taxes, minimum wage debate, government shutdown, customs duties, underpaid duty, underpaid duties, hour shifts in climate, footballer*",
    ),
    match: [
      "Garment workers owed months of unpaid wages",
      "Retail chain underpaid thousands of staff",
      "Labor department recovers back wages for packers",
    ],
    no: [
      "Importer underpaid duties on tiles",
      "Footballer underpaid, says agent",
      "Firm underpaid taxes, ministry says",
    ],
  },
  {
    id: "discrimination-1",
    type: "discrimination",
    any: list(
      "discriminat*, racial bias, gender bias, sexual harassment, racial harassment, racist abuse, gender pay gap, pregnancy bias, " +
        "hostile workplace, workplace harassment, unequal pay, harassed … employees, eeoc, age bias",
    ),
    near: {
      any: list(
        "worker*, employee*, employer*, staff, workplace, company, firm, factory, plant, job*, hiring, pay, eeoc, suit, sue*, lawsuit, claim*, complaint*, women, ex-employee*, alleg*, accus*, settle*",
      ),
      within: 12,
    },
    not: list(
      "anti-discrimination award, price discriminat*, indiscriminate*, discriminating palate, discriminating customer*, discriminatory tariff*, discriminatory tax*",
    ),
    match: [
      "EEOC sues carmaker over racial harassment at plant",
      "Women accuse bank of pay discrimination",
      "Factory settles pregnancy discrimination claim",
    ],
    no: [
      "Study of price discrimination by a ticket company",
      "Beijing calls tariff on firms discriminatory tax",
      "Wines for discriminating palate of a company dinner",
    ],
  },
  {
    id: "freedom-of-association-1",
    type: "freedom-of-association",
    any: list(
      "union busting, union-busting, anti-union, freedom of association, right to organise, right to organize, union drive, unionize, unionise, unionizing, unionising, " +
        "unionization, unionisation, union vote, union election, vote* to unionize, union leader* … fired, union leader* … dismissed, union leader* … arrested, union organizer*, union organiser*, " +
        "fired … organizing, sacked … organising, unfair labor practice*, retaliat* … union, nlrb, labor relations board, collective bargaining rights, trade unionist* … arrested, trade unionist* … jailed, trade unionist* … killed, lockout*, lock-out*",
    ),
    not: list(
      "european union election, student union election, credit union, civil union, nfl lockout, nba lockout, nhl lockout, mlb lockout, lockout chip, deionize",
    ),
    match: [
      "Warehouse staff vote to unionize",
      "Chain accused of union busting in Vietnam",
      "Union leaders at textile mill fired after meeting",
    ],
    no: [
      "Fans fear another NBA lockout",
      "Student union election draws few voters",
      "European Union election campaign opens",
    ],
  },
  {
    id: "land-rights-1",
    type: "land-rights",
    any: list(
      "land grab*, land-grab*, land rights, land dispute*, indigenous land*, ancestral land*, evict* … villager*, evict* … farmer*, evict* … famil*, evict* … communit*, evict* … indigenous, " +
        "forced eviction*, forcibly evicted, forcibly displaced, free prior and informed consent, displaced by … mine, displaced by … plantation, tribal land*, villagers displaced, resettle* villagers, land defender*, land seizure*, seized … farmland, indigenous … oppose*",
    ),
    not: list("farewell tour, evicted tenant* from flat, game, monopoly, big brother"),
    match: [
      "Villagers accuse palm oil firm of land grab",
      "Indigenous group sues over mine on ancestral land",
      "Police evict hundreds of families from plantation",
    ],
    no: [
      "Big Brother evicts two families of contestants",
      "New board game about land rights and castles",
      "Land of the free: a traveller's diary",
    ],
  },
  {
    id: "human-rights-abuse-1",
    type: "human-rights-abuse",
    any: list(
      "human rights abuse*, human rights violation*, rights abuses, abuse* of human rights, torture*, extrajudicial killing*, activist* killed, environmental defender* killed, killing of activist*, " +
        "journalist* jailed, crimes against humanity, violat* human rights, ethnic cleansing, genocide, arbitrary detention, security forces … abuse*, beaten by … guards, crackdown on minorit*",
    ),
    not: list(
      "video game, novel, film, movie, torture rack, court drops, memorial, anniversary, torture test, tortured artist",
    ),
    match: [
      "Report finds human rights abuses at gold mine",
      "Guards at diamond mine accused of torture",
      "Two environmental defenders killed near dam site",
    ],
    no: [
      "Phone survives torture test",
      "New novel tells of genocide survivors",
      "Memorial for victims of torture opened",
    ],
  },
];
