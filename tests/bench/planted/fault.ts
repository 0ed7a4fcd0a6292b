/** A fault as somebody might make it by mistake: one piece of text of one file, and another in its place. */
export interface Fault {
  /** What is wrong then, in the words of who suffers it. */
  breaks: string;
  file: string;
  /** Stands in the file exactly once. */
  text: string;
  instead: string;
  /** The tests of which one at least has to fail, as Vitest or Playwright finds them. */
  tests: readonly string[];
  /** The tests ask what was built: Vitest's, or journeys in a browser. The next build has the whole file again, by its hash. */
  build?: "tests" | "journeys";
}
