import { Agent, type IncomingHttpHeaders, request } from "node:http";
import type { Cookies } from "./cookies";

export interface Answer {
  status: number;
  /** Where it came from, after all redirects. */
  url: URL;
  /** Each name once, in small letters. */
  headers: Record<string, string>;
  body: Buffer;
}

export interface Asked {
  method: string;
  url: URL;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** More than any chain of ours, and what Chromium gives up after. */
const MOST_REDIRECTS = 20;
const agent = new Agent({ keepAlive: true });

/** Asks with this person's cookies, and follows redirects as a browser does: the method is kept by 307 and 308 only. */
export async function ask(
  asked: Asked,
  cookies: Cookies,
  { follows = true, heard = () => {} }: { follows?: boolean; heard?: (url: URL) => void } = {},
): Promise<Answer> {
  let { method, url, headers = {}, body } = asked;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    heard(url);
    const cookie = cookies.headerFor(url);
    const answer = await once({ method, url, headers: cookie ? { ...headers, cookie } : headers, body });
    for (const one of answer.cookies) cookies.take(one, url);
    const { location } = answer.headers;
    if (!follows || !location || ![301, 302, 303, 307, 308].includes(answer.status)) return answer;
    if (answer.status < 307) {
      method = method === "HEAD" ? "HEAD" : "GET";
      body = undefined;
      headers = Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(content-type|origin)$/i.test(name)));
    }
    const next = new URL(location, url);
    if (!next.hash) next.hash = url.hash;
    url = next;
  }
  throw new Error(`${asked.url} redirects without end.`);
}

function once({ method, url, headers, body }: Asked): Promise<Answer & { cookies: string[] }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      agent,
      headers: { ...headers, ...(body && { "content-length": body.length }) },
    });
    sent.on("error", reject);
    sent.on("response", (message) => {
      const chunks: Buffer[] = [];
      message.on("data", (chunk) => chunks.push(chunk));
      message.on("error", reject);
      message.on("end", () =>
        resolve({
          status: message.statusCode ?? 0,
          url,
          headers: flat(message.headers),
          cookies: message.headers["set-cookie"] ?? [],
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.end(body);
  });
}

const flat = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value = ""]) => [name, [value].flat().join("\n")]));
