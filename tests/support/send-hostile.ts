import { expect } from "vitest";
import { SAME_ORIGIN } from "./node-server";
import type { OwnBackend } from "./own-backend";
import { plainForms } from "./plain-forms";

/** Pages of an import besides its own: each import is asked for one of them in turn. */
const FURTHER = ["columns", "rows/2", "undo", "problems/csv"];

/** Sends files by the form for suppliers: each ends on a page that says what it is, and none breaks anything. Answers how many became imports. */
export async function sendHostile(
  use: OwnBackend,
  files: readonly (readonly [what: string, name: string, content: Buffer | Uint8Array])[],
): Promise<number> {
  const forms = await plainForms(use.transport, ["admin"]);
  const pages: string[] = [];
  for (const [what, name, content] of files) {
    const body = new FormData();
    body.append("intent", "file");
    body.append("file", new File([new Uint8Array(content)], name));
    const init = { method: "POST", headers: { ...SAME_ORIGIN, cookie: forms.cookies.admin }, body };
    const sent = await forms.app.request("/network/collection/all/add", init);
    // Refused at once, with the form, or taken for an import.
    expect([303, 400], what).toContain(sent.status);
    if (sent.status === 303) pages.push(sent.headers.get("location") ?? "");
  }
  await use.drain();
  for (const [n, page] of pages.entries()) {
    const shown = await forms.get(page, forms.cookies.admin);
    const text = await shown.text();
    expect(shown.status, page).toBe(200);
    expect(text, page).not.toMatch(/<img src=x/);
    // Either what is wrong with the file, or what would become of its rows; never a job that is still at work or gave up.
    expect(text, page).toMatch(/Failed|Ready to apply/);
    expect(text, page).not.toContain("error on our side");
    const further = `${page}/${FURTHER[n % FURTHER.length]}`;
    expect((await forms.get(further, forms.cookies.admin)).status, further).toBeLessThan(500);
  }
  return pages.length;
}
