import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const OPERATIONS: readonly LexiconRow[] = [
  {
    id: "fire-1",
    type: "fire",
    any: list(
      "fire, fires, blaze, blazes, inferno, on fire, caught fire, catches fire, ablaze, engulfed in flames, in flames, went up in flames, gutted by, burned down, burnt down, burns down, firefighter*, fire brigade, fire crew*, arson*, fire guts, flames",
    ),
    not: list(
      "under fire, ceasefire*, cease-fire, cease fire, open* fire, opening fire, friendly fire, artillery fire, rocket fire, mortar fire, return* fire, exchange* of fire, exchange* fire, gunfire, fire sale, hire and fire, fire hd, amazon fire, line of fire, fire in the belly, fire power, firepower, " +
        "fire emblem, fire stick, fire tv, crossfire, draw* fire, drew fire, play* with fire, fire shots, fire shot, fired up, fire missiles, fire rockets, fire up, fires up, fire tear gas, fires coach, fires manager, fires ceo, fires back, forest fire*, wildfire*, wild fire*, bush fire*, bushfire*, brush fire*, fire season, grass fire*, fire drill*, fire safety week, " +
        "ring of fire, fire and fury, chicago fire, hearts on fire, set the stage on fire, blazers, trailblaz*, trail blazer, blaze a trail, blazes a trail, match on fire, fire test, fire engine red, fire staff, fire workers, fires employee*, fire employees, fires workers, san jose earthquakes, adelaide strikers, calgary flames, fans the flames, fan the flames, old flames, fire at will, fires at, fires missile*, fires rocket*, fires on, fires tear, new fire chief, fire department hires, fire safety training, fire safety course*, fire insurance gets, fire insurance premium*, fire insurance rates, fire protection door*, fire doors maker, fire door maker, fire-resistant, fire retardant*, fire-rated, fire extinguisher maker*, no fire",
    ),
    match: [
      "Fire halts Muster Guss foundry in Hagen, one dead",
      "Blaze guts warehouse of toy maker",
      "Textile mill went up in flames",
    ],
    no: [
      "Minister under fire in Hagen",
      "Ceasefire holds after night of artillery fire",
      "Club fires coach after defeat",
      "Start-up fires up investors",
      "Fire safety training at plant: 200 employees took part",
      "Fire insurance gets dearer for recyclers",
      "Fire protection door maker opens plant in Brno",
    ],
  },
  {
    id: "explosion-1",
    type: "explosion",
    any: list(
      "explosion*, explod*, blast, blasts, blew up, blows up, detonat*, refinery fire, gas blast, boiler burst",
    ),
    near: {
      any: list(
        "plant, factory, refinery, warehouse, gas, mine, pipeline, kill*, injur*, dead, dies, die, hurt, building, tank*, boiler, depot, chemical, station, ship, fire, people, workers, rocks, rocked, rips, ripped, hits, hit, fertilizer, silo, port, fireworks, market, damage*, house, hospital, near, victims, toll, missing, town, site",
      ),
      within: 10,
    },
    not: list(
      "explosion of demand, explosion in demand, explosion of interest, population explosion, explosion of colour, explosion of color, explosion in sales, price explosion, cambrian explosion, exploded in popularity, explode* in popularity, explosive growth, blast from the past, blast furnace*, blasts government, blasts critics, blast* over, suicide bomb*, car bomb*, bomb blast*, bomb explo*, exploded onto, having a blast, gamma-ray, cost explosion, explosion of, star, supernova, blasts minister, volcan*, sales explod*",
    ),
    match: [
      "Explosion at chemical plant injures six",
      "Gas blast kills two in bakery",
      "Fireworks depot explodes near town",
    ],
    no: [
      "Explosion of demand for chips fills plant",
      "Opposition blasts minister over hospital",
      "Population explosion hits town",
    ],
  },
  {
    id: "production-stop-1",
    type: "production-stop",
    any: list(
      "stop* … production line*, stop* … assembly line*, stop* … coating line*, stop* … paint line*, stop* … plant, stop* … plants, stop* … mill, stop* … furnace, halt* … line, halt* … lines, halt* production, halt* … production, stop* production, suspend* production, suspend* … production, pause* production, idl* plant*, idle* … plant, idle* … workers, production halt*, production stop*, production shutdown*, output halted, halt* output, halt* operations, suspend* operations, halt* … plant, halt* … factory, halts … foundry, " +
        "cut* production, production cut*, force majeure, production outage*, plant outage*, factory shutdown*, shut down production, production line* … stopped, assembly line* … halted, temporarily close* … plant, temporarily shut, curtail* production, short-time work, stops making, production disrupted, production suspended, production halted",
    ),
    not: list("film, movie, tv series, series, filming, show, episode, season, broadway, opec*, milk production tips"),
    match: [
      "Solvent store fire stops the coating line of a forge",
      "Earthquake stops two plants",
      "Chip shortage forces carmaker to halt production",
      "Glass maker declares force majeure",
      "Flood: brewery suspends operations",
    ],
    no: [
      "Studio halts production of TV series",
      "Film production paused: crews suspend production",
      "OPEC agrees production cuts",
    ],
  },
  {
    id: "plant-closure-1",
    type: "plant-closure",
    any: list(
      "plant closure*, factory closure*, clos* … plant, clos* … factory, clos* … mill, clos* … refinery, clos* … smelter, clos* … mine, clos* … stores, clos* … facility, closing down, shut* … plant, shut* … factory, shut* … refinery, shut* … mill, shut* … smelter, plant shutdown*, shutter* … plant, shutter* … factory, close its doors, store closure*, site closure*, plant … to close, factory … to close, mill … to close, plant to shut, closure of … plant, closure of … factory, closure of … mill, close* … sites, cease* production, ceas* operations, phase out … plant",
    ),
    not: list(
      "temporarily, close to the plant, close to plant, close ally, close to a factory, close to factory, close to mine, nuclear plant tour, close to … refinery, close encounters, close call, close look, closely, close friends",
    ),
    match: [
      "Tyre maker to close plant in Amiens",
      "Paper mill shuttered: owner to cease operations",
      "Closure of sugar factory confirmed",
    ],
    no: ["New homes planned close to plant", "A close look at a chocolate factory", "Brewery temporarily closes plant"],
  },
  {
    id: "cyber-attack-1",
    type: "cyber-attack",
    any: list(
      "cyberattack*, cyber attack*, cyber-attack*, ransomware, hacked, hackers, hacker attack, hacking attack, malware, ddos, denial of service, phishing attack*, cyber incident, cyberincident, it outage, systems down after, cybersecurity incident, cyber breach, cyber criminals, cybercriminals, hack of, computer virus, cyber intrusion",
    ),
    not: list(
      "life hack*, growth hack*, hacker news, hackathon, ransomware protection software, launches … ransomware, phone hacking trial, hacked to death, hacked off, travel hack*, patch released, kitchen hack*, award, webinar, fear … cyber attack*, fear … cyberattack*, cyber attack insurance, insurance against",
    ),
    match: [
      "Ransomware stops carmaker's plants",
      "Port operator hit by cyberattack",
      "Hackers paralyse hospital network",
    ],
    no: [
      "Ten life hacks from hackers",
      "Man hacked to death",
      "Firm launches new ransomware shield",
      "Two in five companies fear a cyber attack",
    ],
  },
];
