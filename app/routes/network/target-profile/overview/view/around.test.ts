import { expect, test } from "vitest";
import type { TargetProfile } from "~/backend/contract/profile";
import type { Speech } from "~/i18n/speech.server";
import { sitesOf } from "./around.server";

const speech = {
  country: (code: string) => code,
  number: (value: number) => String(value),
  km: (value: number) => `${value} km`,
  say: (key: string) => key,
  list: (parts: unknown[]) => parts.filter(Boolean).join(", "),
} as unknown as Speech;

const site = (id: number, city: string, lat: number) => ({
  id,
  name: `Werk ${city}`,
  country: "DE",
  city,
  lat,
  lon: 8,
});
const profileWith = (sites: unknown[]) =>
  ({
    ...{ id: 5, type: "organization", name: "Werk", country: "DE", lat: 48.5, lon: 7.8, place: null },
    ...{ places: [], sites, moreSites: false },
  }) as unknown as TargetProfile;

test("sites bear the numbers of their marks on the map", () => {
  const { list, map } = sitesOf(profileWith([site(7, "Kehl", 48.6), site(8, "Ulm", 52)]), speech);
  expect(list.map(({ number, name }) => `${number} ${name}`)).toEqual(["1 Werk Kehl", "2 Werk Ulm"]);
  expect(map?.picture.targets.map(({ name }) => name)).toEqual(["Werk", "1 Kehl", "2 Ulm"]);
});

test("one site alone needs no number", () => {
  const { list, map } = sitesOf(profileWith([site(7, "Kehl", 48.6)]), speech);
  expect(list.map(({ number }) => number)).toEqual([null]);
  expect(map?.picture.targets.map(({ name }) => name)).toContain("Kehl");
});

test("a mark on the map says that it is a town's", () => {
  const known = (precision: string) => {
    const place = { precision, source: "gazetteer", name: "Kehl" } as TargetProfile["place"];
    return sitesOf({ ...profileWith([]), place }, speech).map?.picture.targets.map(({ name }) => name);
  };
  expect(known("town")).toEqual(["Werk, profile:location.town"]);
  expect(known("address")).toEqual(["Werk"]);
  expect(known("country")).toEqual([]);
});
