import { z } from "zod";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";

const COUNTED = ["dead", "injured", "missing", "evacuated", "employeesAffected", "areaHectares", "stopDays"] as const;
const loss = z.object({ amount: z.number(), currency: z.string() });

/** How grave, in words: "3 injured · Production stops for 14 days". What this version has no words for is left out. */
export function measureInWords(severity: Readonly<Record<string, unknown>>, speech: Speech): string {
  const counted = COUNTED.flatMap((measure) => {
    const count = severity[measure];
    return typeof count === "number" ? [speech.say(`reading:measures.${measure}`, { count })] : [];
  });
  const lost = loss.safeParse(severity.loss);
  if (lost.success) counted.push(`${speech.number(lost.data.amount)} ${lost.data.currency}`);
  return counted.join(DOT);
}
