/**
 * Writes one line of a command's result. Names of suppliers, cells of files and visitors' words stand in such lines: none of them may
 * begin another line, move the cursor or change the terminal. Tabs stay, since they part columns.
 */
export function writeLine(to: Pick<NodeJS.WritableStream, "write">, line: string): void {
  to.write(`${lineForTerminal(line)}\n`);
}

export const lineForTerminal = (line: string): string => line.replace(STEERING, " ");

/** Control characters but the tab, the separators that some terminals break lines at, and what turns the direction of writing. */
const STEERING = /[^\P{Cc}\t]+|[\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
