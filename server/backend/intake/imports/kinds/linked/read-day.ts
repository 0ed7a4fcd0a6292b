import type { Report } from "../../rows/candidate";
import { readDay } from "../../rows/shipments";
import { spokenDay } from "../../values/spoken-day";

/** A day that has to be one: `end` takes the last day of a month or quarter that is named, `start` the first. */
export const dayReader =
  (side: "first" | "last") =>
  (value: string, report: Report): string | null => {
    const spoken = spokenDay(value);
    if (spoken !== null) return spoken[side];
    return readDay(value, () => report("dayRefused"));
  };
