import type { z } from "zod";
import type { startAction } from "~/backend/contract/actions";
import type { actions } from "../../platform/db/schema/actions";

type Start = z.output<NonNullable<typeof startAction.body>>;
type Given = Partial<
  Pick<
    Start,
    | "purpose"
    | "rightConcerned"
    | "rootCause"
    | "success"
    | "confidential"
    | "effectDueOn"
    | "everyMonths"
    | "measure"
    | "cost"
    | "followsId"
  >
>;

/** The columns of what an action is for and how it is judged, as far as given. */
export function planned(given: Given): Partial<typeof actions.$inferInsert> {
  const { success, purpose, rightConcerned, rootCause, confidential, effectDueOn, everyMonths, measure, followsId } =
    given;
  const { cost } = given;
  const columns = {
    ...{ purpose, rightConcerned, rootCause, confidential, effectDueOn, everyMonths, measure, followsId },
    ...(cost !== undefined && { costAmount: cost?.amount ?? null, costCurrency: cost?.currency ?? null }),
    ...(success && {
      successMeasure: success.measure,
      successBefore: success.before ?? null,
      successAfter: success.after ?? null,
    }),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
