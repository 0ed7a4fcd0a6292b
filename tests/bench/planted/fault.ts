/** A fault as somebody might make it by mistake: one piece of text of one file, and another in its place. */
export interface Fault {
  /** What is wrong then, in the words of who suffers it. */
  breaks: string;
  file: string;
  /** Stands in the file exactly once. */
  text: string;
  instead: string;
  /** The tests of which one at least has to fail, as Vitest finds them; or journeys, `*.e2e.ts`, for what only a browser shows. */
  tests: readonly string[];
}
