import { and, desc, eq, gt, isNull, like, lte, or } from "drizzle-orm";
import { type ActionTypeName, LAST_RESORT } from "~/backend/contract/action-words";
import {
  MEASURE_LANGUAGE_KEYS,
  MEASURE_LANGUAGES,
  type MeasureEffort,
  type MeasureLanguage,
  type MeasureLaw,
  type MeasurePurpose,
  type OwnMeasureState,
} from "~/backend/contract/measure-words";
import type { OwnMeasureContent } from "~/backend/contract/own-measures";
import type { Tx } from "../../platform/db/database";
import { onceOfRegister } from "../../platform/db/once";
import { ownMeasures } from "../../platform/db/schema/own-measures";
import { type Confidence, rules } from "../../platform/db/schema/rules";
import { registerDay } from "../../platform/rules/register-day";
import type { Priority } from "../../reference/catalogue/priorities";
import { MEASURE_RULES, type MeasureTexts, type MeasureValue, measureSchema } from "./measure-schema";

/** A measure in one language, whoever wrote it. */
export interface KnownMeasure extends MeasureTexts {
  id: string;
  version: string;
  /** A BCP 47 tag. */
  language: string;
  own: boolean;
  state: OwnMeasureState;
  typeId: ActionTypeName;
  topics: readonly string[];
  from: Priority | null;
  purpose: MeasurePurpose;
  laws: readonly MeasureLaw[];
  effort: MeasureEffort;
  typicalDays: number;
  cost: MeasureValue["cost"] | null;
  hours: MeasureValue["hours"] | null;
  stepDays: readonly number[];
  alternatives: readonly string[];
  lastResort: boolean;
  source: string;
  confidence: Confidence;
  /** In every language that it has one in; null of one of the register. */
  names: OwnMeasureContent["names"] | null;
  /** Days of its row of the register; null of an own one. */
  validFrom: string | null;
  validTo: string | null;
}

/** All that can be started on the day: those of the register and the customer's own that are published, by name. */
export async function knownMeasures(tx: Tx, customerId: number, language: string): Promise<KnownMeasure[]> {
  const [base, own] = [await baseMeasures(tx, registerDay()), await ownPublished(tx, customerId)];
  const chosen = languageOr(language);
  const all = [...base.map((one) => inLanguage(one, chosen)), ...own.map((row) => ofOwn(row, chosen))];
  return all.sort((a, b) => a.title.localeCompare(b.title, MEASURE_LANGUAGES[chosen]));
}

export const languageOr = (language: string): MeasureLanguage =>
  MEASURE_LANGUAGE_KEYS.find((one) => one === language) ?? "en";

type BaseMeasure = { rule: typeof rules.$inferSelect; value: MeasureValue };

function baseMeasures(tx: Tx, day: string): Promise<BaseMeasure[]> {
  return onceOfRegister(tx, `measures ${day}`, async () => {
    const holds = and(lte(rules.validFrom, day), or(isNull(rules.validTo), gt(rules.validTo, day)));
    const rows = await tx
      .select()
      .from(rules)
      .where(and(like(rules.name, `${MEASURE_RULES}%`), holds));
    return rows.map((rule) => ({ rule, value: measureSchema.parse(rule.value) }));
  });
}

function inLanguage({ rule, value }: BaseMeasure, language: MeasureLanguage): KnownMeasure {
  const { texts, successor: _, ...plain } = value;
  return {
    ...plain,
    ...texts[language],
    id: rule.name.slice(MEASURE_RULES.length),
    version: rule.version,
    language: MEASURE_LANGUAGES[language],
    own: false,
    names: null,
    state: "published",
    source: rule.source,
    confidence: rule.confidence,
    validFrom: rule.validFrom,
    validTo: rule.validTo,
  };
}

export type OwnRow = typeof ownMeasures.$inferSelect;

const ownPublished = (tx: Tx, customerId: number): Promise<OwnRow[]> =>
  tx
    .select()
    .from(ownMeasures)
    .where(and(eq(ownMeasures.customerId, customerId), eq(ownMeasures.state, "published")));

/** Its content never changes once it is published: actions that were started from it have it as it was. */
const OWN_VERSION = "1";
const OWN_PREFIX = "own-";
export const ownId = (id: number): string => `${OWN_PREFIX}${id}`;
/** The row that such an id names, or null where it is one of the register. */
export const rowOf = (measureId: string): number | null => {
  const digits = measureId.startsWith(OWN_PREFIX) ? measureId.slice(OWN_PREFIX.length) : "";
  return /^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : null;
};

export function ofOwn(row: OwnRow, language: MeasureLanguage): KnownMeasure {
  const { names, steps, ...plain } = contentOf(row);
  const [title, written] = nameIn(names, language);
  return {
    ...plain,
    id: ownId(row.id),
    version: OWN_VERSION,
    language: MEASURE_LANGUAGES[written],
    own: true,
    names,
    state: row.state,
    title,
    ...{
      from: null,
      cost: null,
      hours: null,
      alternatives: [],
      lastResort: plain.typeId === LAST_RESORT,
      validFrom: null,
      validTo: null,
    },
    steps: steps.map((step) => step.title),
    stepDays: steps.map(({ days }) => days),
  };
}

/** What its writer said, as the contract has it. */
export const contentOf = ({ content, source, confidence }: OwnRow): OwnMeasureContent => ({
  // Entries that were written before a legal basis could be named have none.
  ...{ laws: [] },
  ...(content as unknown as Omit<OwnMeasureContent, "source" | "confidence">),
  source,
  confidence,
});

/** The name in the language, or in the first that there is. */
function nameIn(names: OwnMeasureContent["names"], language: MeasureLanguage): [string, MeasureLanguage] {
  const found = [language, ...MEASURE_LANGUAGE_KEYS].find((one) => names[one]);
  return found ? [names[found] ?? "", found] : ["", language];
}

/** A measure as it was when it was last offered, or in a version of then; null for one that never was. */
export async function retiredMeasure(
  tx: Tx,
  customerId: number,
  { measureId, version }: { measureId: string; version: string | undefined },
  language: string,
): Promise<KnownMeasure | null> {
  const own = rowOf(measureId);
  const chosen = languageOr(language);
  if (own !== null) {
    if (version !== undefined && version !== OWN_VERSION) return null;
    const { id, state, customerId: customer } = ownMeasures;
    const [row] = await tx
      .select()
      .from(ownMeasures)
      .where(and(eq(customer, customerId), eq(id, own), eq(state, "retired")));
    return row ? ofOwn(row, chosen) : null;
  }
  const last = await lastOf(tx, measureId, version);
  return last ? { ...inLanguage(last, chosen), state: "retired" } : null;
}

/** What takes the place of a measure that is no longer offered, as `id@version`; null where nothing does. */
export async function successorOf(tx: Tx, customerId: number, measureId: string): Promise<string | null> {
  const own = rowOf(measureId);
  if (own !== null) {
    const [next] = await tx
      .select({ id: ownMeasures.id })
      .from(ownMeasures)
      .where(
        and(
          eq(ownMeasures.customerId, customerId),
          eq(ownMeasures.replacesId, own),
          eq(ownMeasures.state, "published"),
        ),
      );
    return next ? `${ownId(next.id)}@${OWN_VERSION}` : null;
  }
  const base = await baseMeasures(tx, registerDay());
  const versionOf = (id: string) => base.find(({ rule }) => rule.name === MEASURE_RULES + id)?.rule.version;
  const newer = versionOf(measureId);
  if (newer) return `${measureId}@${newer}`;
  const last = await lastOf(tx, measureId);
  const named = last?.value.successor ?? null;
  const version = named && versionOf(named);
  return version ? `${named}@${version}` : null;
}

async function lastOf(tx: Tx, measureId: string, version?: string): Promise<BaseMeasure | null> {
  const isWanted = version === undefined ? undefined : eq(rules.version, version);
  const [rule] = await tx
    .select()
    .from(rules)
    .where(and(eq(rules.name, MEASURE_RULES + measureId), lte(rules.validFrom, registerDay()), isWanted))
    .orderBy(desc(rules.validFrom))
    .limit(1);
  return rule ? { rule, value: measureSchema.parse(rule.value) } : null;
}
