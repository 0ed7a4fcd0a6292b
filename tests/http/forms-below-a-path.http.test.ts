import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "~/time/duration";
import { toldIn } from "../support/below-a-path/told-addresses";
import { addressOf, INSIDE, isOurs, PUBLIC_URL, pagesOf, wrongHeaders } from "../support/below-a-path/walk";
import { type FaultySite, startFaultySite } from "../support/faults/faulty-site";
import { type FilledForm, formsIn } from "../support/faults/form-filling";
import type { Asker } from "../support/faults/world";
import { ownBackend } from "../support/own-backend";

const LOCKING = /logout|password|sessions|second-factor|admin|preferences\b|unsubscribe$/;

const use = ownBackend();
let site: FaultySite;
beforeAll(async () => {
  site = await startFaultySite(use, PUBLIC_URL);
});
afterAll(() => site?.stop());

test("every form that is posted without a script leads to where it says, and back below the path", {
  timeout: minutes(4),
}, async () => {
  const wrong = new Set<string>();
  const known = new Set<string>();
  const forms: { form: FilledForm; asker: Asker }[] = [];
  for (const { asker, page } of await pagesOf(site)) {
    if (page.status !== 200) continue;
    for (const form of formsIn(page.text, addressOf(asker).href, known)) {
      known.add(form.name);
      // Those would lock the walker out; and a link in a mail is made up here.
      if (!LOCKING.test(form.name)) forms.push({ form, asker });
    }
  }
  // Of a page with a button for each of many things, some: they are sent to the same address.
  const ofPage = new Map<string, number>();
  const some = forms.filter(({ form: { url } }) => {
    ofPage.set(url.pathname, (ofPage.get(url.pathname) ?? 0) + 1);
    return (ofPage.get(url.pathname) ?? 0) <= 4;
  });
  // What deletes comes last: others are about the same things.
  const isLast = ({ form }: (typeof forms)[number]) => Number(/delete/.test(form.name));
  for (const { form, asker } of some.sort((one, other) => isLast(one) - isLast(other))) {
    const answer = await site.send(form, asker.as, "Filler");
    for (const one of wrongHeaders(answer)) wrong.add(`${form.name}: ${one}`);
    if (answer.status === 404 || answer.status >= 500) wrong.add(`${form.name}: ${answer.status}`);
    const told = answer.type.startsWith("text/html") ? toldIn(answer.text, answer.headers) : [];
    for (const { address } of told) {
      const url = new URL(address, form.url);
      if (isOurs(url) && !INSIDE.test(url.pathname)) wrong.add(`${form.name}: ${address}`);
    }
  }
  expect([...wrong]).toEqual([]);
  expect(some.length).toBeGreaterThan(40);
});
