import { list } from "../../list";
import type { LexiconRow } from "../../row";

/** Texts that tell of no event. */
export const FRAMES: readonly LexiconRow[] = [
  {
    id: "opinion-1",
    stop: "opinion",
    any: list(
      "opinion, op-ed, editorial, letter to the editor, letters to the editor, guest column, commentary, my view, column, viewpoint, why i, here's why, what we can learn, the case for, the case against",
    ),
    fields: ["title"],
    not: list(
      "opinion poll*, court opinion, legal opinion, editorial staff, legal column, column of smoke, commentary box, advocate general, public opinion, audit opinion",
    ),
    match: ["Opinion: Let the dockers strike", "Letter to the editor: fires and floods", "The case for tariffs"],
    no: ["Opinion poll shows unrest", "Column of smoke after plant fire", "Editorial staff of daily on strike"],
  },
  {
    id: "fiction-1",
    stop: "fiction",
    any: list(
      "movie*, film review, new film, novel, box office, trailer, tv series, season finale, season 2, season two, netflix series, thriller, video game, playstation, xbox, nintendo, game review, comic book, episode recap, season premiere, anime, disaster film, sci-fi",
    ),
    fields: ["title"],
    not: list(
      "layoffs, strike*, ransomware, data breach, novel coronavirus, sues, lawsuit, recall*, truck trailer, tractor trailer, trailer of, burns out, acquire*, hacked, novel virus, shuts, fire at, novel battery, merger, antitrust",
    ),
    match: [
      "Trailer for earthquake thriller released",
      "New novel tells of a mine collapse",
      "Video game lets you put out wildfires",
    ],
    no: [
      "Movie studio hit by ransomware",
      "Novel coronavirus spreads in factory",
      "Tractor trailer overturns on highway",
    ],
  },
  {
    id: "entertainment-1",
    stop: "entertainment",
    any: list(
      "album, concert tour, red carpet, grammy*, oscars, oscar nominees, eurovision, celebrity, kardashian*, reality show, pop star, rapper, singer, hip hop, box office hit, emmy*, golden globes, royal wedding, fashion week, horoscope*, recipe, recipes",
    ),
    fields: ["title"],
    not: list(
      "strike*, recall*, stage collapse*, stampede, fire at, explosion, dead, sues, killed, photo album fire, layoffs",
    ),
    match: [
      "Singer's new album Earthquake tops charts",
      "Your horoscope: a storm ahead",
      "Recipe: lava cake in ten minutes",
    ],
    no: ["Concert hall explosion: singer safe", "Oscars staff strike", "Album maker announces layoffs"],
  },
  {
    id: "sport-1",
    stop: "sport",
    any: list(
      "nfl, nba, nhl, mlb, mls, premier league, champions league, la liga, bundesliga, serie a, fifa, uefa, world cup, super bowl, quarterback, midfielder*, goalkeeper, playoff*, touchdown*, home run*, hat-trick, grand slam, wimbledon, us open, wicket*, cricket, golfer*, pga, formula one, f1, grand prix, ncaa, head coach, semi-final*, quarter-final*, innings, batsman, semifinal*, halftime, rugby, olympic*, strikers, lakers, yankees, knicks, cowboys, pitcher, linebacker, transfer window, wrestling, wwe, ufc, heavyweight, batting",
    ),
    fields: ["title"],
    not: list(
      "worker*, stadium collapse*, migrant*, sponsor sued, bribe*, corruption, forced labour, forced labor, strike by, brib*, police, olympic steel, antitrust, staff, dead, cricket bat factory, killed, protest*, sanctions",
    ),
    match: [
      "Strikers rout Kings United in Premier League",
      "NBA: Heat on fire in Game 3",
      "Quarterback under fire after playoff loss",
    ],
    no: ["World Cup workers strike in Doha", "Bribery trial over Olympic bid", "Olympic stadium staff walk out"],
  },
  {
    id: "exam-1",
    stop: "exam",
    any: list(
      "exam questions, exam paper, quiz, crossword, trivia, exam syllabus, entrance exam, mock test, practice test, current affairs quiz, exam answers",
    ),
    fields: ["title"],
    not: list("cheating, leaked, protest*, quizzed"),
    match: [
      "Quiz: how much do you know about volcanoes?",
      "Crossword: ten letters for earthquake",
      "Mock test on labour law strikes",
    ],
    no: ["Protest over exam paper", "Police quizzed manager on fire", "Exam cheating scandal: entrance exam leaked"],
  },
  {
    id: "drill-1",
    stop: "drill",
    any: list(
      "fire drill*, earthquake drill*, emergency drill*, mock drill*, safety drill*, evacuation drill*, tsunami drill*, disaster drill*, emergency exercise, simulated attack, disaster exercise, training exercise, military exercise*, rehearsal, shakeout drill, preparedness week, awareness week, awareness day, leak exercise, fire prevention week, simulation exercise",
    ),
    fields: ["title", "lead"],
    not: list("kills, killed, injured, died, dead, crash*"),
    match: [
      "School holds earthquake drill",
      "Port runs emergency exercise with mock explosion",
      "Fire drill at chemical plant goes well",
      "Gas leak exercise at chemical works: 200 take part",
    ],
    no: [
      "Helicopter crash in military exercise",
      "Two killed in training exercise blast",
      "Oil drill ship catches fire",
    ],
  },
  {
    id: "forecast-1",
    stop: "forecast",
    any: list(
      "market size, market report, market forecast, market analysis, global market, market research, market to reach, cagr, market outlook, market growth, market share report, industry analysis, market insights",
    ),
    fields: ["title"],
    not: list("antitrust, manipulation"),
    match: [
      "Fire Extinguisher Market Size to Reach USD 9 Billion",
      "Explosion Proof Lighting Market Report 2031",
      "Data Breach Insurance: CAGR of 12 percent",
    ],
    no: ["Antitrust case over global market for screens", "Market hall fire kills two", "Factory fire hits supply"],
  },
  {
    id: "obituary-1",
    stop: "obituary",
    any: list(
      "obituary, obituaries, dies at age, dies aged, died aged, dies at 7, dies at 8, dies at 9, passes away, rest in peace, in memoriam, remembering, funeral of, tribute to",
    ),
    fields: ["title"],
    not: list("killed, accident, fire, blast, crash, explosion, covid*"),
    match: [
      "Obituary: union leader of the great miners' strike",
      "Founder of Storm Brewing dies aged 91",
      "In memoriam: earthquake scholar",
    ],
    no: ["Obituary pages cut; crash on highway", "Mourners at funeral of crash victims", "Worker dies in press"],
  },
  {
    id: "how-to-1",
    stop: "how-to",
    any: list(
      "how to, tips for, tips to, things to know, ways to, explained, explainer, everything you need to know, what is a, what to know, a guide to, beginner's guide, faq, step by step, best practices, webinar, lessons from",
    ),
    fields: ["title"],
    not: list("strike ballot, unions vote, talks on how to, ways to settle, workers decide how to, agree on how to"),
    match: ["How to prepare for an earthquake", "Five tips for avoiding data breaches", "Anti-dumping explained"],
    no: ["Fire destroys sofa factory", "Unions vote on how to strike", "Miners trapped after collapse"],
  },
  {
    id: "advertising-1",
    stop: "advertising",
    any: list(
      "black friday, deal of the day, best deals, sponsored, advertisement, coupon*, discount code, promo code, on sale now, off today, giveaway, buy now, prime day, save up to, price drop",
    ),
    fields: ["title"],
    not: list("strike*, protest*, walkout, sued, fine*"),
    match: [
      "Best deals on Amazon Fire tablets",
      "Promo code for Storm jackets",
      "Black Friday: Blaze grill at half price",
    ],
    no: [
      "Warehouse staff strike on Black Friday",
      "Retailer fined over Prime Day ads",
      "Protest at warehouse on Black Friday",
    ],
  },
  {
    id: "market-report-1",
    stop: "market-report",
    any: list(
      "stocks to watch, stocks to buy, earnings call, quarterly results, q1 results, q2 results, q3 results, q4 results, first quarter results, second quarter results, third quarter results, fourth quarter results, earnings per share, price target, reports earnings, dividend*, declares dividend, analyst rating, buy rating, wall street opens, stock rating, earnings preview",
    ),
    fields: ["title"],
    not: list(
      "strike*, fire, insolven*, layoff*, job cut*, profit warning, explosion, default*, suspends dividend, scraps dividend, lawsuit, class action, recall*, cut* … jobs",
    ),
    match: [
      "Merger talk: five stocks to watch",
      "Fourth quarter results: takeover costs weigh",
      "Broker lifts price target after acquisition",
    ],
    no: [
      "Quarterly results: maker announces job cuts",
      "Insolvency looms as firm scraps dividend",
      "Fire dents quarterly results of mill",
    ],
  },
];
