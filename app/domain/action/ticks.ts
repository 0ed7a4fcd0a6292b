import type { Action } from "~/backend/contract/actions";
import { isOver } from "./steps";

/** What a form of ticks carries: the steps that its reader saw, which of them were done then, and which are ticked now, by their place. */
export interface Ticks {
  done: readonly number[];
  was: readonly number[];
  /** Titles. */
  seen: readonly string[];
}

/** The same of a form that was refused, as it was sent. */
export function ticksIn({ done = [], was = [], seen = [] }: Readonly<Record<string, unknown>>): Ticks {
  return { done: [done].flat().map(Number), was: [was].flat().map(Number), seen: [seen].flat().map(String) };
}

/** An action's steps with the ticks, and the version to change: the newest one where both fit together, else the one that was seen. */
export function withTicks(action: Action, { version, ...ticks }: Ticks & { version: number }) {
  const done = tickedOn(
    action.steps.map(({ title, doneAt }) => ({ title, isDone: doneAt !== null })),
    ticks,
  );
  const fits = !isOver(action) && areThere(action.steps, ticks);
  return {
    version: fits ? action.version : version,
    steps: action.steps.map(({ title, dueOn, assigneeId }, at) => ({ title, dueOn, assigneeId, done: done[at] })),
  };
}

/** Whether each of the steps is done, once what somebody ticked and took off is done to what others made of the steps meanwhile. */
export function tickedOn(steps: readonly { title: string; isDone: boolean }[], ticks: Ticks): boolean[] {
  const changes = changesOf(ticks);
  const names = namesOf(steps.map(({ title }) => title));
  return steps.map(({ isDone }, at) => changes.get(names[at] ?? "") ?? isDone);
}

/** Whether each step that somebody ticked or took off is still among these. */
function areThere(steps: readonly { title: string }[], ticks: Ticks): boolean {
  const names = new Set(namesOf(steps.map(({ title }) => title)));
  return [...changesOf(ticks).keys()].every((name) => names.has(name));
}

function changesOf({ done, was, seen }: Ticks): Map<string, boolean> {
  const changed = namesOf(seen).flatMap((name, at) => {
    const isDone = done.includes(at);
    return isDone === was.includes(at) ? [] : [[name, isDone] as const];
  });
  return new Map(changed);
}

/** Steps may have the same title: the first of them stays the first. */
const namesOf = (titles: readonly string[]): string[] =>
  titles.map((title, at) => `${titles.slice(0, at).filter((other) => other === title).length} ${title}`);
