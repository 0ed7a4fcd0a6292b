import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "~/time/duration";
import { createRandom, type Random } from "../../server/backend/main/seed/random";
import { FAULTS, type Fault, isPatient, isWrite } from "../support/faults/faulty-backend";
import { type FaultySite, startFaultySite } from "../support/faults/faulty-site";
import { type FilledForm, formsIn } from "../support/faults/form-filling";
import { faultInAnswer, faultInData, faultInPage } from "../support/faults/verdicts";
import type { Asker } from "../support/faults/world";
import { ownBackend } from "../support/own-backend";

/**
 * FAULTS=all: each fault in each call of each page and form, with and without a script, which takes some minutes. Otherwise some of the
 * pages, with one fault for each of their calls, are drawn by a seed; FAULTS_SEED draws the same again.
 */
const ALL = process.env.FAULTS === "all";
const SEED = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);
const PAGES = ALL ? Number.POSITIVE_INFINITY : 20;
const SILENT = ALL ? 300 : 8;
/** At most so many forms of one page, so that one with many buttons does not take the place of others. */
const FORMS = ALL ? Number.POSITIVE_INFINITY : 3;
const QUICK = FAULTS.filter((one) => one !== "silence");

const use = ownBackend();
let site: FaultySite;
beforeAll(async () => {
  site = await startFaultySite(use);
});
afterAll(() => site?.stop());

/** One failing call: answers what is wrong then, or null. */
type Case = (fault: Fault) => Promise<string | null>;

test(`with any of its calls failing, a page tells so in our words and a form keeps what was typed: seed ${SEED}`, {
  timeout: minutes(90),
}, async () => {
  const random = createRandom(SEED);
  const cases: Case[] = [];
  const patterns = shuffled([...site.addresses.keys()], random);
  const drawn = patterns.filter((pattern, at) => at < PAGES || ALWAYS.test(pattern));
  const forms = new Set<string>();
  for (const pattern of drawn) cases.push(...(await casesOf(pattern, forms)));
  const quick = cases.flatMap((one) => (ALL ? QUICK : [random.pick(QUICK)]).map((fault) => () => one(fault)));
  const silent = shuffled(cases, random).slice(0, SILENT);
  const waiting = Promise.all(silent.map((one) => one("silence")));
  const wrong = [...(await inTurn(quick)), ...(await waiting)].filter((one) => one !== null);
  expect(wrong).toEqual([]);
  expect(cases.length).toBeGreaterThan(100);
  expect(forms.size).toBeGreaterThan(15);
});

/** Those for which the specification has words (§8), and one whose form leads back to another page. */
const ALWAYS =
  /external-scores|profile\/info$|profile\/actions$|an open alert|^\/network\/(?:target|collection)\/:\w+$/;

/** Each call that a page makes, and each that its forms make, with and without a script. `known` are the forms of earlier pages. */
async function casesOf(pattern: string, known: Set<string>): Promise<Case[]> {
  const asker = site.addresses.get(pattern) as Asker;
  const me = browser();
  const plain = await site.look(asker, me);
  const cases: Case[] = callsOf(me).map((call) => (fault) => pageCase(asker, call, fault, plain.status));
  if (plain.status >= 400) return cases;
  const forms = formsIn(plain.text, site.origin + asker.path, known);
  const said = forms.filter(({ name }) => /edges:(?:Supplier|Customer)|assign|tell/.test(name));
  for (const form of [...said, ...forms.filter((one) => !said.includes(one))].slice(0, said.length + FORMS)) {
    known.add(form.name);
    const me = browser();
    site.backend.stopWrites(me);
    await site.send(form, asker.as, me);
    for (const call of callsOf(me)) {
      cases.push((fault) => formCase(form, asker, { call, fault, asData: false }));
      if (isWrite(call) || call === "readSession") {
        cases.push((fault) => formCase(form, asker, { call, fault, asData: true }));
      }
    }
  }
  return cases;
}

let browsers = 0;
const browser = () => `Browser/${++browsers}`;
const callsOf = (me: string) => [...new Set(site.backend.madeFor(me))];

async function pageCase(asker: Asker, call: string, fault: Fault, plain: number) {
  if (fault === "silence" && isPatient(call)) return null;
  const me = browser();
  site.backend.fail(me, call, fault);
  const wrong = faultInPage(await site.look(asker, me), asker, call, fault, plain);
  return wrong && `${asker.path} with ${call} ${fault}: ${wrong}`;
}

async function formCase(form: FilledForm, asker: Asker, { call, fault, asData }: Failing) {
  if (fault === "silence" && isPatient(call)) return null;
  const me = browser();
  site.backend.stopWrites(me);
  site.backend.fail(me, call, fault);
  const answer = await site.send(form, asker.as, me, asData);
  const wrong = asData ? await faultInData(answer, form, call, fault) : faultInAnswer(answer, form, call, fault);
  return wrong && `${form.name}${asData ? " (by script)" : ""} with ${call} ${fault}: ${wrong}`;
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const places = list.map((one) => ({ one, at: random.next() }));
  return places.sort((one, other) => one.at - other.at).map(({ one }) => one);
}

interface Failing {
  call: string;
  fault: Fault;
  asData: boolean;
}

/** Six at a time, as a busy server has them. */
async function inTurn(work: readonly (() => Promise<string | null>)[]): Promise<(string | null)[]> {
  const found: (string | null)[] = [];
  const waiting = [...work];
  const doNext = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) found.push(await next());
  };
  await Promise.all(Array.from({ length: 6 }, doNext));
  return found;
}
