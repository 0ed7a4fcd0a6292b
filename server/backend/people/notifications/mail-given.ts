import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { TaskKind } from "~/backend/contract/task-words";
import { paths } from "~/paths";
import type { Tx } from "../../platform/db/database";
import { users } from "../../platform/db/schema/users";
import type { Task } from "../../platform/jobs/worker";
import type { MailContent } from "../../platform/mail/compose";
import { linkTo, type MailConfig } from "../../platform/mail/mail-config";
import { taskTexts } from "../../platform/mail/texts/task-texts";
import { writeMail } from "../../platform/mail/write-mail";
import { say } from "../../platform/translations/say";
import { GIVEN_KINDS } from "./write-given";

const shape = z.object({ customerId: z.int().positive(), userId: z.int().positive() });

/** So many are told one by one. */
const TOLD = 10;

/** Mails what a person was given since the last such mail and has not read yet. Run twice it finds that all of it was told. */
export function mailGivenTask(config: MailConfig): Task {
  return async ({ payload, database }) => {
    const { customerId, userId } = shape.parse(payload);
    await database.asCustomer({ customerId, userId }, (tx) => deliver(tx, customerId, userId, config));
  };
}

interface Given extends Record<string, unknown> {
  id: number;
  kind: string;
  params: { title?: string; count?: number; task?: TaskKind; subjectId?: number; targetId?: number };
  subject: string;
}

async function deliver(tx: Tx, customerId: number, userId: number, config: MailConfig): Promise<void> {
  const one = and(eq(users.customerId, customerId), eq(users.id, userId), isNull(users.deactivatedAt));
  const [user] = await tx.select().from(users).where(one);
  if (!user) return;
  const own = sql`customer_id = ${customerId} and user_id = ${userId}`;
  const { rows: choices } = await tx.execute<{ upTo: number }>(
    sql`select given_up_to::float8 as "upTo" from task_mails where ${own} and given for update`,
  );
  if (!choices[0]) return;
  const { rows: given } = await tx.execute<Given>(sql`
    select id::float8 as id, kind, params, subject from notifications
     where ${own} and read_at is null and kind = any(${sql.param([...GIVEN_KINDS])}::text[]) and id > ${choices[0].upTo}::bigint
     order by id`);
  const last = given.at(-1);
  if (!last) return;
  await tx.execute(sql`update task_mails set given_up_to = ${last.id}::bigint where ${own}`);
  await writeMail(tx, { customerId, userId, recipient: user.email, secret: false }, contentOf(user, given, config));
}

/** The mail in the person's language. */
function contentOf(user: typeof users.$inferSelect, given: readonly Given[], config: MailConfig): MailContent {
  const { language } = user;
  const texts = taskTexts(language);
  const words = texts.given;
  const count = given.reduce((sum, { kind, params }) => sum + (kind === "tasks-given" ? (params.count ?? 1) : 1), 0);
  const items = given.slice(0, TOLD).map((one) => {
    const { kind, params } = one;
    const name = say(language, `tasks:kinds.${params.task ?? "action"}`);
    const several = kind === "tasks-given";
    return {
      title: several ? words.several(params.count ?? 0) : params.title || name,
      url: linkTo(pathOf(one), config),
      lines: several && !params.task ? [] : [name],
    };
  });
  return {
    language,
    subject: words.subject(count, items[0]?.title ?? ""),
    greeting: texts.greeting(user),
    paragraphs: [words.lead(count)],
    items,
    action: { label: words.open, url: linkTo(paths.tasks(), config) },
    notes: [`${texts.settings} ${linkTo(paths.management("notifications"), config)}`],
  };
}

function pathOf({ kind, params, subject }: Given): string {
  const { task, subjectId = null, targetId = null } = params;
  if (kind === "tasks-given") return paths.tasks(task ? `?kind=${task}` : "");
  if (task) return paths.taskPlace({ kind: task, subjectId, targetId });
  return paths.action(Number(subject.split(":")[1]));
}
