import { pino } from "pino";
import { callBackend } from "~/backend/client.server";
import { readQuestionnaire, requestQuestionnaires } from "~/backend/contract/questionnaires";
import { drainJobs } from "../../server/backend/main/drain";
import { mailTasks } from "../../server/backend/main/mail-tasks";
import { TASKS } from "../../server/backend/main/tasks";
import { addTargets } from "./network";
import { testConfig } from "./node-server";
import { mailTo } from "./outbox";
import type { OwnBackend } from "./own-backend";
import { signInAs } from "./personas";

const TASKS_WITH_MAILS = { ...TASKS, ...mailTasks(testConfig()) };
export const silent = pino({ level: "silent" });

export const contact = (email: string) => ({ email, name: "Ada Berg", language: "en" as const });
export const one = (id: number) => ({ params: { questionnaireId: String(id) } });
/** `YYYY-MM-DD`, so many days from today by UTC. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Questionnaires as their tests send them and open their links. */
export function questionnairesOn(use: OwnBackend) {
  const targets = (...names: string[]) =>
    use.database.asSystem((tx) =>
      addTargets(
        tx,
        names.map((name) => ({ name, country: "DE" })),
      ),
    );
  /** Does what waits, the mails among it. */
  const drain = () => drainJobs(use.connection, use.database, silent, TASKS_WITH_MAILS);
  return {
    targets,
    drain,
    async sent(name: string, more: { dueOn?: string; definition?: string } = {}) {
      const analyst = await signInAs(use.transport, "analyst");
      const [targetId = 0] = await targets(name);
      const email = `${name.toLowerCase().replaceAll(" ", "-")}@supplier.example`;
      const body = { targetIds: [targetId], contact: contact(email), ...more };
      const { requested } = await callBackend(analyst, requestQuestionnaires, { body });
      return { analyst, targetId, email, id: requested[0]?.questionnaireId ?? 0 };
    },
    /** What the newest mail to an address opens. */
    async linkOf(email: string, subject = /./) {
      await drain();
      const { text } = await mailTo(await signInAs(use.transport, "admin"), email, subject, { tries: 3 });
      const url = new URL(/http\S+request-new\S+/.exec(text)?.[0] ?? "");
      return { requestId: url.searchParams.get("requestId") ?? "", secret: url.searchParams.get("secret") ?? "", text };
    },
    stateOf: async (analyst: Awaited<ReturnType<typeof signInAs>>, id: number) =>
      (await callBackend(analyst, readQuestionnaire, one(id))).state,
  };
}
