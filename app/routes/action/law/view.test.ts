import { expect, test } from "vitest";
import type { Law } from "~/backend/contract/laws";
import { speechIn } from "~/i18n/speech.server";
import { viewOf } from "./view.server";

const speech = await speechIn("en", { translations: async () => [] }, "UTC");
const VERSION = {
  ...{ version: "1", validFrom: "2023-01-01", validTo: "2027-01-01", source: "LkSG § 7", confidence: "A" as const },
  ...{ url: "https://law.example/7", transposedBy: null },
};
const LAW: Law = {
  id: "lksg-7",
  versions: [{ ...VERSION, version: "2", validFrom: "2027-03-01", validTo: null, url: null }, VERSION],
};
const onDay = (day: string) => viewOf(LAW, day, speech).onDay;

test("a legal basis says which of its versions holds on the day, or that none does", () => {
  expect(onDay("2026-11-24")).toBe("Version 1 applies on 24 Nov 2026.");
  expect(onDay("2026-12-31")).toBe("Version 1 applies on 31 Dec 2026.");
  expect(onDay("2027-01-01")).toBe("Does not apply on 1 Jan 2027. The next version applies from 1 Mar 2027.");
  expect(onDay("2027-03-01")).toBe("Version 2 applies on 1 Mar 2027.");
  expect(viewOf({ ...LAW, versions: [VERSION] }, "2030-01-01", speech).onDay).toBe("No longer applies on 1 Jan 2030.");
});

test("each version tells its source, the days on which it holds and how sure it is", () => {
  const [newest, old] = viewOf(LAW, "2026-11-24", speech).versions;
  expect([newest?.isOfDay, old?.isOfDay]).toEqual([false, true]);
  expect(newest?.facts.map(({ text }) => text)).toEqual(["1 Mar 2027", "No end known"]);
  expect(old).toMatchObject({
    facts: [
      { name: "Applies from", text: "1 Jan 2023" },
      { name: "Until", text: "31 Dec 2026" },
    ],
    source: { text: "LkSG §\u00a07", href: "https://law.example/7" },
    confidence: "A: from the text of the law",
  });
});

test("a directive says by when it has to be law of the member states", () => {
  const directive = { ...VERSION, validFrom: "2029-07-26", validTo: null, transposedBy: "2028-07-26" };
  const [only] = viewOf({ id: "csddd-10", versions: [directive] }, "2026-11-24", speech).versions;
  expect(only?.facts.at(-1)).toEqual({ name: "Transposition by", text: "26 Jul 2028" });
});

test("a legal basis that sets a day leads to no entries of the catalogue, because none serves it", () => {
  expect(viewOf({ ...LAW, id: "lksg-8" }, "2026-11-24", speech).entriesHref).toBeNull();
  expect(viewOf(LAW, "2026-11-24", speech).entriesHref).toBe("/action-platform?law=lksg-7");
});
