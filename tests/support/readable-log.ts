/** Lines of the server's log as somebody reads them: one that tells of an error begins with its stack, a call on each line. */
export function readableLog(lines: readonly string[]): string {
  return lines.map(readable).join("\n");
}

function readable(line: string): string {
  try {
    const { err, msg } = JSON.parse(line) as { err?: { stack?: string }; msg?: string };
    return err?.stack ? `${msg}: ${err.stack}` : line.trimEnd();
  } catch {
    return line.trimEnd();
  }
}
