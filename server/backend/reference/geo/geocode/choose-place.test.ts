import { expect, test } from "vitest";
import { choosePlace } from "./choose-place";
import type { Mention } from "./mentions";

let looks = 0;

/** A frequent name: forty towns and as many counties, all far apart. Each look at where a town lies is counted. */
function frequent(position: number): Mention {
  const some = Array.from({ length: 40 }, (_, n) => ({ lat: n + position / 100, lon: 2 * n, id: 1000 * position + n }));
  const places = some.map(({ id, lat, lon }) => ({
    own: true,
    place: {
      ...{ id, name: `Town ${position}`, lon, inhabitants: 30_000, admin1: "A", admin2: String(id), rank: "" },
      get lat() {
        looks++;
        return lat;
      },
    },
  }));
  const regions = some.map((one) => ({ ...one, code: `A.${one.id}`, name: `County ${position}`, radiusKm: 20 }));
  const words = { from: "city", level: null, whole: true, weak: false, partial: false } as const;
  return { key: `town${position}`, position, ...words, places, regions };
}

test("an address of any number of frequent names costs no more than one of a dozen", () => {
  const costOf = (count: number): number => {
    const mentions = Array.from({ length: count }, (_, position) => frequent(position));
    looks = 0;
    choosePlace(mentions, []);
    return looks;
  };
  const [some, many] = [costOf(12), costOf(48)];
  expect(some).toBeGreaterThan(1000);
  expect(many).toBe(some);
});
