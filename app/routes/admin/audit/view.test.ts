import { expect, test } from "vitest";
import type { LedgerEntry, Verification } from "~/backend/contract/evidence";
import { entryOf } from "~/domain/decision/entry.server";
import { speechOf } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { fileOf } from "../audit-export/file.server";
import { verifiedIn } from "./view.server";

const speech = await speechOf(new Request("http://tierwatch.test/admin/audit"), {
  translations: async () => null,
} as unknown as LoadContext);

const ENTRY: LedgerEntry = {
  ...{ seq: 7, at: "2026-11-25T10:00:00.000Z", actor: { type: "user", id: 3, name: "Anna Berg" } },
  ...{ subjectType: "alert", subjectId: "42", kind: "alert.status", before: "new", after: "archived" },
  ...{ reason: null, ruleVersion: null, prevHash: "p", hash: "h" },
  about: { name: "Fire in Ulm", language: "en", targetId: null },
};

test("an entry says who did what about what, and where both are found", () => {
  expect(entryOf(ENTRY, speech)).toEqual({
    ...{ seq: 7, who: { text: "Anna Berg", href: "/admin/users/3" }, what: "Status from New to Archived" },
    ...{ kind: "Alert", about: { text: "Fire in Ulm", language: "en", href: "/feed/all?alert=42" }, reason: null },
  });
});

test("what is gone is called as the entry knows it, and leads nowhere", () => {
  const gone = {
    ...ENTRY,
    subjectType: "team",
    kind: "team.deleted",
    before: { name: "Ulm" },
    after: null,
    about: null,
  };
  expect(entryOf(gone, speech)).toMatchObject({ what: "Team deleted", about: { text: "Ulm", href: null } });
  expect(entryOf({ ...gone, before: null }, speech).about.text).toBe("Team 42");
});

test("somebody's own collection leads nowhere", () => {
  const of = { ...ENTRY, subjectType: "collection", kind: "collection.created" };
  const about = { name: "Mine", language: null, targetId: null };
  const hrefOf = (scope: string) => entryOf({ ...of, about, before: null, after: { scope } }, speech).about.href;
  expect([hrefOf("User"), hrefOf("Customer")]).toEqual([null, "/network/collection/42"]);
});

test("a code that nobody knows is made readable", () => {
  const odd = { ...ENTRY, subjectType: "price-list", kind: "price-list.sent-back", about: null, after: null };
  expect(entryOf(odd, speech)).toMatchObject({ what: "Price list: sent back", kind: "Price list" });
  const rule = { ...ENTRY, actor: { type: "rule" as const, id: "alert-priority" } };
  expect(entryOf(rule, speech).who).toEqual({ text: "Rule: Alert priority", href: null });
});

test("the file runs no formula and ends where the entries do", async () => {
  async function* portions() {
    yield [{ ...ENTRY, about: { name: "=HYPERLINK(1)", language: null, targetId: null } }];
    yield [{ ...ENTRY, seq: 6 }];
  }
  const text = await new Response(await fileOf(portions(), speech)).text();
  const lines = text.trimEnd().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe("Entry,When,Who,What,Kind,About,Reason,Rule version,Check sum");
  expect(lines[1]).toBe("7,2026-11-25T10:00:00.000Z,Anna Berg,Status from New to Archived,Alert,'=HYPERLINK(1),,,h");
});

test("a verification says whether the log is whole, how far it came, and which entry does not fit", () => {
  const sound: Verification = {
    ...{ state: "sound", from: 1, checked: 12, head: { seq: 12, hash: "h" }, flaw: null },
    checkpoint: { seq: 10, at: "2026-11-25T09:00:00.000Z" },
  };
  expect(verifiedIn(sound, speech)).toEqual({
    isBad: false,
    lines: [
      "The log is intact: entries 1 to 12 fit together.",
      "Last signed checkpoint: 25 Nov 2026, 09:00 UTC, entry 10.",
    ],
    goOn: null,
  });
  expect(verifiedIn({ ...sound, state: "more" }, speech)).toMatchObject({ goOn: 12 });
  const altered = verifiedIn({ ...sound, state: "flawed", flaw: { seq: 5, kind: "altered" } }, speech);
  expect(altered).toMatchObject({ isBad: true, goOn: null });
  expect(altered.lines[0]).toContain("Entry 5 was altered");
  expect(verifiedIn({ ...sound, checkpoint: null }, speech).lines[1]).toContain("No signed checkpoint");
});
