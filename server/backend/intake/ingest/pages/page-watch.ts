import { z } from "zod";

const selector = z.string().trim().min(1).max(300);

/** What of a page is watched, and what of it is not looked at. */
export const pageWatchSchema = z.strictObject({
  /** Of the items that it makes; the page's own title unless said. */
  title: z.string().trim().min(1).max(200).optional(),
  /** CSS selector of the part that is watched; the whole page unless said. */
  select: selector.optional(),
  /** CSS selectors of what in it is left out. */
  leaveOut: z.array(selector).max(20).optional(),
  /** A line that holds one of these, in small or capital letters, is left out. */
  ignoreLines: z.array(z.string().trim().min(2).max(200)).max(50).optional(),
});
export type PageWatch = z.infer<typeof pageWatchSchema>;

/** Which of its selectors is none that can be read; null where all can. */
export async function wrongSelector({ select, leaveOut = [] }: PageWatch): Promise<string | null> {
  // The very reader that will apply them knows what it understands. It is loaded where somebody watches a page, and not before.
  const { parseHTML } = await import("linkedom");
  const { document } = parseHTML("<html><body></body></html>");
  return [...(select === undefined ? [] : [select]), ...leaveOut].find((one) => !isRead(document, one)) ?? null;
}

function isRead(document: Document, one: string): boolean {
  try {
    document.querySelector(one);
    return true;
  } catch {
    return false;
  }
}
