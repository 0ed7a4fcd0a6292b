import { expect, test } from "vitest";
import { asPeopleStillSay } from "../../../intake/ingest/again/reading-of-people";
import type { Reading } from "../../../platform/db/shapes/reading";
import { verdictOf } from "./judge-readings";

const NOW = new Date("2026-11-24T09:00:00Z");
const STRIKE = { value: "strike", by: "lexicon", rule: "reading-lexicon.en@1#strike-1", p: null, span: null } as const;
const READ: Reading = {
  ...{
    reader: "a reader",
    language: { tag: "en", by: "source" },
    types: [STRIKE],
    second: null,
    status: null,
  },
  ...{ when: null, severity: [], subjects: [], bystanders: [], places: [], stopped: null, outcome: "review" },
  heldBy: "one-witness",
};

test.each([
  ["one-witness", "strike", "right", "strike"],
  ["one-witness", "fire", "type", "fire"],
  ["one-witness", "news", "no-event", null],
  ["past", "strike", "type", "strike"],
  ["old", "strike", "type", "strike"],
] as const)("of a text held by %s that people say is %s the verdict is %s", (heldBy, said, verdict, eventTypeId) => {
  const reading = asPeopleStillSay({ ...READ, heldBy }, said);
  const item = { id: "1", key: "demo-1", readAt: NOW.toISOString(), reading, alertId: null };
  expect(verdictOf(item, NOW)).toMatchObject({ verdict, readTypeId: "strike", eventTypeId });
});
