import type { SeverityInputs } from "../../../platform/db/shapes/raw-event";
import type { EventTypeId } from "../../../reference/catalogue/event-types";
import type { Random } from "../random";

export interface Hazard {
  type: EventTypeId;
  /** As a text has it: magnitude, km/h, degrees. Null where nothing is measured. */
  size: string | null;
  severity: SeverityInputs;
  /** From the place that it is told of. */
  mostKm: number;
}

interface Place {
  country: string;
  lat: number;
  at: Date;
}

/** What nature may do at a place in a season: no eruption in Wolfsburg, no forest fire in a northern winter. */
export function drawHazard(random: Random, place: Place): Hazard {
  const possible = HAZARDS.filter(({ may }) => may(place));
  const kind = random.weighted(possible.map((one): [(typeof HAZARDS)[number], number] => [one, one.weight]));
  const { size, severity } = kind.measure(random);
  return { type: kind.type, size, severity, mostKm: kind.mostKm };
}

interface Kind {
  type: EventTypeId;
  weight: number;
  mostKm: number;
  may(place: Place): boolean;
  measure(random: Random): Pick<Hazard, "size" | "severity">;
}

/** Countries on the edges of plates, those with volcanoes that are awake, dry ones, and steep ones. */
const SEISMIC = new Set("CL CN CO EC GT ID IT JP MX PE PH RO TR TW GR US".split(" "));
const VOLCANIC = new Set("CL CO EC GT ID IT JP MX PH".split(" "));
const DRY = new Set("AU CA CL ES FR GR IT MA MX PT TN TR US ZA BR IL KZ".split(" "));
const STEEP = new Set("AT CH CN CO EC GT ID IN IT JP KR LK NO PE PH SI SK TR TW VN CL NP ET".split(" "));

const isSummer = ({ lat, at }: Place): boolean => {
  const month = at.getUTCMonth();
  return lat >= 0 ? month >= 4 && month <= 8 : month >= 10 || month <= 2;
};
const nothing = { size: null };
const level = (random: Random, levels: readonly ("green" | "orange" | "red")[]) => ({
  ...nothing,
  severity: { alertLevel: random.pick(levels) },
});

const HAZARDS: readonly Kind[] = [
  {
    type: "earthquake",
    weight: 6,
    mostKm: 110,
    may: ({ country }) => SEISMIC.has(country),
    measure(random) {
      const magnitude = random.int(45, 61) / 10;
      return { size: magnitude.toFixed(1), severity: { magnitude, depthKm: random.int(5, 40) } };
    },
  },
  {
    type: "flood",
    weight: 9,
    mostKm: 25,
    may: () => true,
    measure: (random) => level(random, ["green", "green", "orange", "orange", "orange", "orange", "red"]),
  },
  {
    type: "storm",
    weight: 7,
    mostKm: 35,
    may: () => true,
    measure(random) {
      const windKmh = random.int(80, 165);
      return { size: String(windKmh), severity: { windKmh } };
    },
  },
  {
    type: "wildfire",
    weight: 5,
    mostKm: 30,
    may: (place) => DRY.has(place.country) && isSummer(place),
    measure: (random) => level(random, ["green", "green", "orange"]),
  },
  {
    type: "landslide",
    weight: 3,
    mostKm: 20,
    may: ({ country }) => STEEP.has(country),
    measure: () => ({ ...nothing, severity: {} }),
  },
  {
    type: "volcano",
    weight: 1,
    mostKm: 60,
    may: ({ country }) => VOLCANIC.has(country),
    measure: () => ({ ...nothing, severity: {} }),
  },
  {
    type: "extreme-temperature",
    weight: 5,
    mostKm: 15,
    may: (place) => isSummer(place) && Math.abs(place.lat) < 53,
    measure: (random) => ({ size: String(random.int(36, 41)), severity: {} }),
  },
];
