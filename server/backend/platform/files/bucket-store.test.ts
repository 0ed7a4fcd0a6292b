// Again on Node 24: fetch and its streams are Node's own.
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openSignedBucket } from "../../../../tests/support/signed-bucket";
import { bucketStore } from "./bucket-store";

const SECRET = "sec/ret+of=the bucket";
const PATIENCE = { answer: 400, upload: 10_000 };
const { objects, urlWith, close } = await openSignedBucket(SECRET, 2 * PATIENCE.answer);
const folder = await mkdtemp(join(tmpdir(), "tierwatch-bucket-"));
afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});
beforeEach(() => objects.clear());

const PDF = Buffer.from("%PDF-1.7 a certificate");
const key = { customerId: 7, mappedFilename: "5b0f9e52-6a9a-4c2e-9d9b-7a3c1f0f5a11" };
async function fileOf(bytes: Buffer) {
  const path = join(folder, "file");
  await writeFile(path, bytes);
  return { path, size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}

test("a file goes into the bucket signed and whole, comes back as it was, and goes", async () => {
  const store = bucketStore(urlWith(SECRET));
  const bytes = Buffer.alloc(3_000_000, "%PDF-1.7 of some length ");
  await store.put(key, await fileOf(bytes));
  expect([...objects.keys()]).toEqual([`/proofs/tierwatch/7/${key.mappedFilename}`]);
  const opened = await store.open(key);
  expect(opened?.size).toBe(bytes.length);
  expect((await buffer(opened?.content as never)).equals(bytes)).toBe(true);
  await store.remove(key);
  await store.remove(key);
  expect(await store.open(key)).toBeNull();
});

test("a bucket that says no, or nothing, is told as away, and its words stay inside", async () => {
  const refused = bucketStore(urlWith("another")).put(key, await fileOf(Buffer.from("%PDF-")));
  await expect(refused).rejects.toMatchObject({ name: "StoreAway", message: "The bucket answers 403" });
  const busy = bucketStore(urlWith(SECRET)).open({ ...key, mappedFilename: "11111111-away" });
  await expect(busy).rejects.toMatchObject({ name: "StoreAway" });
  const nobody = bucketStore(new URL("http://AKIA:secret@127.0.0.1:1/bucket")).open(key);
  await expect(nobody).rejects.toMatchObject({ name: "StoreAway" });
});

test("a bucket that is not there is away, and no file of it is said to be gone", async () => {
  const store = bucketStore(urlWith(SECRET, "/another?region=eu-central-1"));
  for (const ask of [() => store.open(key), () => store.remove(key), async () => store.put(key, await fileOf(PDF))])
    await expect(ask()).rejects.toMatchObject({ name: "StoreAway" });
});

test("a bucket may be slow in handing out what it has begun, and is away when it says nothing", async () => {
  const store = bucketStore(urlWith(SECRET), PATIENCE);
  const opened = await store.open({ ...key, mappedFilename: "33333333-slow" });
  expect(String(await buffer(opened?.content as never))).toBe("halfhalf");
  const silent = store.open({ ...key, mappedFilename: "22222222-silent" });
  await expect(silent).rejects.toMatchObject({ name: "StoreAway" });
});
