import { type SQL, sql } from "drizzle-orm";
import type { TaskKind } from "~/backend/contract/task-words";
import { paths } from "~/paths";
import type { Tx } from "../../platform/db/database";
import type { Task } from "../../platform/jobs/worker";
import type { MailContent } from "../../platform/mail/compose";
import { linkTo, type MailConfig } from "../../platform/mail/mail-config";
import { taskTexts } from "../../platform/mail/texts/task-texts";
import { say } from "../../platform/translations/say";
import { mailNewsTask, type Person } from "./mail-news";
import { GIVEN } from "./mailed-news";

/** So many are told one by one. */
const TOLD = 10;
/** What is done about an action: its title is the action's, or beside it. */
const ABOUT_ACTIONS: readonly TaskKind[] = ["action", "action-effect", "plan-review", "plan-answer", "plan-overdue"];

/** Mails what a person was given. */
export const mailGivenTask = (config: MailConfig): Task => mailNewsTask(GIVEN, tell, config);

interface Given extends Record<string, unknown> {
  id: number;
  kind: string;
  params: { title?: string; count?: number; task?: TaskKind; subjectId?: number; targetId?: number };
  subject: string;
  confidential: boolean;
}

/** Read as that person: of an action that they may not read any more nothing is told. */
async function tell(tx: Tx, person: Person, which: SQL, config: MailConfig): Promise<MailContent | null> {
  const { rows: given } = await tx.execute<Given>(sql`
    select n.id, n.kind, n.params, n.subject, coalesce(x.confidential, false) as confidential
      from (select id::float8 as id, kind, params, subject,
                   case when kind = 'action-assigned' then split_part(subject, ':', 2)
                        when kind = 'task-given' and params ->> 'task' = any(${sql.param([...ABOUT_ACTIONS])}::text[]) then params ->> 'subjectId'
                   end::bigint as action
              from notifications where ${which}) n
      left join actions x on x.customer_id = ${person.customerId} and x.id = n.action
     where n.action is null or x.id is not null
     order by n.id`);
  return given.length > 0 ? contentOf(person, given, config) : null;
}

/** The mail in the person's language. The title of what is confidential by now stays where who reads it is checked. */
function contentOf(user: Person, given: readonly Given[], config: MailConfig): MailContent {
  const { language } = user;
  const texts = taskTexts(language);
  const words = texts.given;
  const count = given.reduce((sum, { kind, params }) => sum + (kind === "tasks-given" ? (params.count ?? 1) : 1), 0);
  const items = given.slice(0, TOLD).map((one) => {
    const { kind, params, confidential } = one;
    const name = say(language, `tasks:kinds.${params.task ?? "action"}`);
    const several = kind === "tasks-given";
    return {
      title: several ? words.several(params.count ?? 0) : (!confidential && params.title) || name,
      url: linkTo(pathOf(one), config),
      lines: confidential || (several && !params.task) ? [] : [name],
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
