import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { changeActions } from "~/backend/contract/action-changes";
import { MOST_CHANGED } from "~/backend/contract/action-words";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { conditions } from "./conditions";
import type { Reader } from "./list-actions";
import { titled } from "./titled";

type Selection = z.output<NonNullable<typeof changeActions.body>>["selection"];

/** The actions named, or all that a filter leaves of what the asker reads, each with the version that was seen. Throws 422 `too_many`. */
export async function selectedActions(
  tx: Tx,
  reader: Reader,
  selection: Selection,
): Promise<Map<number, number | undefined>> {
  if ("actions" in selection) return new Map(selection.actions.map(({ id, version }) => [id, version]));
  const { filter } = selection;
  const where = conditions(reader, filter, await titled(tx, filter.q));
  const { rows } = await tx.execute<{ id: number }>(sql`
    select x.id::int from actions x where ${where} limit ${MOST_CHANGED + 1}`);
  if (rows.length > MOST_CHANGED) {
    throw new Refusal(422, "too_many", `More than ${MOST_CHANGED} actions at once`, { most: MOST_CHANGED });
  }
  return new Map(rows.map(({ id }) => [id, undefined]));
}
