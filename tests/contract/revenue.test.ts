import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createApiToken } from "~/backend/contract/api-tokens";
import {
  listQuestionnaires,
  readQuestionnaire,
  remindQuestionnaire,
  requestQuestionnaires,
  withdrawQuestionnaire,
} from "~/backend/contract/questionnaires";
import { listRevenueRequests, requestRevenue } from "~/backend/contract/revenue";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs, withToken } from "../support/personas";
import { contact, one, questionnairesOn } from "../support/questionnaires";

const use = ownBackend();
const { stateOf, targets } = questionnairesOn(use);

test("revenue is asked by its own permission, once at a time, and stands where it is looked for", async () => {
  const [analyst, viewer] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "viewer")];
  const [targetId = 0] = await targets("Revenue");
  const params = { targetId: String(targetId) };
  const nobody = callBackend(analyst, requestRevenue, { params, body: { contact: null } });
  await expect(nobody).rejects.toMatchObject({ status: 409, code: "no_contact" });
  const body = { contact: contact("cfo@supplier.example") };
  expect(await callBackend(analyst, requestRevenue, { params, body })).toMatchObject({ state: "requested" });
  const again = callBackend(analyst, requestRevenue, { params, body });
  await expect(again).rejects.toMatchObject({ status: 409, code: "already_open" });
  const { requests } = await callBackend(analyst, listRevenueRequests, { params });
  expect(requests.map(({ definition }) => definition.id)).toEqual(["revenue-discovery"]);
  await expect(callBackend(viewer, listRevenueRequests, { params })).rejects.toMatchObject({ status: 403 });
  const around = { body: { targetIds: [targetId], definition: "revenue-discovery" } };
  await expect(callBackend(analyst, requestQuestionnaires, around)).rejects.toMatchObject({ status: 404 });

  const id = requests[0]?.id ?? 0;
  const listed = await callBackend(analyst, listQuestionnaires, { params });
  expect(listed.questionnaires.map((one) => one.id)).toEqual([id]);
  expect((await callBackend(viewer, listQuestionnaires, { params })).questionnaires).toEqual([]);
  await expect(callBackend(viewer, readQuestionnaire, one(id))).rejects.toMatchObject({ status: 404 });
  const scopes = ["due-diligence:read" as const, "due-diligence:write" as const];
  const { token } = await callBackend(analyst, createApiToken, { body: { name: "Questions only", scopes } });
  const sender = { backend: withToken(use.transport, token) };
  const reminded = callBackend(sender, remindQuestionnaire, { ...one(id), body: { dueOn: null } });
  await expect(reminded).rejects.toMatchObject({ status: 404 });
  await expect(callBackend(sender, withdrawQuestionnaire, one(id))).rejects.toMatchObject({ status: 404 });
  expect(await stateOf(analyst, id)).toBe("requested");
});

test("what cannot answer is not asked: a country, a port; and a works has no revenue of its own", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const [port = 0, country = 0, works = 0] = await use.database.asSystem((tx) =>
    addTargets(tx, [
      { name: "Port of Unasked", type: "POI", ctype: "port", country: "DE" },
      { name: "Unaskedland", type: "country", ctype: "country" },
      { name: "Askable Works", type: "POI", ctype: "plant", country: "DE" },
    ]),
  );
  const paramsOf = (targetId: number) => ({ params: { targetId: String(targetId) } });
  for (const targetId of [port, country]) {
    await expect(callBackend(analyst, listQuestionnaires, paramsOf(targetId))).rejects.toMatchObject({ status: 404 });
    const body = { targetIds: [targetId], contact: contact("nobody@place.example") };
    expect(await callBackend(analyst, requestQuestionnaires, { body })).toEqual({
      requested: [],
      failed: [{ targetId, code: "no_company" }],
    });
  }
  expect(await callBackend(analyst, listQuestionnaires, paramsOf(works))).toMatchObject({ questionnaires: [] });
  for (const targetId of [port, country, works]) {
    await expect(callBackend(analyst, listRevenueRequests, paramsOf(targetId))).rejects.toMatchObject({ status: 404 });
    const asked = callBackend(analyst, requestRevenue, { ...paramsOf(targetId), body: { contact: null } });
    await expect(asked).rejects.toMatchObject({ status: 404 });
  }
});
