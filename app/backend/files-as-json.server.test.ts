import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { filesAsJson } from "./files-as-json.server";

test("files in any pieces are the body that their whole base64 would be", async () => {
  const sizes = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(sizes, { minLength: 1, maxLength: 3 }), async (given) => {
      const files = given.map((lengths, n) => ({
        name: `"${n}".csv`,
        pieces: lengths.map((size) => randomBytes(size)),
      }));
      const expected = files.map(({ name, pieces }) => ({ name, content: Buffer.concat(pieces).toString("base64") }));
      expect(await new Response(filesAsJson(files)).json()).toEqual({ files: expected });
      expect(files.flatMap(({ pieces }) => pieces)).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
