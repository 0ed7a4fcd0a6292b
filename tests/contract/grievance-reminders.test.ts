import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { addGrievanceReport, takeGrievanceStep } from "~/backend/contract/grievances";
import { listNotifications } from "~/backend/contract/notifications";
import { enqueue } from "../../server/backend/platform/jobs/enqueue";
import { remindOfGrievances } from "../../server/backend/sections/task-reminders/remind-grievances";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { peopleOf } from "../support/tasks";

const use = ownBackend();
const silent = pino({ level: "silent" });
const tick = () => remindOfGrievances({ payload: null, database: use.database, logger: silent, attempt: 1 });

async function reported(name: string) {
  const manager = await signInAs(use.transport, "manager");
  const [targetId = 0] = await use.database.asSystem((tx) => addTargets(tx, [{ name, country: "DE" }]));
  const params = { targetId: String(targetId) };
  const body = { title: "Ines Wahl has no breaks", description: "Twelve hours.", topic: "wages" as const };
  const report = await callBackend(manager, addGrievanceReport, { params, body });
  return { manager, targetId, report };
}

/** As on the day that is so many days before (or, below zero, behind) the last one of a deadline. */
async function on(reportId: number, daysLeft: number, deadline: "acknowledge" | "feedback" = "acknowledge") {
  await use.database.asSystem((tx) =>
    tx.execute(sql`update clocks set due_on = case when kind = ${deadline} then (now() at time zone 'UTC')::date + ${daysLeft}::int
                                                   else current_date + 300 end
                    where subject_type = 'grievance-report' and subject_id = ${reportId}`),
  );
  await tick();
  await tick();
}

async function toldOf(persona: Persona, name: string): Promise<string[]> {
  const caller = await signInAs(use.transport, persona);
  const { content } = await callBackend(caller, listNotifications, { query: { size: 100 } });
  return content.flatMap(({ kind, params }) => (params.title === name ? [kind] : [])).reverse();
}

test("who may handle a report is told once before its deadline and once when it is past, and nobody else", async () => {
  const { report, targetId, manager } = await reported("Weberei Hof");
  const told = async (daysLeft: number) => {
    await on(report.id, daysLeft);
    return toldOf("manager", "Weberei Hof");
  };
  const [before, past] = ["grievance-acknowledge-due", "grievance-acknowledge-overdue"];
  expect(await told(3)).toEqual([]);
  expect(await told(2)).toEqual([before]);
  // On its last day it is not past.
  expect(await told(0)).toEqual([before]);
  expect(await told(-1)).toEqual([before, past]);
  expect(await told(-20)).toEqual([before, past]);
  expect(await toldOf("analyst", "Weberei Hof")).toEqual([]);
  expect(await toldOf("stranger", "Weberei Hof")).toEqual([]);
  const { content } = await callBackend(manager, listNotifications, {});
  expect(content[0]).toMatchObject({
    subject: `grievance-reports-of-target:${targetId}`,
    params: { reportId: report.id },
  });
  // What was reported is told where it may be read.
  expect(JSON.stringify(content)).not.toContain("Ines");
});

test("each deadline is told for itself, and one that was kept, or long missed, or of a closed report, is not", async () => {
  const { report, manager } = await reported("Gerberei Kehl");
  await on(report.id, 15, "feedback");
  expect(await toldOf("manager", "Gerberei Kehl")).toEqual([]);
  await on(report.id, 14, "feedback");
  await on(report.id, -31);
  expect(await toldOf("manager", "Gerberei Kehl")).toEqual(["grievance-feedback-due"]);
  const params = { reportId: String(report.id) };
  const step = { note: "Done.", outcome: null, version: report.version };
  const { version } = await callBackend(manager, takeGrievanceStep, { params, body: { ...step, step: "acknowledge" } });
  await on(report.id, -2);
  expect(await toldOf("manager", "Gerberei Kehl")).toEqual(["grievance-feedback-due"]);
  const close = { ...step, step: "close", outcome: "unfounded", version } as const;
  await callBackend(manager, takeGrievanceStep, { params, body: close });
  await on(report.id, -2, "feedback");
  expect(await toldOf("manager", "Gerberei Kehl")).toEqual(["grievance-feedback-due"]);
});

test("two runs at once tell it once, and the queue knows the job", async () => {
  const { report } = await reported("Färberei Ulm");
  await use.database.asSystem((tx) =>
    tx.execute(
      sql`update clocks set due_on = (now() at time zone 'UTC')::date
           where subject_type = 'grievance-report' and kind = 'acknowledge' and subject_id = ${report.id}`,
    ),
  );
  await Promise.all([tick(), tick(), tick()]);
  await use.database.asSystem((tx) => enqueue(tx, "grievances.remind", null));
  await use.drain();
  expect(await toldOf("manager", "Färberei Ulm")).toEqual(["grievance-acknowledge-due"]);
});

/** Who of Nordwind was told of a report, and what. */
async function toldAbout(reportId: number): Promise<string[]> {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ told: string }>(sql`
      select split_part(u.email, '@', 1) || ' ' || n.kind as told from notifications n join users u on u.id = n.user_id
       where n.params ->> 'reportId' = ${String(reportId)} order by n.id`),
  );
  return rows.map(({ told }) => told);
}

test("a report that somebody was given is told to them, one of a kind with a default owner to that one, any other to all handlers", async () => {
  const { customerId, people } = await peopleOf(use);
  const [given, owned] = [await reported("Spinnerei Aar"), await reported("Spinnerei Lahn")];
  await use.database.asSystem(async (tx) => {
    // Both see such tasks then.
    await tx.execute(
      sql`update users set roles = roles || array['manager'] where id in (${people.admin}, ${people.analyst})`,
    );
    await tx.execute(sql`insert into task_plans (customer_id, kind, subject_id, holder_kind, holder_id)
      values (${customerId}, 'grievance-acknowledge', ${given.report.id}, 'user', ${people.analyst})`);
    await tx.execute(sql`insert into task_owners (customer_id, kind, holder_kind, holder_id)
      values (${customerId}, 'grievance-acknowledge', 'user', ${people.admin})`);
  });
  await on(given.report.id, 2);
  await on(owned.report.id, 2);
  expect(await toldAbout(given.report.id)).toEqual(["analyst grievance-acknowledge-due"]);
  expect(await toldAbout(owned.report.id)).toEqual(["admin grievance-acknowledge-due"]);
  await use.database.asSystem((tx) => tx.execute(sql`delete from task_owners where customer_id = ${customerId}`));
  const { report } = await reported("Spinnerei Nahe");
  await on(report.id, 2);
  const all = await toldAbout(report.id);
  expect(all).toContain("admin grievance-acknowledge-due");
  expect(all).toContain("manager grievance-acknowledge-due");
});

test("a deadline is past on the day after it where the person is, and not where the server's clock stands", async () => {
  const { people } = await peopleOf(use);
  const { report } = await reported("Spinnerei Isar");
  await use.database.asSystem(async (tx) => {
    await tx.execute(sql`update clocks set due_on = case kind when 'acknowledge' then '2026-03-29'::date else '2027-03-29'::date end
      where subject_type = 'grievance-report' and subject_id = ${report.id}`);
    await tx.execute(
      sql`update users set preferences = preferences || '{"timeZone": "Pacific/Auckland"}' where id = ${people.manager}`,
    );
    await tx.execute(sql`
      update users set roles = array['manager'], preferences = preferences || '{"timeZone": "Pacific/Honolulu"}' where id = ${people.admin}`);
    await tx.execute(sql`update users set roles = array['analyst'] where id = ${people.analyst}`);
  });
  const at = (ts: string) =>
    remindOfGrievances({ payload: { _cron: { ts } }, database: use.database, logger: silent, attempt: 1 });
  // In Auckland it is the 30th already, in Honolulu still the 29th.
  await at("2026-03-29T23:30:00Z");
  expect((await toldAbout(report.id)).sort()).toEqual([
    "admin grievance-acknowledge-due",
    "manager grievance-acknowledge-overdue",
  ]);
});
