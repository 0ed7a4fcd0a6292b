// Again on Node 24: requests and their bodies are Node's own.
import { expect, test } from "vitest";
import { z } from "zod";
import { readUpload, type SentFile } from "./read-upload.server";

const schema = z.object({ description: z.string({ error: "form.problem" }), validUntil: z.string().optional() });
const KEY = "0123456789abcdef-R1";
const BOUNDARY = "----of-the-test";
const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (name: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/html\r\n\r\n`;
const END = `\r\n--${BOUNDARY}--\r\n`;

/** A form whose parts come as they are asked for. */
function posted(parts: Iterable<string | Uint8Array>): Request {
  const rest = parts[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = rest.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? Buffer.from(value) : value);
    },
  });
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  return new Request("http://tierwatch.test/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
}

const whole = async ({ name, content, idempotencyKey }: SentFile) => ({
  name,
  idempotencyKey,
  text: await new Response(content).text(),
});

test("a file comes with its name and the form's key, and the fields beside it", async () => {
  const parts = [
    field("idempotencyKey", KEY),
    field("description", "Größe"),
    fileHead("C:\\Zertifikat ÄÖ.pdf"),
    "%PDF",
    END,
  ];
  const { submission, file } = await readUpload(posted(parts), schema, whole);
  expect(submission).toMatchObject({ ok: true, value: { description: "Größe" }, idempotencyKey: KEY });
  expect(file).toEqual({ ok: true, value: { name: "Zertifikat ÄÖ.pdf", idempotencyKey: KEY, text: "%PDF" } });
});

test("without a file only the fields are there, also from a form that carries none", async () => {
  const empty = [field("description", "A"), fileHead(""), END];
  expect((await readUpload(posted(empty), schema, whole)).file).toBeNull();
  const body = new URLSearchParams({ description: "A" });
  const plain = new Request("http://tierwatch.test/", { method: "POST", body });
  expect(await readUpload(plain, schema, whole)).toMatchObject({ submission: { ok: true }, file: null });
});

test("a file that is not taken leaves what was typed, and its rest is read and dropped without being held", async () => {
  let made = 0;
  function* parts() {
    yield field("description", "Kept");
    yield fileHead("long.pdf");
    for (; made < 2000; made += 1) yield new Uint8Array(100_000);
    yield END;
  }
  const refuse = async ({ content }: SentFile) => {
    await content.getReader().read();
    throw new Error("too_large");
  };
  const before = process.memoryUsage().rss;
  const { submission, file } = await readUpload(posted(parts()), schema, refuse);
  expect(file).toEqual({ ok: false, error: new Error("too_large") });
  expect(submission).toMatchObject({ ok: true, value: { description: "Kept" } });
  expect(made).toBe(2000);
  // 200 MB went through.
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test("a reader that is slow is not overrun", async () => {
  let made = 0;
  function* parts() {
    yield fileHead("long.pdf");
    for (; made < 200; made += 1) yield new Uint8Array(100_000);
    yield END;
  }
  let ahead = 0;
  await readUpload(posted(parts()), schema, async ({ content }) => {
    const reader = content.getReader();
    for (let read = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) return;
      read += value.length;
      await new Promise(setImmediate);
      ahead = Math.max(ahead, made * 100_000 - read);
    }
  });
  expect(ahead).toBeLessThan(2_000_000);
});

test.each([
  ["in the file", [field("description", "A"), fileHead("a.pdf"), "%PDF"]],
  ["in a field", [field("description", "A").slice(0, -4)]],
  ["before anything", [""]],
])("a form that breaks off %s is refused, and the file is told", async (_, parts) => {
  const told: unknown[] = [];
  const failed = await readUpload(posted(parts), schema, (file) =>
    whole(file).catch((error) => told.push(error)),
  ).catch((error) => error);
  expect(failed.init).toEqual({ status: 400 });
  expect(told).toHaveLength(parts.length === 3 ? 1 : 0);
});

test("a client that goes away ends the file with an error", async () => {
  function* parts() {
    yield fileHead("a.pdf");
    yield new Uint8Array(100_000);
    throw new Error("gone");
  }
  const told: unknown[] = [];
  const reading = readUpload(posted(parts()), schema, (file) => whole(file).catch((error) => told.push(error)));
  await expect(reading).rejects.toMatchObject({ init: { status: 400 } });
  expect(told).toEqual([new Error("gone")]);
});

test.each(["__proto__[x]", "email[99999999].x", ""])(
  "a field that no page of ours has is refused: %s",
  async (name) => {
    const failed = await readUpload(posted([field(name, "1"), END.slice(2)]), schema, whole).catch((error) => error);
    expect(failed.init).toEqual({ status: 400 });
  },
);
