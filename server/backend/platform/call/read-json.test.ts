import { createHash, randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { FileBytes } from "~/backend/contract/file-content";
import { asJsonBody, readJsonBody } from "./read-json";

const streamOf = (text: string | Buffer, size = 4096) => {
  const bytes = Buffer.from(text);
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + size));
      at += size;
    },
  });
};
const outcomeOf = (work: () => Promise<unknown>) =>
  work().then(
    (value) => ({ value }),
    ({ status, code, details }) => ({ status, code, details }),
  );

test("a value is read alike over the wire and from within the process, and refused alike", async () => {
  const limit = 2000;
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue({ maxDepth: 3 }),
      fc.nat(40),
      fc.nat(300),
      fc.integer({ min: 1, max: 50 }),
      async (...given) => {
        const [inner, depth, long, size] = given;
        let value: unknown = { inner, long: "x".repeat(long * 10) };
        for (let level = 0; level < depth; level++) value = [value];
        const text = Buffer.from(JSON.stringify(value));
        const wire = await outcomeOf(() => readJsonBody(streamOf(text, size), { limit }));
        const direct = await outcomeOf(async () => asJsonBody(value, { limit }));
        // Of what is too long and too deep, the wire tells what it met first; the other knows the length from the start.
        if (text.length > limit)
          expect([direct, wire]).toMatchObject([{ status: 413 }, { status: expect.any(Number) }]);
        else expect(direct).toEqual(wire);
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  [
    "a byte more than it may have",
    `"${"a".repeat(999)}"`,
    { status: 413, code: "too_large", details: { limit: 1000 } },
  ],
  ["thirty-three lists inside each other", "[".repeat(33), { status: 400, code: "json_too_deep" }],
  ["half an object", '{"a":', { status: 400, code: "malformed_json" }],
])("a body of %s is refused with what was wrong", async (_, body, refusal) => {
  expect(await outcomeOf(() => readJsonBody(streamOf(body), { limit: 1000 }))).toMatchObject(refusal);
});

test("a body is not read on behind what is wrong with it", async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(Buffer.alloc(1000, "["));
    },
  });
  expect(await outcomeOf(() => readJsonBody(endless, { limit: 10_000_000 }))).toMatchObject({ code: "json_too_deep" });
  expect(pulled).toBeLessThan(4);
});

test.each([1, 70_000, 1_048_575, 3_000_001])(
  "a file of %i bytes comes back byte for byte, in whatever pieces",
  async (size) => {
    const content = randomBytes(size);
    const body = JSON.stringify({ name: 'a"\\.csv', content: content.toString("base64"), after: [1] });
    const read = (await readJsonBody(streamOf(body, 65_537), { limit: 10_000_000, files: true })) as {
      content: FileBytes | string;
    };
    expect(read).toMatchObject({ name: 'a"\\.csv', after: [1] });
    if (typeof read.content === "string") return expect(read.content).toBe(content.toString("base64"));
    expect(Buffer.concat(read.content.pieces).equals(content)).toBe(true);
    expect(read.content).toMatchObject({
      size,
      isBase64: true,
      sha256: createHash("sha256").update(content).digest("hex"),
    });
  },
);

test.each([
  ["signs that are none", "*".repeat(100_000)],
  ["padding in the middle", `${"A".repeat(70_002)}==${"A".repeat(20_000)}`],
  ["escapes", "\\\\".repeat(60_000)],
])("a long text of %s is no file", async (_, text) => {
  const read = await readJsonBody(streamOf(`{"content":"${text}"}`, 1001), { limit: 1_000_000, files: true });
  expect((read as { content: FileBytes }).content.isBase64).toBe(false);
});
