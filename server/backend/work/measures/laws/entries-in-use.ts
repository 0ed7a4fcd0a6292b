import { eq, sql } from "drizzle-orm";
import type { MeasureLaw } from "~/backend/contract/measure-words";
import type { Tx } from "../../../platform/db/database";
import { ownMeasures } from "../../../platform/db/schema/own-measures";
import { languageOr, type OwnRow, ofOwn, ownId } from "../known-measures";
import { MEASURE_RULES, measureSchema } from "../measure-schema";

/** An entry of the catalogue that a customer relies on, in the version that it relies on. */
export interface EntryInUse {
  id: string;
  version: string;
  laws: readonly MeasureLaw[];
  titleIn(language: string): string;
}

/** The customer's published entries, and those that its open actions were started from, each version once. */
export async function entriesInUse(tx: Tx, customerId: number): Promise<EntryInUse[]> {
  const { rows: refs } = await tx.execute<{ ref: string }>(sql`
    select distinct measure as ref from actions
     where customer_id = ${customerId} and measure is not null and meta_status in ('Planned', 'InProgress')`);
  const started = new Set(refs.map(({ ref }) => ref));
  const own = await tx.select().from(ownMeasures).where(eq(ownMeasures.customerId, customerId));
  const isInUse = (row: OwnRow) => row.state === "published" || started.has(refOfOwn(row));
  return [...own.filter(isInUse).map(ofOwnRow), ...(await ofRegister(tx, [...started]))];
}

const refOfOwn = (row: OwnRow): string => `${ownId(row.id)}@${ofOwn(row, "en").version}`;

function ofOwnRow(row: OwnRow): EntryInUse {
  const { id, version, laws } = ofOwn(row, "en");
  return { id, version, laws, titleIn: (language) => ofOwn(row, languageOr(language)).title };
}

async function ofRegister(tx: Tx, refs: readonly string[]): Promise<EntryInUse[]> {
  const { rows } = await tx.execute<{ id: string; version: string; value: unknown }>(sql`
    select substr(name, ${MEASURE_RULES.length + 1}::int) as id, version, value from rules
     where name || '@' || version = any(${sql.param(refs.map((ref) => MEASURE_RULES + ref))}::text[])
     order by name, version`);
  return rows.map(({ id, version, value }) => {
    const { laws, texts } = measureSchema.parse(value);
    return { id, version, laws, titleIn: (language) => texts[languageOr(language)].title };
  });
}
