import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const SAFETY: readonly LexiconRow[] = [
  {
    id: "workplace-accident-1",
    type: "workplace-accident",
    any: list(
      "workplace accident*, industrial accident*, mine accident*, mining accident*, mine collapse*, mine disaster, coal mine, trapped miner*, miners trapped, miners killed, miners dead, miners die, worker* killed, " +
        "worker* die*, worker* injured, worker* hurt, worker* trapped, worker* dead, kill* … worker*, injur* … worker*, killed … on the job, crushed to death, scaffolding collapse*, crane collapse*, factory collapse*, building collapse*, " +
        "garment factory, construction accident*, osha, workplace death*, workplace fatalit*, employee* killed, worker fell, fell to his death, electrocuted, rana plaza, gas leak, ammonia leak, killed at work, work accident*, safety violation*, roof collapse*, fertilizer plant",
    ),
    near: {
      any: list(
        "worker*, employee*, kill*, dead, death*, died, die, dies, injur*, hurt, trap*, collaps*, fatal*, accident*, rescue*, disaster, casualt*, toll, victim*, electrocut*, osha, survivor*, missing, cited, fine*, probe*, body, bodies, bangladesh",
      ),
      within: 12,
    },
    not: list(
      "suicide bomb*, gunm*, shooting, airstrike*, health workers infected, aid worker*, sex worker*, shot dead, drone, militant*, osha training",
    ),
    match: [
      "Two workers killed at cement plant",
      "Crane collapse injures five on building site",
      "Eleven miners trapped after coal mine collapse",
      "Garment factory collapse: death toll rises",
    ],
    no: [
      "Aid workers killed in convoy shelling",
      "Gunman kills two workers in mall",
      "Worker cooperatives gain members",
    ],
  },
  {
    id: "occupational-health-1",
    type: "occupational-health",
    any: list(
      "silicosis, black lung, occupational disease*, asbestosis, asbestos, heat stress, toxic exposure, exposed to … chemical*, exposed to … fumes, exposed to … lead, unsafe working conditions, occupational exposure, workers sickened, workers fall ill, workers fainted, mass fainting, repetitive strain, burnout, work-related illness*",
    ),
    near: {
      any: list("worker*, employee*, miner*, staff, factory, plant, company, exposed, cutters, firm, mine*, labourers"),
      within: 14,
    },
    not: list("asbestos removal finished, burnout tyre*, film, drag race"),
    match: [
      "Stone cutters with silicosis sue worktop company",
      "Hundreds of workers fainted at shoe factory: mass fainting feared",
      "Miners diagnosed with black lung at company clinic",
    ],
    no: [
      "Asbestos removal finished at company school",
      "Drag race ends in burnout for factory team",
      "New film on black lung and a mine",
    ],
  },
  {
    id: "product-safety-1",
    type: "product-safety",
    any: list(
      "safety defect*, noncompliance, unsafe product*, product safety, defective, safety warning, safety standard*, fire risk, fire hazard, choking hazard, contaminated food, contaminated batch*, contaminat* with, tainted, salmonella, listeria, e coli, " +
        "safety alert, faulty, counterfeit medicine*, adulterated, burn hazard, injury hazard, product warning, substandard, toxic toys, lead in, cpsc, rapex, stop using, airbag*, brake defect*, inconsequential",
    ),
    near: {
      any: list(
        "product*, vehicle*, car*, toy*, food*, drug*, medicine*, batter*, tire*, tyre*, motor*, consumer*, syrup*, milk, meat, device*, appliance*, phone*, children, safety, salmonella, infant*, brake*, airbag*, helmet*, cereal, customers, investigat*",
      ),
      within: 12,
    },
    not: list("faulty towers, faulty logic, nuclear, tainted by scandal, tainted love, faulty memory"),
    match: [
      "Regulator warns of faulty brakes in electric cars",
      "Tainted cough syrup kills children",
      "Consumer agency issues safety alert for toy magnets",
    ],
    no: [
      "Faulty logic in product talk",
      "Career tainted by scandal over car",
      "Faulty Towers back on consumers' screens",
    ],
  },
  {
    id: "product-recall-1",
    type: "product-recall",
    any: list(
      "recall of, recalls, recalling, recalled, product recall*, safety recall*, recall notice, voluntary recall, vehicle recall*, food recall*, recall expands, expands recall, issue* recall, issues a recall, withdrawn from sale, pulled from shelves, pull* … from shelves, withdraw* … from the market, to recall",
    ),
    near: {
      any: list(
        "vehicle*, car*, truck*, suv*, product*, toy*, food*, batch*, drug*, airbag*, batter*, units, unit, model*, brake*, defect*, fault*, risk*, hazard*, over, due, contamin*, salmonella, listeria, million, 000, shelves, chocolate, fire, lots, safety, formula, pump*, device*, engine*",
      ),
      within: 10,
    },
    not: list(
      "recall election*, recall vote, recall petition*, ambassador*, total recall, recalled to, as i recall, recalls his, recalls her, recalls how, recalled how, recalled that, recalls the day, recall campaign against, squad, recalled from loan, testif*, memor*, envoy*, governor",
    ),
    match: [
      "Carmaker recalls 120,000 vehicles over brake fault",
      "Dairy pulls milk powder from shelves after salmonella find",
      "Voluntary recall of infant formula batches",
    ],
    no: [
      "Governor faces recall election over car tax",
      "Captain recalls how his car broke down",
      "Capital recalls ambassador over fire at embassy",
    ],
  },
  {
    id: "epidemic-1",
    type: "epidemic",
    any: list(
      "outbreak*, epidemic, pandemic, covid*, coronavirus, ebola, cholera, bird flu, avian flu, avian influenza, h5n1, swine fever, foot-and-mouth, mpox, monkeypox, measles, dengue, lockdown*, quarantine*, virus cases, zika, nipah, marburg virus, omicron, sars, mers",
    ),
    near: {
      any: list(
        "case*, death*, spread*, outbreak*, infect*, confirm*, report*, kill*, cull*, patients, emergency, declare*, surge*, wave, detected, lockdown, close*, shut*, rise*, quarantin*, hospital*, die*, hits, hit, warn*, variant*, curbs, factory, farm*",
      ),
      within: 10,
    },
    not: list(
      "outbreak of war, outbreak of violence, outbreak of fighting, tornado outbreak, after the pandemic, post-pandemic, pre-pandemic, since the pandemic, pandemic-era, loneliness epidemic, epidemic of loneliness, computer virus, before the pandemic",
    ),
    match: [
      "Cholera outbreak kills 40 in port city",
      "Avian flu confirmed at poultry farm",
      "Lockdown shuts factories as Covid cases surge",
    ],
    no: [
      "Outbreak of war closes border, report says",
      "Sales hit a high since the pandemic",
      "Epidemic of loneliness reported among students",
    ],
  },
];
