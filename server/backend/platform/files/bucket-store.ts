import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import { minutes, seconds } from "~/time/duration";
import { type FileKey, type FileStore, StoreAway } from "./file-store";

/**
 * Files in an S3-compatible bucket, addressed by path: `https://KEY:SECRET@host/bucket/prefix?region=eu-central-1`, the region
 * `us-east-1` unless said. Requests are signed with Signature Version 4; a file goes there with its length and its SHA-256, so a
 * broken one is refused there. `patience` is for the beginning of an answer: what has begun may take as long as it goes on, and
 * `fetch` itself ends what is silent for minutes.
 */
export function bucketStore(s3Url: URL, patience: Patience = PATIENCE): FileStore {
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(s3Url.username),
    secretAccessKey: decodeURIComponent(s3Url.password),
    service: "s3",
    region: s3Url.searchParams.get("region") ?? "us-east-1",
  });
  const base = `${s3Url.origin}${s3Url.pathname.replace(/\/$/, "")}`;
  const ask = async (method: string, key: FileKey, more: Sent = {}): Promise<Response> => {
    const url = `${base}/${key.customerId}/${encodeURIComponent(key.mappedFilename)}`;
    const headers = { "x-amz-content-sha256": more.sha256 ?? EMPTY, ...more.headers };
    const signed = await client.sign(url, { method, headers });
    const body = more.path === undefined ? undefined : Readable.toWeb(createReadStream(more.path));
    const clock = new AbortController();
    const late = setTimeout(() => clock.abort(), more.path === undefined ? patience.answer : patience.upload);
    const { signal } = clock;
    const init = { method, headers: signed.headers, body, duplex: "half", redirect: "error", signal };
    try {
      return await fetch(url, init as RequestInit);
    } catch (cause) {
      throw new StoreAway("The bucket does not answer", { cause });
    } finally {
      clearTimeout(late);
    }
  };
  return {
    async put(key, { path, size, sha256 }) {
      const headers = { "content-length": String(size), "content-type": "application/octet-stream" };
      await done(await ask("PUT", key, { path, sha256, headers }));
    },
    async open(key) {
      const answer = await ask("GET", key);
      if (answer.status === 404) {
        await withoutBucket(answer);
        return null;
      }
      if (!answer.ok || !answer.body) await done(answer);
      const size = Number(answer.headers.get("content-length"));
      return { size, content: answer.body as ReadableStream<Uint8Array> };
    },
    async remove(key) {
      const answer = await ask("DELETE", key);
      if (answer.status === 404) await withoutBucket(answer);
      else await done(answer);
    },
  };
}

/** How long a bucket may take, in milliseconds. */
interface Patience {
  answer: number;
  /** Until it has taken a whole file and answers. */
  upload: number;
}

const PATIENCE: Patience = { answer: seconds(20), upload: minutes(5) };

interface Sent {
  path?: string;
  sha256?: string;
  headers?: Record<string, string>;
}

/** SHA-256 of nothing. */
const EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/** A file that is not there is an answer; where the bucket itself is not, nothing can be said of any file. Throws `StoreAway`. */
async function withoutBucket(answer: Response): Promise<void> {
  const words = (await answer.text()).slice(0, 500);
  if (words.includes("NoSuchBucket")) throw new StoreAway("The bucket is not there", { cause: new Error(words) });
}

async function done(answer: Response): Promise<void> {
  if (answer.ok) {
    await answer.body?.cancel();
    return;
  }
  // Its words name the bucket and the key, which is for the log only.
  const words = (await answer.text()).slice(0, 500);
  throw new StoreAway(`The bucket answers ${answer.status}`, { cause: new Error(words) });
}
