import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listMails } from "~/backend/contract/administration";
import { watchNewAlerts } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { addOwnAlert } from "~/backend/contract/own-alerts";
import { inviteUser } from "~/backend/contract/people";
import { readSession, signOut } from "~/backend/contract/session";
import type { BackendTransport } from "~/backend/transport";
import { minutes, seconds } from "~/time/duration";
import { addTargets } from "../support/network";
import { mailTo } from "../support/outbox";
import { signInAs, withToken } from "../support/personas";
import { type Installation, startInstallation } from "../support/scale/installation";
import { lineReader } from "../support/scale/line-reader";

// Two web processes and a worker on one PostgreSQL server, as docs/scale.md describes them.
let all: Installation;
beforeAll(async () => {
  all = await startInstallation();
}, minutes(8));
afterAll(() => all?.stop());

test("a session of one web process counts at the other, and ends at both", async () => {
  const { token } = await signInAs(all.webs[0].transport, "viewer");
  const at = (web: 0 | 1) => ({ backend: withToken(all.webs[web].transport, token) });
  expect((await callBackend(at(1), readSession, {})).user.email).toBe("viewer@nordwind.example");
  expect((await all.webs[1].page("/shortcuts", token)).status).toBe(200);
  await callBackend(at(1), signOut, {});
  await expect(callBackend(at(0), readSession, {})).rejects.toMatchObject({ status: 401 });
  expect((await all.webs[0].page("/shortcuts", token)).status).toBe(302);
});

test("what is reported at one web process is heard at once by who watches at the other", async () => {
  const here = await signInAs(all.webs[0].transport, "analyst");
  const there = await signInAs(all.webs[1].transport, "manager");
  const [targetId = 0] = await all.database.asSystem((tx) =>
    addTargets(tx, [{ name: "Vantor Castings", country: "US" }]),
  );
  await callBackend(here, followTargets, { body: { targetIds: [targetId] } });
  const watching = await lineReader(there.backend, `${watchNewAlerts.path}?statusId=new&since=${Date.now()}`);
  expect(await watching.next()).toMatchObject({ count: 0 });
  await callBackend(here, addOwnAlert, { body: { title: "A fire", eventTypeId: "fire", targetIds: [targetId] } });
  expect(await watching.next()).toMatchObject({ count: 1 });
  await watching.stop();
});

test("only the worker takes jobs: while it is dead they wait, and it does them when it is back", {
  timeout: minutes(2),
}, async () => {
  const admin = await signInAs(all.webs[0].transport, "admin");
  await mailTo(admin, await invite(admin), /./, PATIENT);
  // One of all jobs, and one of those that are done apart.
  expect(await all.queueListeners()).toBe(2);
  await all.worker.kill();
  await expect.poll(() => all.queueListeners(), { timeout: seconds(20) }).toBe(0);

  const email = await invite(admin);
  const [waiting] = await all.waitingJobs("send-invitation");
  expect(waiting).toMatchObject({ attempts: 0, locked_by: null });
  const { content } = await callBackend(admin, listMails, { query: { size: 50 } });
  expect(content.map(({ recipient }) => recipient)).not.toContain(email);

  await all.startWorker();
  await mailTo({ backend: withToken(all.webs[1].transport, admin.token) }, email, /./, PATIENT);
  await expect.poll(() => all.waitingJobs("send-invitation")).toEqual([]);
});

test("what runs by the clock is enqueued once, however many workers there are", { timeout: minutes(3) }, async () => {
  const second = await all.startWorker();
  await all.noteSchedule();
  const tick = async () =>
    (await all.scheduled()).find(({ task, wanted }) => task === "connectors.tick" && wanted === 2);
  // The next whole minute.
  await expect.poll(tick, { timeout: minutes(1.5), interval: 200 }).toMatchObject({ enqueued: 1 });
  for (const { task, enqueued } of await all.scheduled()) expect([task, enqueued]).toEqual([task, 1]);
  await second.stop();
});

/** A start of a worker takes some seconds, and each try is one call. */
const PATIENT = { tries: 5000 };

/** Somebody new; a job writes them a mail. Answers their address. */
async function invite(admin: { backend: BackendTransport }): Promise<string> {
  const email = `${randomUUID()}@nordwind.example`;
  const person = { email, firstname: "Nora", lastname: "Lind", language: "en", roles: ["viewer"] } as const;
  await callBackend(admin, inviteUser, { body: { ...person, roles: [...person.roles] } });
  return email;
}
