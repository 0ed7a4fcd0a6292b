import { foldName } from "../../../server/backend/reference/names/fold-name";

/** The same name, or one within the other: labels hold "der weltgrößte Autobauer" and "500强的甲骨文". */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [foldName(one), foldName(other)];
  return a !== "" && b !== "" && (a === b || ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `));
}
