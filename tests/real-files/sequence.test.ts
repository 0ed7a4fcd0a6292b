import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AlertDetail, AlertItem } from "~/backend/contract/alert";
import { minutes } from "~/time/duration";
import { distanceKm } from "../../server/backend/reference/geo/distance";
import { projectRoot } from "../../server/project-root";
import { startWeb } from "../../tools/test/serving.mjs";
import { EMAILS, PASSWORD } from "../support/personas";

// The README's sequence, word by word, on the real files: what goes in, and that a person can check what comes out.
const DATA = join(projectRoot(), "../shared/data");
const HERE = existsSync(DATA);
const WITHOUT = HERE ? "" : " (skipped: the real files are not in ../shared/data)";

let folder: string;
let said: string[];
let ask: <T>(path: string, init?: RequestInit) => Promise<T>;
let stop = async () => {};

beforeAll(async () => {
  if (!HERE) return;
  folder = await mkdtemp(join(tmpdir(), "tierwatch-real-"));
  const env = { DATA_DIR: folder, DEMO: "accounts", LOG_LEVEL: "fatal" };
  await (await startWeb(env)).quit();
  said = await run(commandsOfReadme(), env);
  const server = await startWeb(env);
  stop = server.quit;
  ask = await signedIn(server.address);
}, minutes(8));
afterAll(async () => {
  await stop();
  if (HERE) await rm(folder, { recursive: true, force: true });
}, minutes(1));

test.skipIf(!HERE)(`every command of the README's sequence does its work${WITHOUT}`, () => {
  const all = said.join("\n");
  expect(all).toMatch(/osh_facility_list_02\.csv: 76 to be created/);
  expect(all).toMatch(/usgs: 1707 read \(1707 added/);
  expect(all).toMatch(/gdacs: 16 read/);
  expect(all).toMatch(/warn-oh: 2771 read/);
  expect(all).toMatch(/ofac-sdn: version 1, 8976 entries/);
  expect(all).toMatch(/un: version 1, 1003 entries/);
  expect(all).toMatch(/nordwind: \d+ targets screened, [1-9]\d* candidates/);
  expect(all).toMatch(/nordwind: [1-9]\d* targets scored/);
});

test.skipIf(!HERE)(
  `the feed answers alerts whose reasons hold when they are worked out again${WITHOUT}`,
  async () => {
    const { content } = await ask<{ content: AlertItem[] }>("/v2/feed?statusId=new&size=100");
    expect(content.length).toBeGreaterThan(5);
    let located = 0;
    let names = 0;
    for (const { id } of content) {
      const { places, targets, title, summary } = await ask<AlertDetail>(`/v2/alerts/${id}`);
      expect(targets.length).toBeGreaterThan(0);
      for (const { reason, lat, lon, name } of targets) {
        expect(reason.text).not.toMatch(/\{\{|^[a-z-]+$/);
        if (/^distance(?:-magnitude)?$/.test(reason.key) && lat !== null && lon !== null) {
          const points = places.flatMap((place) =>
            place.lat === null || place.lon === null ? [] : [{ lat: place.lat, lon: place.lon }],
          );
          const nearest = Math.min(...points.map((point) => distanceKm(point, { lat, lon })));
          expect([name, Math.abs(nearest - Number(reason.params.km)) <= 1]).toEqual([name, true]);
          located++;
        }
        // A drought names countries only: its middle says nothing of who it reaches.
        if (/^(?:area-in-)?country$/.test(reason.key)) {
          expect(places.map(({ country }) => country)).toContain(reason.params.country);
          located++;
        }
        if (reason.key.startsWith("name-")) {
          const words = name.toLowerCase().match(/\p{L}{3,}|u\.s\./gu) ?? [];
          expect(words.some((word) => `${title} ${summary}`.toLowerCase().includes(word))).toBe(true);
          names++;
        }
      }
    }
    expect(located).toBeGreaterThan(0);
    expect(names).toBeGreaterThan(0);
  },
  minutes(2),
);

test.skipIf(!HERE)(
  `running the sequence's sources again changes nothing${WITHOUT}`,
  async () => {
    const before = await ask("/v2/feed?statusId=all&size=100");
    const again = commandsOfReadme().filter((line) => / ingest | lists import /.test(line) || line.startsWith("data="));
    const lines = await run(again, { DATA_DIR: folder, LOG_LEVEL: "fatal" });
    expect(lines.join("\n")).toMatch(/usgs: 1707 read \(0 added, 0 revised, 0 joined, 1707 unchanged\)/);
    expect(lines.join("\n")).toMatch(/warn-in: 1013 read \(0 added, 0 revised, 0 joined, 1013 unchanged\)/);
    expect(await ask("/v2/feed?statusId=all&size=100")).toEqual(before);
  },
  minutes(4),
);

function commandsOfReadme(): string[] {
  const readme = readFileSync(join(projectRoot(), "README.md"), "utf8");
  const block = /## Real data[\s\S]*?```sh\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
  return block.trim().split("\n");
}

/** In one shell, as somebody would who pasted them; the first that fails ends it. */
async function run(commands: string[], env: Record<string, string>): Promise<string[]> {
  const child = spawn("sh", ["-euc", commands.join("\n")], {
    cwd: projectRoot(),
    env: { ...process.env, STAGE: "integration", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let problems = "";
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    problems += chunk;
  });
  const [code] = await once(child, "exit");
  expect([code, problems.slice(-2000)]).toEqual([0, expect.anything()]);
  return out.split("\n");
}

async function signedIn(address: string): Promise<typeof ask> {
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${address}/api${path}`, { ...init, headers: { "Sec-Fetch-Site": "same-origin", ...init.headers } });
  const body = JSON.stringify({ email: EMAILS.analyst, password: PASSWORD });
  const headers = { "Content-Type": "application/json" };
  const { token } = (await (await send("/v2/session", { method: "POST", headers, body })).json()) as { token: string };
  return async (path, init) => {
    const answer = await send(path, { ...init, headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    return answer.json();
  };
}
