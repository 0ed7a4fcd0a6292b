import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createApiToken } from "~/backend/contract/api-tokens";
import { CALLS } from "~/backend/contract/calls";
import {
  addGrievanceReport,
  listGrievanceReports,
  readGrievanceReport,
  takeGrievanceStep,
} from "~/backend/contract/grievances";
import { permissionsOf } from "~/backend/contract/permissions";
import { SCOPES, type Scope } from "~/backend/contract/scopes";
import { scopesFor } from "~/backend/contract/scopes-for";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs, withToken } from "../support/personas";
import { sampleRequest } from "../support/sample-requests";

const use = ownBackend();
const SECRET = "Kiefernharz";
const REPORT = {
  title: `${SECRET} one`,
  description: `${SECRET} two`,
  topic: "wages" as const,
  reporter: { name: `${SECRET} three`, contact: `${SECRET} four` },
};

async function reported() {
  const manager = await signInAs(use.transport, "manager");
  const [targetId = 0] = await use.database.asSystem((tx) => addTargets(tx, [{ name: "Werk", country: "DE" }]));
  const target = { params: { targetId: String(targetId) } };
  const { id, version } = await callBackend(manager, addGrievanceReport, { ...target, body: REPORT });
  const report = { params: { reportId: String(id) } };
  const body = { step: "examine", note: `${SECRET} five`, outcome: null, version } as const;
  await callBackend(manager, takeGrievanceStep, { ...report, body });
  return { target, report };
}

async function keyOf(persona: Persona, scopes: Scope[]) {
  const { token } = await callBackend(await signInAs(use.transport, persona), createApiToken, {
    body: { name: "A", scopes },
  });
  return { backend: withToken(use.transport, token) };
}

test("a key reads reports where it was given that and its user may, and never who reported", async () => {
  const { target, report } = await reported();
  const reads = await keyOf("manager", ["grievances:read"]);
  const full = await callBackend(reads, readGrievanceReport, report);
  expect(full).toMatchObject({ title: REPORT.title, description: REPORT.description, reporter: null });
  expect(full.steps.map(({ note }) => note).join("")).toBe("");
  const both = await keyOf("manager", ["grievances:read", "grievances:write"]);
  expect(await callBackend(both, readGrievanceReport, report)).toMatchObject({ reporter: REPORT.reporter });

  const viewers = await keyOf("viewer", ["grievances:read"]);
  const refused = { status: 403, code: "not_permitted", details: { permission: "grievance:read" } };
  await expect(callBackend(viewers, readGrievanceReport, report)).rejects.toMatchObject(refused);
  expect(await callBackend(viewers, listGrievanceReports, target)).toMatchObject([{ title: null, relation: null }]);
});

test("a key of everything else reads no word of a report, whatever it asks", async () => {
  const { target, report } = await reported();
  const others = scopesFor(permissionsOf(["administrator"])).filter((scope) => !scope.startsWith("grievances:"));
  expect(others).toHaveLength(SCOPES.length - 2);
  const key = await keyOf("admin", others);
  const { targetId } = target.params;
  const answered: string[] = [];
  for (const call of CALLS.filter(({ method, scope }) => method === "get" && scope)) {
    const ids = call.path.includes("{reportId}") ? report.params.reportId : targetId;
    const response = await key.backend(sampleRequest(call, { key: ids }));
    const text = await response.text();
    if (response.ok) answered.push(call.name);
    expect([call.name, text.includes(SECRET)]).toEqual([call.name, false]);
  }
  expect(answered).toEqual(
    expect.arrayContaining(["exportEvidence", "listTargetDecisions", "listNotifications", "listMails"]),
  );
});
