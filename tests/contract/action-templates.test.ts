import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import {
  changeActionTemplate,
  createActionTemplate,
  deleteActionTemplate,
  listActionTemplates,
} from "~/backend/contract/action-templates";
import { readAction, startAction } from "~/backend/contract/actions";
import { listEvidence } from "~/backend/contract/evidence";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);

type Body = Parameters<typeof callBackend<typeof createActionTemplate>>[2]["body"];
const create = async (body: Partial<Body> = {}, persona: Persona = "analyst") =>
  callBackend(await as(persona), createActionTemplate, {
    body: { typeId: "on-site-audit", title: "Yearly audit", ...body },
  });
const change = async (templateId: number, version: number, body: Partial<Body>, persona: Persona = "analyst") =>
  callBackend(await as(persona), changeActionTemplate, {
    params: { templateId },
    body: { typeId: "on-site-audit", title: "Yearly audit", ...body, version },
  });
const remove = async (templateId: number, persona: Persona = "analyst") =>
  callBackend(await as(persona), deleteActionTemplate, { params: { templateId } });
const found = async (templateId: number, persona: Persona = "analyst") =>
  (await callBackend(await as(persona), listActionTemplates, {})).find(({ id }) => id === templateId);

test("a template keeps what it says, is replaced as a whole, and is gone when it is deleted; the ledger has each step", async () => {
  const body = {
    purpose: "prevent",
    rightConcerned: "safety-at-work",
    description: "By train",
    evidence: "Signed report",
    steps: [
      { title: "Invite", afterDays: 3 },
      { title: "Visit", afterDays: null },
    ],
  } satisfies Partial<Body>;
  const made = await create(body);
  expect(made).toMatchObject({ ...body, title: "Yearly audit", version: 1 });
  expect(await found(made.id)).toEqual(made);
  const changed = await change(made.id, 1, { title: "Audit twice a year", steps: [{ title: "Visit", afterDays: 9 }] });
  expect(changed).toEqual({
    ...{ id: made.id, title: "Audit twice a year", typeId: "on-site-audit", purpose: null, rightConcerned: null },
    ...{ description: "", evidence: "", steps: [{ title: "Visit", afterDays: 9 }], version: 2 },
  });
  expect(await found(made.id)).toEqual(changed);
  await remove(made.id);
  expect(await found(made.id)).toBeUndefined();
  const subject = `action-template:${made.id}`;
  const { content } = await callBackend(await as("admin"), listEvidence, { query: { subject } });
  expect(content.map(({ kind }) => kind)).toEqual([
    ...["action-template.deleted", "action-template.changed", "action-template.created"],
  ]);
});

test("an action keeps what its template said when it was started, whatever becomes of the template", async () => {
  const analyst = await as("analyst");
  const { id, title, typeId, ...made } = await create({
    ...{ title: "Audit as first written", purpose: "remedy", description: "By train", evidence: "Signed report" },
    steps: [{ title: "Invite", afterDays: 3 }],
  });
  const body = { title, typeId, purpose: made.purpose, description: made.description, steps: [{ title: "Invite" }] };
  const { id: actionId } = await callBackend(analyst, startAction, { body });
  const begun = await callBackend(analyst, readAction, { params: { actionId } });
  expect(begun).toMatchObject({ title, typeId: "on-site-audit", steps: [{ title: "Invite" }] });
  await change(id, 1, { title: "Audit as written later", typeId: "watch", steps: [{ title: "Visit", afterDays: 9 }] });
  expect(await callBackend(analyst, readAction, { params: { actionId } })).toEqual(begun);
  await remove(id);
  expect(await callBackend(analyst, readAction, { params: { actionId } })).toEqual(begun);
});

test("who changes what somebody else has changed meanwhile is told what it is now, and changes nothing", async () => {
  const { id } = await create({ title: "Training" });
  const first = await change(id, 1, { title: "Training on site" });
  await expect(change(id, 1, { title: "Training online" })).rejects.toMatchObject({
    ...{ status: 409, code: "stale_version", details: { current: first } },
  });
  expect((await found(id))?.title).toBe("Training on site");
});

test("a template is its customer's, and its changes are of who manages actions", async () => {
  const { id } = await create({ title: "Hidden from others" });
  expect(await found(id, "stranger")).toBeUndefined();
  expect((await found(id, "viewer"))?.id).toBe(id);
  await expect(change(id, 1, {}, "stranger")).rejects.toMatchObject({ status: 404 });
  await expect(remove(id, "stranger")).rejects.toMatchObject({ status: 404 });
  await expect(create({}, "viewer")).rejects.toMatchObject({ status: 403 });
  await expect(change(id, 1, {}, "viewer")).rejects.toMatchObject({ status: 403 });
  await expect(remove(id, "viewer")).rejects.toMatchObject({ status: 403 });
  expect(await found(id)).toMatchObject({ title: "Hidden from others", version: 1 });
});
