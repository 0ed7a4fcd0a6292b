import { expect, test } from "vitest";
import { ofacParts } from "./ofac-parts";

test("a file whose rows are none of OFAC's is told so by its first thousand", async () => {
  let portions = 0;
  const open = async function* () {
    for (; portions < 200; portions++) yield Buffer.from('1,"a\n'.repeat(2_000));
  };
  await expect(ofacParts([{ name: "quotes.csv", open }])).rejects.toThrow(/none of OFAC's delimited files/);
  expect(portions).toBeLessThan(20);
});
