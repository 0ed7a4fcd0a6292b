import type { Confidence } from "../../platform/db/schema/rules";
import type { MeasureValue } from "./measure-schema";

/** A measure as it is written down here, before it is a row of the rule register. */
export interface BaseMeasure {
  id: string;
  source: string;
  confidence: Confidence;
  value: DeepReadonly<MeasureValue>;
}

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
