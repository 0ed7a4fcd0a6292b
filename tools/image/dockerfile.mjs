// Reads a Dockerfile into stages and steps. It knows the instructions and forms that ours uses; any other is an error, so that no
// line of the Dockerfile is passed over in silence.

/**
 * @typedef {{ line: number } & (
 *   | { kind: "workdir", folder: string }
 *   | { kind: "env", values: Record<string, string> }
 *   | { kind: "run", command: string }
 *   | { kind: "copy", from?: string, sources: string[], target: string }
 *   | { kind: "user", name: string }
 *   | { kind: "volume", folder: string }
 *   | { kind: "expose", port: number }
 *   | { kind: "healthcheck", command: string[] }
 *   | { kind: "cmd", command: string[] }
 * )} Step
 * @typedef {{ base: string, name?: string, steps: Step[] }} Stage
 */

/**
 * @param {string} text
 * @returns {Stage[]}
 * @throws with the line of what it does not know
 */
export function parseDockerfile(text) {
  /** @type {Stage[]} */
  const stages = [];
  for (const { line, words } of instructionsOf(text)) {
    const [instruction, rest] = splitOnce(words);
    const fail = (why) => new Error(`Dockerfile, line ${line}: ${why}`);
    if (instruction === "FROM") {
      const [, base, name] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      if (!base) throw fail(`FROM ${rest} is not understood`);
      stages.push({ base, name, steps: [] });
      continue;
    }
    const read = READERS[instruction];
    if (!read) throw fail(`${instruction} is not understood`);
    const stage = stages.at(-1);
    if (!stage) throw fail(`${instruction} stands before the first FROM`);
    const step = read(rest);
    if (!step) throw fail(`${instruction} ${rest} is not understood`);
    stage.steps.push({ line, ...step });
  }
  return stages;
}

const READERS = {
  WORKDIR: (rest) => rest.startsWith("/") && { kind: "workdir", folder: rest },
  ENV: (rest) => {
    const pairs = rest.split(" ").map((pair) => /^(\w+)=([^\s"']+)$/.exec(pair));
    return (
      pairs.every(Boolean) && { kind: "env", values: Object.fromEntries(pairs.map(([, key, value]) => [key, value])) }
    );
  },
  RUN: (rest) => rest !== "" && !/^(?:--|\[)/.test(rest) && { kind: "run", command: rest },
  COPY: (rest) => {
    const [, from, paths] = /^(?:--from=(\S+) )?([^-[].*)$/.exec(rest) ?? [];
    const words = paths?.split(" ") ?? [];
    return words.length > 1 && { kind: "copy", from, sources: words.slice(0, -1), target: words.at(-1) };
  },
  USER: (rest) => /^\w+$/.test(rest) && { kind: "user", name: rest },
  VOLUME: (rest) => /^\/\S+$/.test(rest) && { kind: "volume", folder: rest },
  EXPOSE: (rest) => /^\d+$/.test(rest) && { kind: "expose", port: Number(rest) },
  HEALTHCHECK: (rest) => {
    const command = wordsOf(/^(?:--[a-z-]+=\w+ )*CMD (.*)$/.exec(rest)?.[1]);
    return command && { kind: "healthcheck", command };
  },
  CMD: (rest) => {
    const command = wordsOf(rest);
    return command && { kind: "cmd", command };
  },
};

/** The form that runs without a shell: a JSON list of words. */
function wordsOf(text) {
  try {
    const words = JSON.parse(text ?? "");
    return Array.isArray(words) && words.length > 0 && words.every((word) => typeof word === "string")
      ? words
      : undefined;
  } catch {
    return undefined;
  }
}

/** Instructions with their first line's number; a backslash at the end joins the next line, and a comment may stand between. */
function instructionsOf(text) {
  const found = [];
  let open;
  for (const [index, raw] of text.split("\n").entries()) {
    const words = raw.trim();
    if (words === "" || words.startsWith("#")) continue;
    const continues = words.endsWith("\\");
    const part = (continues ? words.slice(0, -1) : words).trim();
    open = open ? { ...open, words: `${open.words} ${part}` } : { line: index + 1, words: part };
    if (continues) continue;
    found.push(open);
    open = undefined;
  }
  return open ? [...found, open] : found;
}

function splitOnce(words) {
  const at = words.indexOf(" ");
  return at < 0 ? [words.toUpperCase(), ""] : [words.slice(0, at).toUpperCase(), words.slice(at + 1).trim()];
}
