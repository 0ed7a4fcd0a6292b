import { afterAll, beforeAll, expect, test } from "vitest";
import { seconds } from "~/time/duration";
import { remoteBackend } from "../../server/proxy/transports";
import { type BadBackend, type Fault, startBadBackend } from "../support/bad-backend";
import { builtPages } from "../support/built-pages";
import { signedIn, testApp } from "../support/node-server";
import { pageAddresses } from "../support/page-addresses";

// Over a real connection: what breaks off looks different in process. More kinds, and what takes for ever, are in
// `npm run bench -- bad-backend`.
const KINDS = ["answers a page", "answers another shape", "fails with a stack", "hangs up half-way"] satisfies Fault[];
const { build, pages } = await builtPages();
let backend: BadBackend;
beforeAll(async () => {
  backend = await startBadBackend();
});
afterAll(() => backend.stop());

/** What is a file or a feed is handed on as it comes: whether it is one, the backend knows alone. */
const HANDED_ON = /\/(?:file|export|evidence|rss\/1)$/;
const addresses = pageAddresses(build).filter((address) => !HANDED_ON.test(address));

test.each(KINDS)(
  "when the backend %s, every page says so, at once and without a detail",
  {
    timeout: seconds(60),
  },
  async (fault) => {
    backend.does(fault);
    const app = testApp({ backend: remoteBackend(new URL(backend.address)), pages });
    let failed = 0;
    for (const address of addresses) {
      const began = performance.now();
      const answer = await app.request(address, { headers: { Cookie: signedIn() } });
      const text = await answer.text();
      const what = `${address} answered ${answer.status}`;
      expect(text, what).not.toMatch(/secret detail|It works!|node_modules|surprise|\n\s+at /);
      // Some pages ask nothing of the backend, some can do without what they ask.
      if (answer.status < 500) continue;
      failed += 1;
      expect([502, 503], what).toContain(answer.status);
      expect(performance.now() - began, what).toBeLessThan(seconds(5));
      if (answer.headers.get("Content-Type")?.startsWith("text/html")) expect(text, what).toContain("<h1");
    }
    expect(failed).toBeGreaterThan(addresses.length / 2);
  },
);
