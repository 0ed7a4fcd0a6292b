import { isAbsolute, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { hours } from "~/time/duration";
import { isConfidential } from "../middleware/confidential";
import { projectRoot } from "../project-root";

/** A line of the log, as JSON has it. Only what is named here is looked at. */
export interface LogLine {
  level: number;
  msg?: unknown;
  err?: unknown;
  requestId?: unknown;
  /** Of the call or page; decides whether the line is a confidential one, and is not sent. */
  path?: unknown;
  /** ISO; the full hour on confidential paths. */
  time?: unknown;
  task?: unknown;
  taskIdentifier?: unknown;
}

interface Frame {
  function: string;
  filename: string;
  lineno: number;
  colno: number;
  in_app: boolean;
}

/** As the error service takes it. */
export interface ErrorEvent {
  event_id: string;
  timestamp: string;
  platform: "node";
  level: "error" | "fatal";
  release: string;
  environment: string;
  logentry: { formatted: string };
  exception: { values: { type: string; value: string; stacktrace: { frames: Frame[] } }[] };
  tags: Record<string, string>;
}

/**
 * What leaves this server of an error: what kind it is, where in the code, and the words of its message that are plain small ones. Names,
 * numbers, addresses, quoted text and everything else that may be somebody's or something's stay in the log, which the request's id leads
 * to. Of a confidential path neither the id nor a moment more exact than the hour is told.
 */
export function errorEvent(line: LogLine, facts: { id: string; release: string; environment: string }): ErrorEvent {
  const { requestId, path, time, level } = line;
  const isPrivate = typeof path === "string" && isConfidential(path);
  const at = typeof time === "string" && !Number.isNaN(Date.parse(time)) ? Date.parse(time) : Date.now();
  const task = line.task ?? line.taskIdentifier;
  return {
    event_id: facts.id.replaceAll("-", ""),
    timestamp: new Date(isPrivate ? Math.floor(at / hours(1)) * hours(1) : at).toISOString(),
    platform: "node",
    level: level >= 60 ? "fatal" : "error",
    release: facts.release,
    environment: facts.environment,
    logentry: { formatted: plainWords(line.msg) },
    exception: { values: exceptionsOf(line.err) },
    tags: {
      ...(typeof requestId === "string" && !isPrivate && { requestId }),
      ...(typeof task === "string" && /^[\w-]{1,60}$/.test(task) && { task }),
    },
  };
}

/** The same for errors that are one fault: kind and place, not message or moment. */
export function kindOf({ exception, logentry }: ErrorEvent): string {
  const places = exception.values.map(({ type, stacktrace }) => {
    const last = stacktrace.frames.at(-1);
    return `${type} ${last?.filename}:${last?.lineno}:${last?.colno}`;
  });
  return `${logentry.formatted}|${places.join("|")}`;
}

/** Small words of English letters, the first of a sentence with its capital; each run of others becomes one mark. */
export function plainWords(text: unknown): string {
  if (typeof text !== "string" || text.trim() === "") return "";
  const quoted = /"[^"]*"?|`[^`]*`?|'[^'\s][^']*'|“[^”]*”?|„[^“]*“?/g;
  const words = text.slice(0, LONGEST_READ).replaceAll(quoted, LEFT_OUT).split(/\s+/);
  const kept = words.map((word, index) => (isPlain(word, index === 0) ? word : LEFT_OUT));
  return kept
    .filter((word, index) => word !== LEFT_OUT || kept[index - 1] !== LEFT_OUT)
    .join(" ")
    .slice(0, LONGEST_SENT);
}

const LEFT_OUT = "[…]";
const LONGEST_READ = 2000;
const LONGEST_SENT = 300;

function isPlain(word: string, isFirst: boolean): boolean {
  return (isFirst ? /^[A-Za-z][a-z]*(?:[-'][a-z]+)*[,.:;!?]*$/ : /^[a-z]+(?:[-'][a-z]+)*[,.:;!?]*$/).test(word);
}

/** An error with its causes, the innermost first. The log has them in one text: messages and stacks, joined by "caused by". */
function exceptionsOf(err: unknown): ErrorEvent["exception"]["values"] {
  const { type, message, stack, code } = (err ?? {}) as Record<string, unknown>;
  if (typeof stack !== "string") return [];
  const parts = stack.slice(0, LONGEST_STACK).split("\ncaused by: ");
  const values = parts.map((part, index) => {
    const head = /^([\w$.]{1,60})(?=:|\n|$)/.exec(part)?.[1];
    // The log tells the class, which says more than the stack; a job's error is a plain one by then, and its stack tells the class.
    const isKnown = index === 0 && typeof type === "string" && type !== "Error" && /^[\w$]{1,60}$/.test(type);
    const name = isKnown ? type : head;
    const said = index === 0 ? String(message ?? "") : part.split("\n    at ", 1)[0]?.slice((head ?? "").length + 1);
    const known = index === 0 && typeof code === "string" && /^\w{1,40}$/.test(code) ? ` (${code})` : "";
    return {
      type: name ?? "Error",
      value: plainWords(said?.trim()) + known,
      stacktrace: { frames: framesOf(part) },
    };
  });
  return values.reverse();
}

const LONGEST_STACK = 20_000;
const MOST_FRAMES = 50;

/** The outermost first, as the service wants them. */
function framesOf(stack: string): Frame[] {
  const found = [...stack.matchAll(/^ {4}at (?:(.{1,200}?) \()?([^()\n]{1,500}?):(\d+):(\d+)\)?$/gm)];
  return found
    .filter(([, , file = ""]) => FILE.test(file))
    .slice(0, MOST_FRAMES)
    .map(([, name, file = "", line, column]) => ({
      function: name && FUNCTION.test(name) ? name : "?",
      ...placeOf(file),
      lineno: Number(line),
      colno: Number(column),
    }))
    .reverse();
}

/** A message may have lines that look like a place in the code: what names no file is none, and what no function is called is left out. */
const FILE = /^(?:node:|file:|\/|[a-z]:[\\/])/i;
const FUNCTION = /^(?:(?:async|new|get|set) )*[\w$.<>#]+(?: \[as [\w$.<>#]+\])?$/;

/** Files below the project by their path there, others by their name: where a server's folders lie is nobody else's business. */
function placeOf(file: string): Pick<Frame, "filename" | "in_app"> {
  if (file.startsWith("node:")) return { filename: file, in_app: false };
  const path = pathOf(file);
  const inside = relative(projectRoot(), path);
  if (isAbsolute(path) && (inside.startsWith("..") || isAbsolute(inside))) {
    return { filename: path.split(/[/\\]/).at(-1) ?? "", in_app: false };
  }
  return { filename: inside, in_app: !inside.includes("node_modules") };
}

/** As it is where it is no address of a file that can be read. */
function pathOf(file: string): string {
  try {
    return file.startsWith("file:") ? fileURLToPath(file) : file;
  } catch {
    return file;
  }
}
