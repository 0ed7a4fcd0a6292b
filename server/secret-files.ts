import { readFileSync } from "node:fs";

/** What may come from a file, as container platforms hand secrets over: `SESSION_SECRET_FILE` names the file of `SESSION_SECRET`. */
const SECRETS = ["SESSION_SECRET", "DATABASE_URL", "SMTP_URL", "S3_URL", "CHAT_SECRET", "EVIDENCE_KEY"] as const;

/** Keys of the environment that name such a file, and what is expected of them. */
export const SECRET_FILES = Object.fromEntries(
  SECRETS.map((key) => [
    `${key}_FILE`,
    `a file that this process can read and that holds ${key}, which is not set itself`,
  ]),
);

/**
 * The environment with the secrets that it names by files, without the white space at their ends; `unreadable` are the keys whose file
 * cannot be read or is empty, or whose secret is there twice.
 */
export function withSecretsOfFiles(given: Environment): { env: Environment; unreadable: string[] } {
  const env = { ...given };
  const unreadable: string[] = [];
  for (const key of SECRETS) {
    const path = given[`${key}_FILE`];
    if (!path) continue;
    const secret = read(path);
    if (!secret || given[key]) unreadable.push(`${key}_FILE`);
    else env[key] = secret;
  }
  return { env, unreadable };
}

type Environment = Record<string, string | undefined>;

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return null;
  }
}
