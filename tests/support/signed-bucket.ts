import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface SignedBucket {
  /** What it holds, by path. */
  objects: Map<string, Buffer>;
  /** Its address for who holds a secret, right or wrong; in another `path` than below `/proofs` there is no bucket. */
  urlWith(secret: string, path?: string): URL;
  /** While true it answers 503 to everything. */
  away: boolean;
  /** Called once, after the next object has been put, before that is answered. */
  afterPut?: (path: string) => Promise<void> | void;
  close(): void;
}

/**
 * A bucket that takes only what is signed with `secret` as AWS writes it down (Signature Version 4, "Authenticating requests"). Names
 * that end in `-away`, `-silent` and `-slow` behave so; the slow one pauses for `pause` ms.
 */
export async function openSignedBucket(secret: string, pause = 0): Promise<SignedBucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const path = request.url ?? "";
    const wrong = mistakeIn(request, body, secret);
    if (wrong) return response.writeHead(403).end(`<Error>${wrong}</Error>`);
    if (!path.startsWith("/proofs/")) return response.writeHead(404).end("<Error><Code>NoSuchBucket</Code></Error>");
    if (path.endsWith("/22222222-silent")) return;
    if (path.endsWith("/33333333-slow")) {
      response.writeHead(200, { "content-length": 8 }).write("half");
      return setTimeout(() => response.end("half"), pause);
    }
    if (bucket.away || path.endsWith("/11111111-away")) return response.writeHead(503).end();
    if (request.method === "PUT") {
      objects.set(path, body);
      const { afterPut } = bucket;
      bucket.afterPut = undefined;
      await afterPut?.(path);
    }
    if (request.method === "DELETE") return response.writeHead(objects.delete(path) ? 204 : 404).end();
    const found = objects.get(path);
    if (!found) return response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    response.writeHead(200, { "content-length": found.length }).end(request.method === "GET" ? found : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const bucket: SignedBucket = {
    objects,
    away: false,
    urlWith: (given, path = "/proofs/tierwatch?region=eu-central-1") =>
      new URL(`http://AKIA:${encodeURIComponent(given)}@127.0.0.1:${port}${path}`),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return bucket;
}

/** What is wrong with a request, or null: its content's hash, its length, and the signature over its parts. */
function mistakeIn({ method, url, headers }: IncomingMessage, body: Buffer, secret: string): string | null {
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
  const signing = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(signing, words).toString("hex") === signature ? null : "SignatureDoesNotMatch";
}
