// Again on Node 24: fetch and its streams are Node's own.
import { createHash, createHmac } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeEach, expect, test } from "vitest";
import { bucketStore } from "./bucket-store";

const SECRET = "sec/ret+of=the bucket";
const objects = new Map<string, Buffer>();
const PATIENCE = { answer: 400, upload: 10_000 };
/** A bucket that takes only what is signed as AWS writes it down (Signature Version 4, "Authenticating requests"). */
const server = createServer(async (request, response) => {
  const body = await buffer(request);
  const path = request.url ?? "";
  const wrong = mistakeIn(request, body);
  if (wrong) return response.writeHead(403).end(`<Error>${wrong}</Error>`);
  if (!path.startsWith("/proofs/")) return response.writeHead(404).end("<Error><Code>NoSuchBucket</Code></Error>");
  if (path.endsWith("/22222222-silent")) return;
  if (path.endsWith("/33333333-slow")) {
    response.writeHead(200, { "content-length": 8 }).write("half");
    return setTimeout(() => response.end("half"), 2 * PATIENCE.answer);
  }
  if (path.endsWith("/11111111-away")) return response.writeHead(503).end();
  if (request.method === "PUT") objects.set(path, body);
  if (request.method === "DELETE") return response.writeHead(objects.delete(path) ? 204 : 404).end();
  const found = objects.get(path);
  if (!found) return response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
  response.writeHead(200, { "content-length": found.length }).end(request.method === "GET" ? found : undefined);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
const folder = await mkdtemp(join(tmpdir(), "tierwatch-bucket-"));
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => objects.clear());

const urlWith = (secret: string, path = "/proofs/tierwatch?region=eu-central-1") =>
  new URL(`http://AKIA:${encodeURIComponent(secret)}@127.0.0.1:${port}${path}`);
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

/** What is wrong with a request, or null: its content's hash, its length, and the signature over its parts. */
function mistakeIn({ method, url, headers }: IncomingMessage, body: Buffer): string | null {
  const sha = String(headers["x-amz-content-sha256"]);
  if (sha !== createHash("sha256").update(body).digest("hex")) return "XAmzContentSHA256Mismatch";
  if (method === "PUT" && headers["transfer-encoding"]) return "MissingContentLength";
  const given =
    /Credential=AKIA\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w+)$/.exec(
      String(headers.authorization),
    );
  if (!given) return "AuthorizationHeaderMalformed";
  const [, day = "", region = "", names = "", signature] = given;
  if (region !== "eu-central-1") return "AuthorizationHeaderMalformed";
  const listed = names.split(";");
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => listed.includes(name))) return "AccessDenied";
  const head = listed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join("");
  const canonical = [method, url, "", head, names, sha].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const hashed = createHash("sha256").update(canonical).digest("hex");
  const words = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, hashed].join("\n");
  const hmac = (keyOf: string | Buffer, text: string) => createHmac("sha256", keyOf).update(text).digest();
  const signing = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${SECRET}`);
  return hmac(signing, words).toString("hex") === signature ? null : "SignatureDoesNotMatch";
}
