import { expect, test } from "vitest";
import type { AlertDetail } from "~/backend/contract/alert";
import type { PlaceWord } from "~/backend/contract/place-words";
import type { Speech } from "~/domain/feed/speech.server";
import { mapOf } from "./map.server";

const speech = {
  number: (value: number) => String(value),
  km: (value: number) => `${value} km`,
  feed: (key: string) => key,
  say: (key: string, { name }: { name: string }) => `${name} (${key})`,
} as unknown as Speech;

const target = (name: string, precision: PlaceWord["precision"], of: string | null) => ({
  ...{ name, lat: 48.68, lon: 9.01 },
  place: { precision, source: "gazetteer" as const, name: of },
});

test("the map of an alert says which marks stand for a town or a region, and leaves out a country's middle", () => {
  const targets = [
    target("Werk", "address", null),
    target("Guss AG", "town", "Böblingen"),
    target("Form AG", "country", null),
  ];
  const places = [{ lat: 48.7, lon: 9, radiusKm: 20, polygon: null, country: "DE" }];
  const alert = { places, targets, targetCount: 3 } as unknown as AlertDetail;
  const map = mapOf(alert, speech);
  expect(map?.picture.targets.map(({ name }) => name)).toEqual(["Werk", "Guss AG, Böblingen (profile:location.town)"]);
});
