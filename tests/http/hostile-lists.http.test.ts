import { beforeAll, expect, test } from "vitest";
import { minutes } from "~/time/duration";
import { HOSTILE_LISTS } from "../support/hostile-lists";
import { SAME_ORIGIN } from "../support/node-server";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { type PlainForms, plainForms } from "../support/plain-forms";

// Files that are no supplier lists, or were one before something happened to them, sent by the form: each ends on a page that says what it is.

const use: OwnBackend = ownBackend();
let forms: PlainForms<"admin">;
beforeAll(async () => {
  forms = await plainForms(use.transport, ["admin"]);
});

/** Pages of an import besides its own: each import is asked for one of them in turn. */
const FURTHER = ["columns", "rows/2", "undo", "problems/csv"];

test(
  "some fifty files that are no list end on a page each, and none breaks anything",
  async () => {
    const pages: string[] = [];
    for (const [what, name, content] of HOSTILE_LISTS) {
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
    expect(pages.length).toBeGreaterThan(30);
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
  },
  minutes(3),
);
