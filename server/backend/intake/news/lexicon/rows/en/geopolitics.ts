import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const GEOPOLITICS: readonly LexiconRow[] = [
  {
    id: "armed-conflict-1",
    type: "armed-conflict",
    any: list(
      "airstrike*, air strike*, drone strike*, missile strike*, missile attack*, drone attack*, shelling, shelled, bombard*, invasion, invades, invaded, troops, militant*, insurgent*, rebel*, war, fighting, clashes, gunm*, bombing*, suicide bomb*, car bomb*, military operation, offensive, artillery, ceasefire, militia*, terror attack*, terrorist attack*, warship*",
    ),
    near: {
      any: list(
        "kill*, dead, wound*, attack*, hit, hits, strike*, destroy*, forces, army, troops, border, city, region, capital, fire*, shell*, captur*, seiz*, ukraine, gaza, sudan, yemen, syria*, israel*, russia*, launch*, erupt*, civilians, explosion*, advance*, battle*, injur*",
      ),
      within: 8,
    },
    not: list(
      "trade war, price war, war of words, star wars, world war ii, world war i, second world war, civil war movie, video game, box office, film, war on drugs, bidding war, war memorial, culture war*, war room, tug of war, tug-of-war, war crimes trial, turf war, prisoner of war camp museum, war hero dies, charm offensive, offensive line, offensive remark*, offensive tackle, offensive coordinator, rebel wilson, ole miss, invasion of privacy, pitch invasion, bombard* with",
    ),
    match: [
      "Missile strike hits power plant near Odesa",
      "Rebels capture border town",
      "Troops clash with militants, twelve dead",
    ],
    no: ["Price war hits supermarkets", "Rebel Wilson attacks film critics", "Fans' pitch invasion hits match"],
  },
  {
    id: "political-unrest-1",
    type: "political-unrest",
    any: list(
      "coup, coup attempt, coup d'etat, riot, riots, rioting, rioters, unrest, state of emergency, martial law, uprising, junta, curfew, violent clashes, looting, looters, government overthrown, toppled, mutiny, civil disorder, storm* parliament, impeach*, government collapses",
    ),
    not: list(
      "riot games, laugh riot, quiet riot, riot of colour, riot of color, a coup for, marketing coup, coup for the, pulls off coup, box office, prison riot film, transfer coup, riot fest, pussy riot, student council, dressing room, locker room, unrest in markets, unrest in the markets, market unrest, unrest among fans, unrest … fans, unrest over film*",
    ),
    match: [
      "Army takes power in coup in Niger",
      "Curfew after riots in Nairobi",
      "State of emergency declared as unrest spreads",
    ],
    no: [
      "Riot Games delays update",
      "Signing is a coup for the club",
      "Unrest in dressing room as coach drops captain",
    ],
  },
  {
    id: "trade-barrier-1",
    type: "trade-barrier",
    any: list(
      "tariff*, antidumping, anti-dumping, countervailing, import dut*, import ban*, ban* imports, ban* … imports, import quota*, import restriction*, trade war, trade barrier*, customs dut*, safeguard dut*, less than fair value, section 301, section 232, trade restriction*, export dut*, retaliatory duties, punitive duties, customs checks, border checks, import licen*, material injury, sunset review*, dumping margin*",
    ),
    not: list(
      "electricity tariff*, power tariff*, mobile tariff*, energy tariff*, feed-in tariff*, phone tariff*, data tariff*, tariff plan*, water tariff*, gas tariff*, illegal dumping",
    ),
    match: [
      "US raises tariffs on steel from Brazil",
      "Antidumping duty order on tyres continued",
      "India bans imports of plastic toys",
    ],
    no: [
      "Regulator raises electricity tariffs",
      "Carrier launches new mobile tariffs",
      "Feed-in tariff cut for solar roofs",
    ],
  },
];
