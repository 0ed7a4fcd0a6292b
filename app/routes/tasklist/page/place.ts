import { MOST_TASKS_COUNTED, TASK_GROUPS, type TaskGroup } from "~/backend/contract/task-words";

export interface ListedPage {
  /** Its rows in the list's order: groups in the order of `TASK_GROUPS`. */
  content: readonly { key: string; group: TaskGroup }[];
  /** Of the whole list; everybody's are counted up to `MOST_TASKS_COUNTED` in each. */
  groups: Record<TaskGroup, number>;
  /** Null on the last page. */
  after: string | null;
}

/**
 * The place of a task in its whole list, as "3 of 12"; null where nobody counted it. A page that is not the first knows where it stands by a
 * row at which a group begins, or by being the last one.
 */
export function placeOf(
  { content, groups, after }: ListedPage,
  { key, isFirstPage, only }: { key: string; isFirstPage: boolean; only: TaskGroup | null },
): { at: number; of: number } | null {
  const row = content.findIndex((one) => one.key === key);
  const shown = only ? [only] : TASK_GROUPS;
  if (row < 0 || shown.some((group) => groups[group] >= MOST_TASKS_COUNTED)) return null;
  const before = (end: TaskGroup | undefined) =>
    shown.slice(0, end && shown.indexOf(end)).reduce((sum, group) => sum + groups[group], 0);
  const of = before(undefined);
  const begin = content.findIndex(({ group }, at) => at > 0 && content[at - 1]?.group !== group);
  const first = isFirstPage
    ? 1
    : begin > 0
      ? before(content[begin]?.group) + 1 - begin
      : after === null
        ? of - content.length + 1
        : null;
  if (first === null) return null;
  const at = first + row;
  // Finished or begun between the count and the list: rather none than a wrong one.
  return at >= 1 && at <= of ? { at, of } : null;
}
