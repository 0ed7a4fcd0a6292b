import { list } from "../../list";
import type { LexiconRow } from "../../row";

/** The same: goods, and what works do to their surroundings. */
export const PHRASES_GOODS: readonly LexiconRow[] = [
  {
    id: "product-safety-2",
    type: "product-safety",
    any: list(
      "market surveillance, samples missed, samples failed, failed … safety test*, fail … safety test*, fails … safety test*, warn* against using",
    ),
    near: {
      any: list(
        "product*, sample*, batch*, parts, goods, bearing*, brake*, helmet*, toy*, charger*, customers, values, recall*, maker",
      ),
      within: 16,
    },
    not: list("explorer, drill*, ore, assay*, storm*, flood*, crypto*, scam*"),
    match: [
      "Market surveillance authority finds lead in product samples",
      "Four of 40 samples failed safety tests",
      "Three of ten helmets fail safety tests",
    ],
    no: [
      "Lead found in samples missed by earlier drill holes",
      "Authority samples cheese at fair",
      "Police warn against using scam product",
    ],
  },
  {
    id: "product-safety-3",
    type: "product-safety",
    any: list("warns of … batch, regulator warns of, authority … warned of, authority warns of, regulator … warned of"),
    near: {
      any: list(
        "batch*, parts, sample*, bearings, brake*, toys, helmets, charger*, batteries, airbag*, tyres, tires, steering, seals, hoses, defect*, faulty, unsafe, recall*, toxic, contaminat*",
      ),
      within: 12,
    },
    not: list(
      "storm*, heat, flood*, rain, weather, snow, price*, inflation, bank*, crypto*, scam*, fake, phishing, shops that, loan*, fraud*, strike*, shortage*, delays, delivery, deliveries, cyber*",
    ),
    match: [
      "Regulator warns of brake parts from supplier",
      "Authority warns of toys with lead paint",
      "Market watchdog: authority has warned of faulty chargers",
    ],
    no: [
      "Regulator warns of higher prices of parts",
      "Authority warns of flood",
      "Regulator warns of crypto products",
      "Consumer authority warns of fake shops that sell branded goods to customers",
      "Weather authority warns of heavy rain for deliveries",
      "Safety authority warns of complacency in bearing workshops",
      "Regulator warns of cyber risks in smart products",
    ],
  },
  {
    id: "product-recall-2",
    type: "product-recall",
    any: list(
      "calls back … batch*, called back … batch*, calls back … lots, calls back … lot of, calls back … parts, takes back … batch*",
    ),
    not: list("coach, players, his old team, ambassador*"),
    match: [
      "Bearing maker calls back one batch of seals",
      "Cable maker calls back two lots of plugs",
      "Company has called back one batch",
    ],
    no: ["Minister calls back ambassador", "Coach calls back two lots of players", "Company calls customers back"],
  },
  {
    id: "pollution-2",
    type: "pollution",
    any: list(
      "discolour* river, discolor* river, discolour* … river, reddish river, waste water from, waste water … into, wastewater from, below the outfall, effluent*, solvent* … groundwater, closes river intake, closed the intake",
    ),
    near: {
      any: list(
        "river*, stream, creek, lake, canal, sea, bay, fish, trees, discolour*, discolor*, colour*, foam*, smell*, stench, sample*, untreated, illegal*, discharge*, dumped, spill*, leak*, polluted, contaminat*, toxic, fine*, kill*, kills, dead, wells, groundwater, outfall, intake, residents, villagers",
      ),
      within: 12,
    },
    not: list(
      "covid*, coronavirus, virus, heat from waste water, reuse, treats, treatment plant, biogas, heat pump*, district heating, cleans, membrane*, recycl*, start-up, prize, award*, energy from",
    ),
    match: [
      "Waste water from dye works discolours river",
      "Solvent seeps into groundwater below plating shop",
      "Effluent kills trees beside paper mill",
    ],
    no: [
      "Virus found in waste water from city",
      "City draws heat from waste water: heat from waste water",
      "Plant treats waste water from brewery",
      "Waste water from dairy feeds a biogas plant on the river",
      "New process cleans effluent of dye houses before it reaches the river",
    ],
  },
  {
    id: "pollution-3",
    type: "pollution",
    any: list("found in groundwater, in groundwater below, found in … wells, found in … drinking water"),
    near: {
      any: list(
        "solvent*, chemical*, pfas, arsenic, lead, nitrate*, mercury, chromium, cyanide, benzene, heavy metals, metals, oil, diesel, pesticide*, toxic*, toxin*, contamina*, residue*",
      ),
      within: 12,
    },
    not: list("oil found, new oil, gas field, explorer, drilling"),
    match: [
      "Solvent found in groundwater below plating shop",
      "Chromium found in wells beside tannery",
      "Residues of degreasing chemicals found in groundwater",
    ],
    no: [
      "Lithium found in groundwater below old salt works",
      "Hot springs found in groundwater below spa town",
      "Explorer: oil found in wells of test field",
    ],
  },
  {
    id: "hazardous-waste-2",
    type: "hazardous-waste",
    any: list(
      "drums with solvent*, drums of … chemical*, drums without labels, barrels of … chemical*, unlabelled drums, hazardous sludge, aluminium dross, dross stored, dross … in the open, waste records, waste stored in the open, asbestos waste",
    ),
    near: {
      any: list(
        "found, fine, fined, stored, in the open, missing, falsified, false, illegal*, dump*, prosecutor*, inspect*, leak*, labels, authority, authorities, yard, behind, court, buried, without, investigat*, police, seized",
      ),
      within: 14,
    },
    not: list("steel drums concert, music"),
    match: [
      "Drums with solvents found behind plating shop",
      "Smelter fined for missing waste records",
      "Fine for aluminium dross stored in the open",
    ],
    no: [
      "Drums of the band beat on",
      "Barrels of wine for auction",
      "Aluminium dross recycler opens third plant",
      "Waste records fall as shop for refills opens",
    ],
  },
  {
    id: "deforestation-2",
    type: "deforestation",
    any: list("cleared forest, forest … cleared, clear* … hectares of forest, forest … felled, tree cover loss"),
    not: list(
      "fire*, wildfire*, burn*, snow, storm*, path, paths, trail*, hiker*, committee, bill, vote*, beetle*, bark beetle, nottingham, restored",
    ),
    match: [
      "Satellite images show cleared forest on plots that deliver to trader",
      "Forest of 300 hectares cleared for cattle",
      "Tree cover loss doubles in soy region",
    ],
    no: [
      "Fire crews cleared forest road",
      "Storm wood in forest cleared",
      "Forest cleared their lines: late goal by burnley",
      "Bill cleared forest committee by 12 votes to 3",
      "Crews cleared forest paths after hikers complained",
    ],
  },
  {
    id: "biodiversity-2",
    type: "biodiversity",
    any: list("wetland … dries up, wetland* … drained, wetland* … destroy*, breeding pairs, protected species"),
    near: { any: list("pump*, use of water, company, mine, works, plant, fell, drained, lost, destroy*"), within: 14 },
    match: [
      "Wetland near the mine dries up; company asked to pump less",
      "Plant drained wetland: wetlands destroyed",
      "Breeding pairs of crane fell beside mine",
    ],
    no: ["Breeding pairs of swans delight park", "Wetland park opens", "Protected species list published"],
  },
  {
    id: "emissions-2",
    type: "emissions",
    any: list(
      "misses … emission target*, misses … emissions target*, misses … climate target*, missed … emission target*, emissions … above … target, drops its climate target, drops … climate target*, weakens … climate target*, drops … emission target*",
    ),
    not: list("fund, index, shares"),
    match: [
      "Steelmaker misses its own emission target",
      "Haulier drops its climate target",
      "Emissions 9 % above its target for the year, airline says",
    ],
    no: ["Striker misses target", "Steelmaker meets emission target", "Fund drops climate target shares from index"],
  },
];
