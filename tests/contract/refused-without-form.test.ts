import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { applyImport } from "~/backend/contract/imports";
import { matchTargets } from "~/backend/contract/name-lists";
import { paths } from "~/paths";
import * as importResult from "~/routes/data-management/import-result/route";
import * as matchResult from "~/routes/explorer/match-result/route";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { fieldsBeside, routePage } from "../support/route-page";
import { sendList } from "../support/sent-list";

// A job may have ended just before somebody wanted it to stop: the form is gone by the time that the page has its answer.

const use = ownBackend();
const MOVED_ON = "The import has moved on. Its current state is below.";
const MATCHED = "The list is no longer being matched. Its current state is below.";
const timesIn = (html: string, text: string) => html.split(text).length - 1;

test("who cancels an import that was applied a moment before is told so", async () => {
  const manager = await signInAs(use.transport, "manager");
  const { id } = await sendList(manager, "Lieferant;Land\nZuspätwerk Herne;DE\n");
  await use.drain();
  await callBackend(manager, applyImport, { params: { importId: String(id) } });
  const page = await routePage(importResult, "/data-management/imports/:importId", use.transport, "manager");
  const fields = fieldsBeside("Cancel", (await page.get(paths.importResult(id))).html);
  expect(fields).toMatchObject({ intent: "cancel" });
  await use.drain();
  const refused = await page.post(paths.importResult(id), fields ?? {});
  expect(refused.status).toBe(409);
  expect(timesIn(refused.html, MOVED_ON)).toBe(1);
});

test("who takes back what was decided for all rows, while they are being applied, is told that the import has moved on", async () => {
  const manager = await signInAs(use.transport, "manager");
  const { id } = await sendList(manager, "Lieferant;Land\nZuspätwerk Selm;DE\n");
  await use.drain();
  await callBackend(manager, applyImport, { params: { importId: String(id) } });
  const page = await routePage(importResult, "/data-management/imports/:importId", use.transport, "manager");
  const refused = await page.post(paths.importResult(id), { intent: "undo-all", revision: "1" });
  expect(refused.status).toBe(409);
  expect(timesIn(refused.html, MOVED_ON)).toBe(1);
});

test("what is refused beside a form that is still there is told in that form, once", async () => {
  const manager = await signInAs(use.transport, "manager");
  const { id } = await sendList(manager, "Lieferant;Land\nZuspätwerk Lünen;DE\n");
  await use.drain();
  const page = await routePage(importResult, "/data-management/imports/:importId", use.transport, "manager");
  const fields = fieldsBeside("Add suppliers (1)", (await page.get(paths.importResult(id))).html);
  expect(fields).toMatchObject({ intent: "apply" });
  const refused = await page.post(paths.importResult(id), { ...fields, version: "1" });
  expect(refused.status).toBe(409);
  expect(timesIn(refused.html, 'role="alert"')).toBe(1);
});

test("who cancels the matching of a list that has been matched a moment before is told so", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const { id } = await callBackend(analyst, matchTargets, { body: { sentAs: "text", text: "Zuspätwerk Unna; DE" } });
  const page = await routePage(matchResult, "/explorer/match/:operationId", use.transport, "analyst");
  const fields = fieldsBeside("Cancel matching", (await page.get(paths.explorerMatchResult(id))).html);
  expect(fields).toMatchObject({ intent: "cancel" });
  await use.drain();
  const refused = await page.post(paths.explorerMatchResult(id), fields ?? {});
  expect(refused.status).toBe(409);
  expect(timesIn(refused.html, MATCHED)).toBe(1);
});
