import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listFeatureFlags, listJobs, listMails, switchFeatureFlag } from "~/backend/contract/administration";
import { listEvidence } from "~/backend/contract/evidence";
import { changeUser, changeUserAccess, inviteUser, listUsers, readUser } from "~/backend/contract/people";
import { readSession } from "~/backend/contract/session";
import { addTeam, changeTeam, deleteTeam, listTeams } from "~/backend/contract/teams";
import { backendUnderTest } from "../support/backend-under-test";
import { enter, GOOD_PASSWORD, newcomer, refusal } from "../support/newcomer";
import { EMAILS, signInAs } from "../support/personas";

const use = backendUnderTest();
const admin = () => signInAs(use.transport, "admin");

const WAIT = { timeout: 4_000, interval: 200 };

test("users are listed by name, page by page, and found by a part of name or address", async () => {
  await newcomer(use.transport);
  // Others' tests may rename people on the same backend between two pages.
  await vi.waitFor(async () => {
    const all = await callBackend(await admin(), listUsers, {});
    const first = await callBackend(await admin(), listUsers, { query: { size: 2 } });
    const second = await callBackend(await admin(), listUsers, { query: { size: 2, after: first.after ?? "" } });
    expect([...first.content, ...second.content]).toEqual(all.content.slice(0, 4));
    const names = all.content.map(({ lastname, firstname }) => `${lastname} ${firstname}`.toLowerCase());
    expect(names).toEqual([...names].sort());
  }, WAIT);
  const found = await callBackend(await admin(), listUsers, { query: { q: "ANALYST@" } });
  expect(found.content.map(({ email }) => email)).toEqual([EMAILS.analyst]);
  expect((await callBackend(await admin(), listUsers, { query: { q: "%" } })).content).toEqual([]);
});

test("behind a name of two hundred letters the next page goes on", async () => {
  const stranger = await signInAs(use.transport, "strangeAdmin");
  const key = randomUUID();
  const person = { lastname: "Z".repeat(100), language: "en" as const, roles: ["viewer" as const] };
  for (const firstname of ["A".repeat(100), "B".repeat(100)]) {
    const email = `u-${firstname[0]}-${key}@suedstern.example`;
    await callBackend(stranger, inviteUser, { body: { ...person, firstname, email } });
  }
  const first = await callBackend(stranger, listUsers, { query: { q: key, size: 1 } });
  const second = await callBackend(stranger, listUsers, { query: { q: key, size: 1, after: first.after ?? "" } });
  const names = [...first.content, ...second.content].map(({ firstname }) => firstname[0]);
  expect([names, second.after]).toEqual([["A", "B"], null]);
});

test("a cursor that none of our pages brought is refused with its name", async () => {
  const call = callBackend(await admin(), listUsers, { query: { after: "nonsense" } });
  expect(await refusal(call)).toMatchObject({ status: 422, details: [{ path: "query.after" }] });
});

test("an address is invited once, in whichever customer it is", async () => {
  const body = { firstname: "A", lastname: "B", language: "en" as const, roles: ["viewer" as const] };
  for (const email of [EMAILS.analyst, EMAILS.stranger]) {
    const invited = callBackend(await admin(), inviteUser, { body: { ...body, email } });
    expect(await refusal(invited)).toMatchObject({ status: 409, code: "email_taken" });
  }
});

test.each(["a@b\r\nBcc: x@y.example", "a@b,c@d.example", "<a@b.example>", "a b@c.example"])(
  "no address is taken that could bring another recipient: %j",
  async (email) => {
    const body = { email, firstname: "A", lastname: "B", language: "en" as const, roles: ["viewer" as const] };
    expect(await refusal(callBackend(await admin(), inviteUser, { body }))).toMatchObject({ status: 422 });
  },
);

test("changed roles count from the next request on, and the decision is in the ledger", async () => {
  const one = await newcomer(use.transport);
  const params = { userId: String(one.id) };
  const { version } = await callBackend(await admin(), readUser, { params });
  await callBackend(await admin(), changeUser, { params, body: { roles: ["manager"], teamIds: [], version } });
  expect((await callBackend(one, readSession, {})).roles).toEqual(["manager"]);
  const { content } = await callBackend(await admin(), listEvidence, { query: { subject: `user:${one.id}` } });
  expect(content[0]).toMatchObject({
    kind: "user.changed",
    actor: { name: "Amelie Roth" },
    before: { roles: ["viewer"] },
    after: { roles: ["manager"] },
  });
});

test("a role that there is not is refused by its name, and changes nothing", async () => {
  const one = await newcomer(use.transport);
  const params = { userId: String(one.id) };
  const { version, roles } = await callBackend(await admin(), readUser, { params });
  const body = { roles: ["viewer", "auditor"], teamIds: [], version };
  const refused = await refusal(callBackend(await admin(), changeUser, { params, body }));
  expect(refused).toMatchObject({
    status: 422,
    details: [{ path: "body.roles", message: "contains unknown roles: auditor" }],
  });
  expect((await callBackend(await admin(), readUser, { params })).roles).toEqual(roles);
});

test("who was slower is told what it is now", async () => {
  const { id } = await newcomer(use.transport);
  const params = { userId: String(id) };
  const { version } = await callBackend(await admin(), readUser, { params });
  const change = (roles: ["analyst"] | ["manager"]) =>
    callBackend(admin2, changeUser, { params, body: { roles, teamIds: [], version } });
  const admin2 = await admin();
  await change(["analyst"]);
  const late = await refusal(change(["manager"]));
  expect(late).toMatchObject({ status: 409, code: "stale_version", details: { current: { roles: ["analyst"] } } });
});

test("who is deactivated is out at once and gets in again when let", async () => {
  const one = await newcomer(use.transport);
  const params = { userId: String(one.id) };
  const { version } = await callBackend(await admin(), readUser, { params });
  const out = await callBackend(await admin(), changeUserAccess, { params, body: { active: false, version } });
  expect(out.state).toBe("deactivated");
  expect(await refusal(callBackend(one, readSession, {}))).toMatchObject({ status: 401 });
  await expect(enter(use.transport, one.email, GOOD_PASSWORD)).rejects.toMatchObject({ status: 401 });
  await callBackend(await admin(), changeUserAccess, { params, body: { active: true, version: out.version } });
  await enter(use.transport, one.email, GOOD_PASSWORD);
  expect(await refusal(callBackend(one, readSession, {}))).toMatchObject({ status: 401 });
});

test("the last administrator cannot step down, nor anybody lock themselves out", async () => {
  const lone = await signInAs(use.transport, "strangeAdmin");
  const { user } = await callBackend(lone, readSession, {});
  const params = { userId: String(user.id) };
  const { version } = await callBackend(lone, readUser, { params });
  const down = callBackend(lone, changeUser, { params, body: { roles: ["viewer"], teamIds: [], version } });
  expect(await refusal(down)).toMatchObject({ status: 409, code: "last_administrator" });
  const out = callBackend(lone, changeUserAccess, { params, body: { active: false, version } });
  expect(await refusal(out)).toMatchObject({ status: 409, code: "not_oneself" });
});

test("administrators who take each other's right away at the same moment are answered, both", async () => {
  const pair = [await newcomer(use.transport), await newcomer(use.transport)] as const;
  const right = async (one: { id: number }, role: "administrator" | "viewer", by = admin()) => {
    const params = { userId: String(one.id) };
    const { version } = await callBackend(await by, readUser, { params });
    return callBackend(await by, changeUser, { params, body: { roles: [role], teamIds: [], version } });
  };
  for (let round = 0; round < 5; round++) {
    for (const one of pair) await right(one, "administrator");
    const answers = await Promise.allSettled([
      right(pair[0], "viewer", Promise.resolve(pair[1] as never)),
      right(pair[1], "viewer", Promise.resolve(pair[0] as never)),
    ]);
    // Whoever comes second may have lost the right meanwhile.
    const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason.status] : []));
    expect(refused.filter((status) => status !== 403)).toEqual([]);
    expect(refused.length).toBeLessThan(2);
  }
});

test("teams have members, names that differ, and users who know them", async () => {
  const one = await newcomer(use.transport);
  const name = `Team ${randomUUID()}`;
  const team = await callBackend(await admin(), addTeam, { body: { name, memberIds: [one.id, 999_999_999] } });
  expect(team.members).toEqual([{ id: one.id, name: "Nora Lind" }]);
  const again = callBackend(await admin(), addTeam, { body: { name, memberIds: [] } });
  expect(await refusal(again)).toMatchObject({ status: 409, code: "team_exists" });
  const params = { userId: String(one.id) };
  expect((await callBackend(await admin(), readUser, { params })).teams).toEqual([{ id: team.id, name }]);
  const body = { name: `${name} 2`, memberIds: [], version: team.version };
  await callBackend(await admin(), changeTeam, { params: { teamId: String(team.id) }, body });
  const stale = callBackend(await admin(), changeTeam, { params: { teamId: String(team.id) }, body });
  expect(await refusal(stale)).toMatchObject({ status: 409, code: "stale_version" });
  await callBackend(await admin(), deleteTeam, { params: { teamId: String(team.id) } });
  expect(await callBackend(await admin(), listTeams, {})).not.toContainEqual(expect.objectContaining({ id: team.id }));
});

test("a team takes no user of another customer", async () => {
  const stranger = await signInAs(use.transport, "stranger");
  const { user } = await callBackend(stranger, readSession, {});
  const body = { name: `Team ${randomUUID()}`, memberIds: [user.id] };
  expect((await callBackend(await admin(), addTeam, { body })).members).toEqual([]);
});

test("a feature is on for everybody of the customer, and for nobody else", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const stranger = await signInAs(use.transport, "stranger");
  const turn = async (on: boolean) =>
    callBackend(await admin(), switchFeatureFlag, { params: { name: "dashboard-v2" }, body: { on } });
  await turn(true);
  expect((await callBackend(analyst, readSession, {})).features).toContain("dashboard-v2");
  expect((await callBackend(stranger, readSession, {})).features).not.toContain("dashboard-v2");
  expect(await callBackend(await admin(), listFeatureFlags, {})).toContainEqual({ name: "dashboard-v2", on: true });
  await turn(false);
  expect((await callBackend(analyst, readSession, {})).features).not.toContain("dashboard-v2");
});

test("mails and jobs of another customer are not seen", async () => {
  const { email } = await newcomer(use.transport);
  const stranger = await signInAs(use.transport, "strangeAdmin");
  const { content } = await callBackend(stranger, listMails, {});
  expect(content.filter(({ recipient }) => recipient === email)).toEqual([]);
  expect(await callBackend(stranger, listJobs, {})).toEqual([]);
});

test("who administered once and was deactivated is nobody to leave it to", async () => {
  const lone = await signInAs(use.transport, "strangeAdmin");
  const { user } = await callBackend(lone, readSession, {});
  const person = { firstname: "A", lastname: "B", language: "en" as const, roles: ["administrator" as const] };
  const invited = { ...person, email: `u-${randomUUID()}@suedstern.example` };
  const other = await callBackend(lone, inviteUser, { body: invited });
  const gone = { active: false, version: other.version };
  await callBackend(lone, changeUserAccess, { params: { userId: String(other.id) }, body: gone });
  const params = { userId: String(user.id) };
  const { version } = await callBackend(lone, readUser, { params });
  const down = callBackend(lone, changeUser, { params, body: { roles: ["viewer"], teamIds: [], version } });
  expect(await refusal(down)).toMatchObject({ status: 409, code: "last_administrator" });
});
