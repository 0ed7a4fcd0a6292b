import { changeTask, listTasks } from "~/backend/contract/tasks";
import { daysLater } from "~/time/day-start";
import type { DemoCallers } from "./demo-callers";

/** Of the matches that wait one is the analyst's, and one waits for a document; an import and an action are put off. Done again it changes nothing. */
export async function planTasks({ analyst, manager }: DemoCallers, now: Date): Promise<void> {
  const { content } = await manager.call("", listTasks, { query: { size: 200 } });
  if (content.some(({ putOff }) => putOff !== null)) return;
  const [given, waiting] = content.filter(({ kind }) => kind === "sanctions-match");
  const file = content.find(({ kind }) => kind === "import");
  const action = content.find(({ kind, group }) => kind === "action" && (group === "later" || group === "week"));
  const today = now.toISOString().slice(0, 10);
  if (given) {
    const body = { change: { assign: { kind: "user" as const, id: analyst.userId } }, version: given.version };
    await manager.call("task given", changeTask, { params: { key: given.key }, body });
  }
  const off = [
    { task: waiting, days: 9, reason: "The supplier sends an excerpt of the commercial register" },
    { task: file, days: 4, reason: "" },
    { task: action, days: 3, reason: "The supplier's quality manager is back then" },
  ];
  for (const { task, days, reason } of off) {
    if (!task) continue;
    const change = { putOff: { until: daysLater(today, days), reason } };
    await manager.call(`task put off ${task.kind}`, changeTask, {
      params: { key: task.key },
      body: { change, version: task.version },
    });
  }
}
