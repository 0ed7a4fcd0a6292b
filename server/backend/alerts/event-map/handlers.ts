import { listMapEvents } from "~/backend/contract/map";
import { answer, type Handler } from "../../platform/call/handler";
import { readMapEvents } from "./read-events";

export const eventMapHandlers: Handler[] = [
  answer(listMapEvents, ({ tx, scope, query }) => readMapEvents(tx, scope, query.period ?? lastDays(30))),
];

function lastDays(days: number): { from: string; to: null } {
  const from = new Date();
  from.setUTCDate(from.getUTCDate() - days);
  return { from: from.toISOString().slice(0, 10), to: null };
}
