import type { LoadContext } from "~/load-context";
import { oneOwn } from "../own-measure/queries.server";
import { fieldsOf } from "../own-measure/schema";

/** What the form begins with: the text of the one that is to be replaced, or a draft's usual choices. */
export async function beginning(context: LoadContext, replaces: number | null) {
  if (replaces === null)
    return { purpose: "prevent", effort: "M", confidence: "D", typicalDays: "30", typeId: "corrective-plan" };
  return fieldsOf((await oneOwn(context, replaces)).content);
}
