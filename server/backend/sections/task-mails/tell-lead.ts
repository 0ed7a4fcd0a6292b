import type { Task } from "~/backend/contract/tasks";
import { paths } from "~/paths";
import type { Tx } from "../../platform/db/database";
import { notifications } from "../../platform/db/schema/notifications";
import type { users } from "../../platform/db/schema/users";
import { linkTo, type MailConfig } from "../../platform/mail/mail-config";
import { taskTexts } from "../../platform/mail/texts/task-texts";
import { writeMail } from "../../platform/mail/write-mail";
import { titleIn } from "../tasks/task-title";
import { toldOf } from "../tasks/tell-given";
import { itemOf } from "./task-item";

/** So many are told one by one. */
const TOLD = 10;

/** One notification and one mail, however many tasks are late; of one task by its name. */
export async function tellLead(
  tx: Tx,
  lead: typeof users.$inferSelect,
  late: readonly Task[],
  { today, days, teamId }: { today: string; days: number | null; teamId: number | null },
  config: MailConfig,
): Promise<void> {
  const { customerId, id: userId, language, email } = lead;
  const [first] = late;
  if (!first) return;
  const count = late.length;
  const told = count === 1 ? { kind: "task-late", ...toldOf(first) } : several(count, teamId);
  await tx.insert(notifications).values({ customerId, userId, ...told });
  const texts = taskTexts(language);
  const words = texts.late;
  await writeMail(
    tx,
    { customerId, userId, recipient: email, secret: false },
    {
      language,
      subject: words.subject(count, titleIn(language, first)),
      greeting: texts.greeting(lead),
      paragraphs: [words.lead(count, days), ...(count > TOLD ? [words.more(TOLD)] : [])],
      items: late
        .slice(0, TOLD)
        .map((task) =>
          itemOf(language, task, today, config, [words.owner(task.owners.map(({ name }) => name).join(", "))]),
        ),
      action: {
        label: words.open,
        url: linkTo(teamId === null ? paths.allTasks(OVERDUE) : paths.teamTasks(teamId, OVERDUE), config),
      },
      notes: [words.why(teamId !== null)],
    },
  );
}

const OVERDUE = "?due=overdue";

/** The list of a team is open to its lead, that of all may not be. */
const several = (count: number, teamId: number | null) => ({
  ...{ kind: "tasks-late", params: { title: "", count } },
  subject: teamId === null ? "tasks-late:1" : `team-tasks-late:${teamId}`,
});
