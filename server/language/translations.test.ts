import { pino } from "pino";
import { expect, test } from "vitest";
import type { BackendTransport } from "~/backend/transport";
import { minutes, seconds } from "~/time/duration";
import { backendTranslations } from "./translations";

const entry = (translatedText: string) => [{ i18nKey: "shell:footer.contact", translatedText }];

function world(backend: BackendTransport) {
  const clock = { now: 0 };
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  return { clock, lines, translations: backendTranslations(backend, logger, () => clock.now) };
}

test("a language is asked for once a minute, however many ask", async () => {
  let asked = 0;
  const { clock, translations } = world(async () => Response.json(entry(String(++asked))));
  const [one, two] = await Promise.all([translations("en"), translations("en")]);
  expect([one, two]).toEqual([entry("1"), entry("1")]);
  clock.now = minutes(1) - 1;
  expect(await translations("en")).toEqual(entry("1"));
  expect(asked).toBe(1);
  clock.now = minutes(1);
  // The older texts serve while newer ones are on their way.
  expect(await translations("en")).toEqual(entry("1"));
  await expect.poll(() => translations("en")).toEqual(entry("2"));
});

test.each([
  ["refuses", async () => new Response("no", { status: 500 })],
  ["answers nonsense", async () => Response.json({ a: 1 })],
  ["is not there", async () => Promise.reject(new Error("down"))],
] as const)("when the backend %s the answer is null, and the log says why", async (_, backend) => {
  const { lines, translations } = world(backend);
  expect(await translations("de")).toBeNull();
  expect(lines.join()).toContain("texts could not be read");
});

test("a backend that failed is asked again soon, and texts it once gave stay", async () => {
  let down = false;
  const { clock, translations } = world(async () =>
    down ? new Response(null, { status: 503 }) : Response.json(entry("first")),
  );
  await translations("en");
  down = true;
  clock.now = minutes(1);
  expect(await translations("en")).toEqual(entry("first"));
  await expect.poll(() => translations("en")).toEqual(entry("first"));
  down = false;
  clock.now += seconds(5);
  expect(await translations("en")).toEqual(entry("first"));
});
