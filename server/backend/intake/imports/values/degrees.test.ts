import { expect, test } from "vitest";
import { degreesOf, pairOf } from "./degrees";

test.each<[string, number | null]>([
  ["48,137", 48.137],
  ["S 33.9", -33.9],
  ["11.5 W", -11.5],
  ["23°59'N", 23.98333],
  ["23° 59' 12\" S", -23.98667],
  ["-46 37 30", -46.625],
  ["9°03′26″O", 9.05722],
  ["48°75'N", null],
  ["Ulm", null],
])("%s is %s", (text, degrees) => {
  expect(degreesOf(text)).toBe(degrees);
});

test.each<[string, [number, number] | null]>([
  ["53.0793, 8.8017", [53.0793, 8.8017]],
  ["53.0793,8.8017", [53.0793, 8.8017]],
  ["48,3069; 14,2858", [48.3069, 14.2858]],
  ["48,3069 14,2858", [48.3069, 14.2858]],
  ["-20.3155 -40.3128", [-20.3155, -40.3128]],
  ["43°26'15\"N 4°56'40\"E", [43.4375, 4.94444]],
  ["25°40'17.3\" N, 100°18'31.2\" W", [25.67147, -100.30867]],
  ["E 8.8017 N 53.0793", [53.0793, 8.8017]],
  ["(53.0793, 8.8017)", [53.0793, 8.8017]],
  ["Lat: 53.0793, Lon: 8.8017", [53.0793, 8.8017]],
  ["POINT(8.8017 53.0793)", [53.0793, 8.8017]],
  ["53,0793", null],
  ["Bremen, Germany", null],
  ["n/a", null],
])("%j holds both coordinates", (text, wanted) => {
  const pair = pairOf(text);
  expect(pair === null ? null : [pair.first, pair.second]).toEqual(wanted);
});
