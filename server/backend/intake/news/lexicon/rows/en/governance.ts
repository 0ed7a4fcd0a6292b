import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const GOVERNANCE: readonly LexiconRow[] = [
  {
    id: "sanctions-1",
    type: "sanctions",
    any: list(
      "sanctions on, sanctions against, impose* sanctions, new sanctions, fresh sanctions, sanctions list, sanctioned by, ofac, blocked persons, specially designated, sanctions package, sanctions hit, sanctions target*, us sanctions, eu sanctions, uk sanctions, un sanctions, sanctions violat*, evad* sanctions, " +
        "sanctions evasion, breach* sanctions, asset freeze*, assets frozen, oil embargo, arms embargo, economic sanctions, secondary sanctions, foreign terrorist organization*, specially designated global terrorist*, more sanctions, western sanctions, under sanctions, sanctioning*, blacklist*, sanctioned … oligarch*, sanctions actions, sanctions designation*",
    ),
    not: list(
      "golf*, pga, liv, fifa, uefa, ncaa, world athletics, sanctioned event, sanctioned bout, sanctioned fight, league sanctions, sanctioned race, disciplinary sanctions, court sanctions lawyer, doping, sanctions its first",
    ),
    match: [
      "Washington imposes sanctions on oil trader",
      "EU agrees new sanctions package",
      "Bank fined for breaching sanctions",
    ],
    no: [
      "PGA sanctions golfers who joined rival league",
      "Federation sanctions its first women's race",
      "Doping: runner faces sanctions against appeal",
    ],
  },
  {
    id: "export-control-1",
    type: "export-control",
    any: list(
      "export control*, entity list, export ban*, export restriction*, export curb*, export licen*, denial order*, denying export privileges, export administration regulations, dual-use, ban* … exports, restrict* … exports, curb* … exports, halts exports, military end user*, chip export*, export privileges, exports of … banned",
    ),
    not: list("record exports, export award"),
    match: [
      "Chip maker added to US entity list",
      "India bans exports of broken rice",
      "New export controls on gallium",
    ],
    no: [
      "Record exports lift export award winner",
      "Export growth slows in March",
      "Fans face ban after exports row on pitch: a record exports joke",
    ],
  },
  {
    id: "corruption-1",
    type: "corruption",
    any: list(
      "brib*, corruption, kickback*, embezzl*, graft, money laundering, corrupt official*, foreign corrupt practices, fcpa, slush fund*, nepotism, influence peddling, corrupt practices",
    ),
    not: list(
      "skin graft*, bone graft*, data corruption, file corruption, corruption index, memory corruption, graft tree*, anti-corruption day, kickback gun",
    ),
    match: [
      "Minister charged with taking bribes from builder",
      "Oil firm settles FCPA case",
      "Prosecutors probe kickbacks at arms maker",
    ],
    no: ["Burn victim gets skin graft", "Update fixes memory corruption", "How to graft trees: graft trees in spring"],
  },
  {
    id: "fraud-1",
    type: "fraud",
    any: list(
      "fraud, fraudulent*, defraud*, ponzi, pyramid scheme*, accounting scandal, accounting irregularit*, falsif*, cooked the books, cook* … books, false accounts, fake invoice*, embezzl*, swindl*, insider trading, tax evasion, tax fraud, misstat*, money laundering, scam*, forged document*, fake certificate*",
    ),
    not: list(
      "election fraud, voter fraud, vote fraud, fraud prevention software, anti-fraud software, avoid scams, scammer movie, protect yourself, ballot fraud",
    ),
    match: [
      "Founder charged with defrauding investors",
      "Steelmaker falsified quality data for years",
      "Auditor finds accounting irregularities at retailer",
    ],
    no: ["Candidate claims voter fraud", "Bank buys anti-fraud software firm", "Protect yourself from phone scams"],
  },
  {
    id: "antitrust-1",
    type: "antitrust",
    any: list(
      "antitrust, anti-trust, cartel, price-fixing, price fixing, competition authorit*, competition watchdog, competition commission, competition regulator, competition bureau, monopol*, abuse of dominan*, dominant position, bid rigging, bid-rigging, proposed final judgment*, collusion, cma probe, anticompetitive, anti-competitive",
    ),
    not: list(
      "drug cartel*, cartel violence, cartel leader*, cartel boss, cartel members, sinaloa, jalisco, monopoly board, monopoly game, monopoly go, mexican cartel*, russian collusion, narco*, cartel gunm*, guns",
    ),
    match: [
      "EU fines truck makers for price-fixing",
      "Competition watchdog opens probe into fuel retailers",
      "Antitrust suit seeks break-up of ad business",
    ],
    no: [
      "Drug cartel boss arrested",
      "Monopoly game gets new edition: Monopoly Go",
      "Sinaloa cartel blamed for attack",
    ],
  },
  {
    id: "data-breach-1",
    type: "data-breach",
    any: list(
      "data breach*, data leak*, leaked data, stolen data, data theft, data stolen, personal data … exposed, customer data … exposed, records exposed, privacy breach*, security breach*, hackers stole, exposed personal, personal information of … stolen, data … leaked, customer records … leak*, gdpr fine*, passwords leaked, millions of … accounts, breach exposes, exposed the data, privacy violation*",
    ),
    not: list(
      "data breach insurance, leaked trailer, leaked photos, security breach at palace, fence, breach of the peace, streaming accounts",
    ),
    match: [
      "Airline data breach exposes passports",
      "Hackers stole records of two million patients",
      "Telecom fined over customer data leak",
    ],
    no: [
      "Leaked trailer thrills fans: data leak or stunt? leaked trailer",
      "Security breach at palace: man climbs fence",
      "Insurer sells data breach insurance",
    ],
  },
  {
    id: "lawsuit-1",
    type: "lawsuit",
    any: list(
      "lawsuit*, sues, sued, suing, class action*, class-action*, legal action, files suit, filed suit, litigation, court orders, court order*, settle* … claims, settlement with, jury award*, damages suit, plaintiff*, files complaint, investor rights, securities fraud, law firm, patent infringement, infringement suit, trial against, court rul*, indict*, shareholder alert, pay* … to settle, legal proceedings, legal battle, legal fight, legal dispute, court ruling, court decision, found liable, was liable, held liable, appeals court, court fight, patent trial, countersu*",
    ),
    not: list(
      "pursues, divorce, murder trial, celebrity, rapper*, follow suit, custody, royal family, singer*, actor*, drop* lawsuit, supreme court nominee, supreme court, election lawsuit, abortion, no lawsuit*, football*",
    ),
    match: [
      "Residents file lawsuit against battery plant",
      "Chip maker sued over patents",
      "Investors bring class action against insurer",
    ],
    no: [
      "Rivals follow suit and cut prices; no lawsuit",
      "Singer sues ex-husband in divorce",
      "Actor sues over photos",
    ],
  },
  {
    id: "regulatory-change-1",
    type: "regulatory-change",
    any: list(
      "new law, new rules, new regulation*, final rule, proposed rule, bill passed, pass* … law, adopts … regulation, parliament approves, parliament adopts, draft law, legislation, new directive, regulator* propos*, enters into force, comes into force, takes effect, tighten* rules, bans use, ban on single-use, due diligence law, law requiring, supply chain act",
    ),
    near: {
      any: list(
        "company, companies, firms, import*, export*, product*, emission*, battery, batteries, packaging, supply chain*, manufacturer*, employer*, industr*, banks, plastic*, chemical*, mining, trade, tax*, car*, labour, environmental, tech*, crypto*, epa, eu",
      ),
      within: 12,
    },
    not: list("offside, fifa, league, vote*, abortion, gun, tournament, school rules, in-law, election law*"),
    match: [
      "Parliament approves new law on packaging waste",
      "New rules for battery makers take effect in July",
      "EU adopts regulation on chemicals in toys: new regulation for companies",
    ],
    no: [
      "FIFA trials new rules on product placement",
      "My mother-in-law and the new law of tax: a guide to gun talk",
      "New rules for league clubs' companies",
    ],
  },
];
