import { strict as assert } from "node:assert";
import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { bucketStore } from "../../server/backend/platform/files/bucket-store";

// Somebody else's server, written as `S3_URL` is: https://KEY:SECRET@host/bucket/prefix?region=…
const { values } = parseArgs({ args: process.argv.slice(3), options: { url: { type: "string" } } });
if (!values.url) throw new Error("Say which: --url https://KEY:SECRET@host/bucket/prefix?region=…");
const url = new URL(values.url);

const folder = await mkdtemp(join(tmpdir(), "tierwatch-bucket-"));
try {
  const path = join(folder, "file");
  const bytes = Buffer.alloc(3_000_000, "%PDF-1.7 of some length ");
  await writeFile(path, bytes);
  const file = { path, size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  const key = { customerId: 7, mappedFilename: randomUUID() };
  const store = bucketStore(url);

  await assert.rejects(store.put(key, { ...file, sha256: "0".repeat(64) }), { name: "StoreAway" });
  assert.equal(await store.open(key), null);
  ok("a file that was broken on its way is refused, and not there");

  await store.put(key, file);
  const opened = await store.open(key);
  assert.equal(opened?.size, bytes.length);
  assert.ok((await buffer(opened?.content as never)).equals(bytes));
  ok("a file comes back as it was sent");

  const [stranger, elsewhere] = [new URL(url), new URL(url)];
  stranger.password = "another";
  elsewhere.pathname = "/tierwatch-nowhere";
  for (const away of [stranger, elsewhere]) await assert.rejects(bucketStore(away).open(key), { name: "StoreAway" });
  ok("another secret, and a bucket that is not there, are told apart from a file that is not there");

  await store.remove(key);
  await store.remove(key);
  assert.equal(await store.open(key), null);
  ok("a file that was removed is gone, and removing it again is no fault");
} finally {
  await rm(folder, { recursive: true });
}

function ok(what: string): void {
  process.stdout.write(`ok      ${what}\n`);
}
