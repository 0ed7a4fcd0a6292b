import { AGENT } from "../fetch-source";
import { fits } from "./fits";

/** Bytes of a robots.txt that are read, as RFC 9309 (2.5) asks for. */
export const LONGEST_ROBOTS = 500 * 1024;
/** Longer lines name no address of a real site. */
const LONGEST_LINE = 500;
/** Of ours; real ones have some hundred. */
const MOST_RULES = 2_000;
/** Of an address that is compared. */
const LONGEST_PATH = 2_000;

interface Rule {
  path: string;
  allows: boolean;
}

/** Whether a robots.txt lets us read an address of its host (RFC 9309). What cannot be read in it forbids nothing. */
export function makeRobots(origin: string, text: string): (url: URL) => boolean {
  const rules = rulesFor(wholeLines(text))
    .slice(0, MOST_RULES)
    .flatMap(({ path, allows }): Rule[] => {
      // Written as an address is sent: blanks and umlauts become escapes.
      if (path === "" || !URL.canParse(path, origin)) return [];
      const { pathname, search } = new URL(path, origin);
      return [{ path: `${pathname}${search}`, allows }];
    })
    // The longest that fits decides, and of two of one length the one that allows (2.2.2).
    .sort((one, other) => other.path.length - one.path.length || Number(other.allows) - Number(one.allows));
  return ({ pathname, search }) => {
    const path = `${pathname}${search}`.slice(0, LONGEST_PATH);
    return rules.find((rule) => fits(rule.path, path))?.allows ?? true;
  };
}

/** A line that is cut off would forbid more than it says. */
function wholeLines(text: string): string {
  if (text.length < LONGEST_ROBOTS) return text;
  const beginning = text.slice(0, LONGEST_ROBOTS);
  return beginning.slice(0, beginning.lastIndexOf("\n") + 1);
}

/** Of all groups that name us; where none does, of those for everybody (2.2.1). */
function rulesFor(text: string): Rule[] {
  const [ours, everybody]: [Rule[], Rule[]] = [[], []];
  let agents: string[] = [];
  let inRules = true;
  let isNamed = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.length > LONGEST_LINE) continue;
    const [, key = "", value = ""] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const name = key.toLowerCase();
    if (name === "user-agent") {
      // Names in a row share the rules that follow.
      if (inRules) agents = [];
      inRules = false;
      const agent = (value.trim().split("/", 1)[0] ?? "").toLowerCase();
      agents.push(agent);
      isNamed ||= agent === AGENT.toLowerCase();
    } else if (name === "allow" || name === "disallow") {
      inRules = true;
      const rule = { path: value.trim(), allows: name === "allow" };
      if (agents.includes(AGENT.toLowerCase())) ours.push(rule);
      if (agents.includes("*")) everybody.push(rule);
    }
  }
  return isNamed ? ours : everybody;
}
