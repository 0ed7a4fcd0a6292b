import { expect, test } from "vitest";
import { decisionKey } from "./decision-key";

const key = (name: string, country: string | null = "DE", city: string | null = "Ulm") =>
  decisionKey({ name, country, city });

test("a supplier has one key however its name is written", () => {
  expect(key("Muster Guss GmbH")).toBe(key("MUSTER GUSS"));
  expect(key("Gebrüder Weber", "DE", "München")).toBe(key("Gebr. Weber", "DE", "Muenchen"));
  expect(key("Guss Muster")).toBe(key("Muster Guss"));
});

test("another country, town or name has another key, and a name has an end", () => {
  const keys = [
    key("Muster Guss"),
    key("Muster Guss", "AT"),
    key("Muster Guss", "DE", "Bonn"),
    key("Muster Guss", "DE", null),
    key("Nordstahl"),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(key("上海永兴贸易有限公司")).not.toBe(key("上海勇兴贸易有限公司"));
  expect(key("华丰机械", "CN", "苏州")).not.toBe(key("华丰机械", "CN", "宿州"));
  expect(key("有限公司")).not.toBe(key("股份"));
  const long = Array.from({ length: 200 }, (_, n) => `wort${n}`).join(" ");
  expect(key(long).length).toBeLessThanOrEqual(300);
  expect(key(long, "DE")).not.toBe(key(long, "AT"));
});
