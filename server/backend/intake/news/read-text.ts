import type { EventTypeId } from "../../reference/catalogue/event-types";
import type { Arming } from "./arming/arming";
import type { Classifier, TypeProbability } from "./classifier/classify";
import { findEvidence } from "./lexicon/find-evidence";
import { lexiconOf } from "./lexicon/lexicons";
import type { StopKind } from "./lexicon/row";
import type { EventStatus, Finding, NewsText, TypeFinding } from "./types";

/** What reading has learned: the classifier, and how far each type may be believed in each language. */
export interface Learned {
  classify: Classifier;
  /** By language, then type. */
  arming: Partial<Record<string, Partial<Record<EventTypeId, Arming>>>>;
  /** Names the model: `reading-model@<hash>`. */
  name: string;
}

/** `event` is published, `review` asks a person, `nothing` is forgotten. */
export type Outcome = "event" | "review" | "nothing";

export interface ReadTypes {
  outcome: Outcome;
  /** At most three, the leading one first; of a text that tells of no event, none. */
  types: TypeFinding[];
  /** What the second witness says of the leading type; null where it knows nothing of it. */
  second: Finding<EventTypeId> | null;
  status: Finding<EventStatus> | null;
  stopped: Finding<StopKind> | null;
  /** The one rule or threshold that kept it from being published, in the order in which they are asked. */
  heldBy: "no-evidence" | "stopped" | "one-witness" | "not-armed" | null;
}

/** Alone, the classifier asks a person where it is as sure as this. */
const SURE_ALONE = 0.5;

/**
 * The type of what a text reports. Two witnesses publish, the words of the lexicon and the classifier, and only of a type that has
 * shown itself right in that language; one witness goes to a person (design 40, "Type", "Arming").
 */
export function readTypes(text: NewsText, language: string, learned: Learned): ReadTypes {
  const lexicon = lexiconOf(language);
  const { types, stopped, status } = lexicon ? findEvidence(text, lexicon) : { types: [], stopped: null, status: null };
  if (stopped) return { ...NOTHING, stopped, heldBy: "stopped" };
  const probabilities = learned.classify(text);
  const [leading] = types;
  if (!leading) return alone(probabilities, learned);
  const p = probabilities.find(({ type }) => type === leading.value)?.p;
  const second = p === undefined ? null : finding(leading.value, p, learned);
  const arming = armingOf(leading.value, language, learned);
  const read = { types, second, status, stopped };
  if (arming?.state === "off") return { ...read, outcome: "nothing", heldBy: "not-armed" };
  if (p === undefined || p < (arming?.threshold ?? SURE_ALONE))
    return { ...read, outcome: "review", heldBy: "one-witness" };
  const may = arming?.state === "armed" || arming?.state === "trial";
  return { ...read, outcome: may ? "event" : "review", heldBy: may ? null : "not-armed" };
}

const NOTHING: ReadTypes = {
  outcome: "nothing",
  types: [],
  second: null,
  status: null,
  stopped: null,
  heldBy: "no-evidence",
};

function alone([best]: TypeProbability[], learned: Learned): ReadTypes {
  if (!best || best.p < SURE_ALONE) return NOTHING;
  return { ...NOTHING, types: [finding(best.type, best.p, learned)], outcome: "review", heldBy: "one-witness" };
}

const finding = (value: EventTypeId, p: number, { name }: Learned): TypeFinding => ({
  value,
  by: "classifier",
  rule: `${name}#${value}`,
  p,
  span: null,
});

/** Of a language, written as `de` or `de-AT`. */
export function armingOf(type: EventTypeId, language: string, { arming }: Learned): Arming | undefined {
  return arming[language.toLowerCase().split("-", 1)[0] ?? ""]?.[type];
}
