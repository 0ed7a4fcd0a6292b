import { createHash } from "node:crypto";
import type { LabelledText } from "./read-labelled";

export type Half = "dev" | "held";

/**
 * Training and thresholds see the dev half only; the held half is opened for the figures of a release.
 * A cluster goes to one half as a whole: texts of one day, or of one disaster, are about the same events.
 */
export function halfOf(text: LabelledText): Half {
  const digest = createHash("sha256")
    .update(`${text.file}|${clusterOf(text)}`)
    .digest();
  return (digest[0] as number) % 2 === 0 ? "dev" : "held";
}

function clusterOf({ sourceLabel, date, id }: LabelledText): string {
  const [disaster, ...rest] = sourceLabel.split("|");
  if (rest.length > 0) return disaster as string;
  return date.length >= 10 ? date.slice(0, 10) : id;
}
