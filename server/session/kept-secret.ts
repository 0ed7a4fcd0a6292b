import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/**
 * The secret kept in `file`, made at the first start. Written aside and then linked into place, so that of two processes
 * racing for the first start one wins and both read the same whole secret.
 */
export function keptSessionSecret(file: string): string {
  return read(file) ?? make(file);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

function make(file: string): string {
  const aside = `${file}.${process.pid}.${randomBytes(6).toString("hex")}`;
  writeFileSync(aside, `${randomBytes(48).toString("base64url")}\n`, { mode: 0o600, flag: "wx", flush: true });
  try {
    linkSync(aside, file);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return readFileSync(file, "utf8").trim();
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
