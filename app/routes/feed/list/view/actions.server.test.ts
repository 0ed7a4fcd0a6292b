import { expect, test } from "vitest";
import type { AlertDetail } from "~/backend/contract/alert";
import type { Speech } from "~/domain/feed/speech.server";
import { actionsInWords } from "./actions.server";

const speech = { word: (_: string, id: string) => id } as unknown as Speech;
const target = (id: number, type: string, ctype: string) => ({ id, type, ctype }) as AlertDetail["targets"][number];

function hrefFor(targets: AlertDetail["targets"], mayRecommend = true): string | null {
  const alert = { id: 7, eventGroup: "natural-hazard", targets };
  return actionsInWords(alert, { begun: [], recommended: [] }, speech, { returnTo: "/feed/new", mayRecommend })
    .measuresHref;
}

test("the catalogue is opened for the event's group and for whom of the alert's targets one can ask", () => {
  const targets = [target(3, "organization", "company"), target(4, "country", "country"), target(5, "POI", "site")];
  expect(hrefFor(targets)).toBe("/action-platform?targetIds=3%2C5&group=natural-hazard");
  expect(hrefFor([target(4, "country", "country"), target(6, "POI", "port")])).toBe(
    "/action-platform?group=natural-hazard",
  );
  expect(hrefFor(targets, false)).toBeNull();
});
