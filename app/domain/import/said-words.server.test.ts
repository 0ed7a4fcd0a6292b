import { expect, test } from "vitest";
import { speechIn } from "~/i18n/speech.server";
import { saidInWords } from "./said-words.server";

const speech = await speechIn("de", { translations: async () => [] }, "UTC");

test("what a row says of an action is told in words, with the day as people write it, and nothing of what it does not say", () => {
  const said = saidInWords(
    [
      { field: "actionType", value: "on-site-audit" },
      { field: "actionTitle", value: "Besuch" },
      { field: "actionText", value: "" },
      { field: "dueOn", value: "2027-01-31" },
      { field: "actionStatus", value: "InProgress" },
      { field: "purpose", value: "prevent" },
    ],
    speech,
  );
  expect(said).toContain("Maßnahmenart: Audit vor Ort · Fällig am: 31.01.2027 · ");
  expect(said).toContain("In Arbeit");
  expect(said).not.toMatch(/Notiz|on-site-audit|InProgress|prevent|2027-01/);
});

test("an own alert is told in words, too", () => {
  const said = saidInWords(
    [
      { field: "eventType", value: "child-labour" },
      { field: "eventDate", value: "2026-11-02" },
      { field: "priority", value: "High" },
    ],
    speech,
  );
  expect(said).toContain("Kinderarbeit");
  expect(said).toContain("02.11.2026");
  expect(said).not.toMatch(/child-labour|High|2026-11/);
});
