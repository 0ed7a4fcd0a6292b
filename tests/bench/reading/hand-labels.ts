import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { LabelledText } from "../../../server/backend/intake/news/labelled/read-labelled";

const STATUSES = ["planned", "threatened", "ongoing", "ended", "averted", "denied", "past", "none"] as const;

/** `none` where the text tells of no event of its labelled type. */
export type StatusLabel = (typeof STATUSES)[number];

/** What a person said of a text: how far the event is, whom it happened to, and who is named besides; null where no organization is. */
const said = z.object({
  status: z.enum(STATUSES),
  subject: z.string().transform((name) => name || null),
  mentioned: z.string().transform((name) => name || null),
});
type Said = z.output<typeof said>;

/** Two readers who did not see each other's labels, and what was settled where they differ. */
export interface HandLabel {
  text: LabelledText;
  first: Said;
  second: Said;
  settled: Said;
}

const row = z.object({ file: z.string(), id: z.string() }).catchall(z.string());

/**
 * The hand labels beside this file, of the texts given: columns file, id, and status, subject and mentioned of `first`, `second` and
 * `settled`. The texts themselves stay in their own folder; a label without its text is left out.
 */
export async function readHandLabels(texts: readonly LabelledText[]): Promise<HandLabel[]> {
  const named = new Map(texts.map((text) => [`${text.file} ${text.id}`, text]));
  const rows: unknown[] = parse(await readFile(new URL("hand-labels.csv", import.meta.url)), { columns: true });
  return rows.flatMap((read) => {
    const { file, id, ...cells } = row.parse(read);
    const text = named.get(`${file} ${id}`);
    if (!text) return [];
    const by = (who: string) =>
      said.parse({
        status: cells[`${who}_status`],
        subject: cells[`${who}_subject`],
        mentioned: cells[`${who}_mentioned`],
      });
    return [{ text, first: by("first"), second: by("second"), settled: by("settled") }];
  });
}

/** Cohen's kappa of two readers' labels: 1 where they always agree, 0 where no more than by chance. */
export function kappa(pairs: readonly (readonly [string, string])[]): number {
  const share = (count: number) => count / pairs.length;
  const agreed = share(pairs.filter(([one, other]) => one === other).length);
  const labels = new Set(pairs.flat());
  const byChance = [...labels].reduce(
    (sum, label) =>
      sum +
      share(pairs.filter(([one]) => one === label).length) * share(pairs.filter(([, other]) => other === label).length),
    0,
  );
  return byChance === 1 ? 1 : (agreed - byChance) / (1 - byChance);
}
