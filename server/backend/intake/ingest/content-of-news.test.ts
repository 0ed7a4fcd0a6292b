import { expect, test } from "vitest";
import type { RawEvent, RawOrganization } from "../../platform/db/shapes/raw-event";
import { withContentHash } from "../connectors/content-hash";
import { shippedFacts, shippedModel } from "../news/model/reading-model";
import { readItem } from "../news/read-item";
import { ownContent } from "./again/own-content";
import { contentOfNews } from "./content-of-news";

const employer: RawOrganization = {
  ...{ name: "Kabelix Moldova SRL", role: "employer", otherNames: [], identifiers: [], address: "Bălți, MD" },
};
const tellsOf = (organizations: RawOrganization[]): RawEvent =>
  withContentHash({
    ...{ externalId: "1", sourceName: "press", kind: "report", revision: null, updatedAt: null, withdrawn: false },
    ...{ publishedAt: "2026-11-24T09:00:00Z", happenedAt: null, period: null, severity: {}, places: [], raw: {} },
    ...{ title: "Workers of Kabelix in Bălți walk out in strike over pay", url: null, language: "en", organizations },
    summary: "Workers of Kabelix Moldova SRL have begun a strike. Vecht Safety Glass B.V. looks for another supplier.",
  });

async function read(event: RawEvent) {
  const model = await shippedModel();
  const learned = { ...model, arming: shippedFacts().arming };
  return readItem(event, { learned, asOf: new Date("2026-11-24T10:00:00Z"), homeCountry: null });
}

test("a company that its source names is told once, and others as they are read", async () => {
  const event = tellsOf([employer]);
  const { eventTypeId, organizations } = contentOfNews(event, await read(event), 500);
  expect(eventTypeId).toBe("strike");
  expect(organizations[0]).toEqual(employer);
  expect(organizations.slice(1).map(({ name }) => name)).toEqual(["Vecht Safety Glass B.V."]);
});

test("what a source says itself stays when its text is read anew", async () => {
  const event = tellsOf([employer]);
  const reading = await read(event);
  expect(ownContent(contentOfNews(event, reading, 500), reading).organizations).toEqual([employer]);
});
