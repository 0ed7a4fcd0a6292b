import { type SQL, sql } from "drizzle-orm";
import { paths } from "~/paths";
import type { Tx } from "../../platform/db/database";
import type { Task } from "../../platform/jobs/worker";
import type { MailContent } from "../../platform/mail/compose";
import { linkTo, type MailConfig } from "../../platform/mail/mail-config";
import { taskTexts } from "../../platform/mail/texts/task-texts";
import { say } from "../../platform/translations/say";
import { mailNewsTask, type Person } from "./mail-news";
import { COMMENTED } from "./mailed-news";

/** So many actions are told one by one. */
const TOLD = 10;

/** Mails on which actions others commented. */
export const mailCommentedTask = (config: MailConfig): Task => mailNewsTask(COMMENTED, tell, config);

interface Commented extends Record<string, unknown> {
  actionId: number;
  title: string;
  confidential: boolean;
  comments: number;
}

/** Read as that person: of what they may not read any more nothing is told. */
async function tell(tx: Tx, person: Person, which: SQL, config: MailConfig): Promise<MailContent | null> {
  const { rows: commented } = await tx.execute<Commented>(sql`
    select x.id::float8 as "actionId", x.title, x.confidential, n.comments
      from (select split_part(subject, ':', 2)::bigint as action, count(*)::int as comments, min(id) as first
              from notifications where ${which} group by subject) n
      join actions x on x.customer_id = ${person.customerId} and x.id = n.action
     order by n.first`);
  return commented.length > 0 ? contentOf(person, commented, config) : null;
}

/** The mail in the person's language. What was said stays where who reads it is checked; so does the title of what is confidential. */
function contentOf(user: Person, commented: readonly Commented[], config: MailConfig): MailContent {
  const { language } = user;
  const texts = taskTexts(language);
  const words = texts.commented;
  const items = commented.slice(0, TOLD).map(({ actionId, title, confidential, comments }) => ({
    title: confidential ? say(language, "tasks:kinds.action") : title,
    url: linkTo(paths.action(actionId), config),
    lines: [words.comments(comments)],
  }));
  return {
    language,
    subject: words.subject(commented.length, items[0]?.title ?? ""),
    greeting: texts.greeting(user),
    paragraphs: [words.lead, ...(commented.length > TOLD ? [words.more(TOLD)] : [])],
    items,
    action: { label: words.open, url: linkTo(paths.actions(), config) },
    notes: [`${texts.settings} ${linkTo(paths.management("notifications"), config)}`],
  };
}
