import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "~/time/duration";
import { type FaultySite, startFaultySite } from "../support/faults/faulty-site";
import { ownBackend } from "../support/own-backend";

// A customer's own backend may know more words than we do: they are kept or left out, and close no page (specification §4).
const use = ownBackend();
let site: FaultySite;
let isTold = false;
beforeAll(async () => {
  const transport: typeof use.transport = async (request) => {
    const answer = await use.transport(request);
    const isJson = (answer.headers.get("content-type") ?? "").startsWith("application/json");
    if (!isTold || !answer.ok || !isJson) return answer;
    return Response.json(withUnknownWords(await answer.json()), { status: answer.status, headers: answer.headers });
  };
  site = await startFaultySite({ ...use, transport });
});
afterAll(() => site?.stop());

/** What is replaced by a word that is none of ours, by the name of its field. */
const REPLACED: Readonly<Record<string, string>> = {
  language: "pt-BR",
  ctype: "moon-base",
  eventTypeId: "solar-flare",
  eventType: "solar-flare",
  country: "QQ",
};
/** Lists that have one more. */
const LONGER: Readonly<Record<string, unknown>> = {
  roles: "warden",
  permissions: "moons:visit",
  features: "teleport",
  perspectives: "karma",
  scopes: "moons:read",
  ctypes: "moon-base",
};

function withUnknownWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownWords);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => {
    const replaced = REPLACED[name];
    if (replaced !== undefined && typeof one === "string") return [name, replaced];
    if (name in LONGER && Array.isArray(one) && one.every((word) => typeof word === "string")) {
      return [name, [...one, LONGER[name]]];
    }
    return [name, withUnknownWords(one)];
  });
  return Object.fromEntries(entries);
}

test("words that only the backend knows close no page, and no page shows the name of a text in their place", {
  timeout: minutes(3),
}, async () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const [pattern, asker] of site.addresses) {
    isTold = false;
    const plain = await site.look(asker, "Known");
    if (plain.status !== 200 || !plain.type.startsWith("text/html")) continue;
    isTold = true;
    const { status, text } = await site.look(asker, "Unknown");
    const named = /(?:catalogue|feed|network|profile):?[\w.]*\.(?:solar-flare|moon-base)|\bundefined\b/.exec(text);
    if (status !== 200 || named) wrong.push(`${pattern} (${asker.path}): ${status} ${named?.[0] ?? ""}`);
    seen++;
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(60);
  expect(site.logged).toEqual([]);
});

test("a role that only the backend knows is ticked where a user's roles are changed, and so stays", async () => {
  isTold = true;
  const asker = site.addresses.get("/admin/users/:userId") ?? expect.unreachable();
  const { text } = await site.look(asker, "Unknown");
  const boxes = text.match(/<input[^>]*name="roles"[^>]*>/g) ?? [];
  expect(boxes.filter((box) => /value="warden"/.test(box) && /checked/.test(box))).toHaveLength(1);
});
