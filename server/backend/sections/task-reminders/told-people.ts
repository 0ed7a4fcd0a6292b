import type { TaskKind } from "~/backend/contract/task-words";
import { dayIn } from "~/time/day-start";
import { zoneOf } from "~/time/zone-of";
import type { Tx } from "../../platform/db/database";
import type { Ways } from "../tasks/holders";
import { type Person, peopleNamed, peopleOf } from "../tasks/people-of";
import { holdersOfEach } from "../tasks/shown-tasks";
import { SOURCES } from "../tasks/sources";
import { readOnes } from "../tasks/who-reads";
import { rolesThatSee } from "../tasks/who-sees";

interface Numbered {
  kind: TaskKind;
  id: number;
}

/**
 * Each task with each person who is told of it: whoever has it as the list of tasks says, and of a team its members. Nobody who does not see
 * such tasks, or does not read its confidential action. What nobody has is left out.
 */
export async function withPeople<One extends Numbered>(
  tx: Tx,
  ways: Ways,
  tasks: readonly One[],
): Promise<(One & { userId: number; person: Person })[]> {
  const { customerId } = ways.reader;
  const holders = await holdersOfEach(tx, ways, tasks);
  const people = await peopleOf(tx, customerId, holders.flat());
  const named = tasks.flatMap((task, at) => {
    const roles = rolesThatSee(SOURCES[task.kind].permission);
    const those = new Set((holders[at] ?? []).flatMap((owner) => peopleNamed(people, owner)));
    return [...those]
      .filter((person) => person.roles.some((role) => roles.includes(role)))
      .map((person) => ({ ...task, userId: person.id, person }));
  });
  return readOnes(tx, customerId, named);
}

/** The day where they are. */
export const todayOf = ({ timeZone }: Pick<Person, "timeZone">, now: Date): string => dayIn(zoneOf(timeZone), now);

/** In the order of the first of each. */
export function byCustomer<Row extends { customerId: number }>(rows: readonly Row[]): [number, Row[]][] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.customerId, [...(groups.get(row.customerId) ?? []), row]);
  return [...groups];
}
