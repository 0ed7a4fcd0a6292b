import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { bucketStore } from "../../server/backend/documents/store/bucket-store";

// Somebody else's server, written as `S3_URL` is: TIERWATCH_TEST_S3_URL=https://KEY:SECRET@host/bucket/prefix?region=…
const given = process.env.TIERWATCH_TEST_S3_URL;

test.skipIf(!given)(
  "a bucket of a real server (skipped without TIERWATCH_TEST_S3_URL) takes a file, hands it out, and refuses others",
  async () => {
    const url = new URL(given ?? "");
    const folder = await mkdtemp(join(tmpdir(), "tierwatch-bucket-"));
    const path = join(folder, "file");
    const bytes = Buffer.alloc(3_000_000, "%PDF-1.7 of some length ");
    await writeFile(path, bytes);
    const file = { path, size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
    const key = { customerId: 7, mappedFilename: randomUUID() };
    const store = bucketStore(url);
    try {
      // Broken on its way.
      await expect(store.put(key, { ...file, sha256: "0".repeat(64) })).rejects.toMatchObject({ name: "StoreAway" });
      expect(await store.open(key)).toBeNull();
      await store.put(key, file);
      const opened = await store.open(key);
      expect(opened?.size).toBe(bytes.length);
      expect((await buffer(opened?.content as never)).equals(bytes)).toBe(true);
      const [stranger, elsewhere] = [new URL(url), new URL(url)];
      stranger.password = "another";
      elsewhere.pathname = "/tierwatch-nowhere";
      for (const away of [stranger, elsewhere])
        await expect(bucketStore(away).open(key)).rejects.toMatchObject({ name: "StoreAway" });
      await store.remove(key);
      await store.remove(key);
      expect(await store.open(key)).toBeNull();
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
