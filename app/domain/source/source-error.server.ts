import type { Speech } from "~/i18n/speech.server";

export interface ErrorView {
  text: string;
  /** As the backend says it, in English, where nobody has put it into the reader's words. */
  detail: string;
}

/** Why a source could not be read, in the reader's words. The backend keeps one sentence of its own for each. */
export function errorInWords(error: string, speech: Speech): ErrorView {
  const known = KNOWN.find(({ says }) => says.test(error));
  const { host = "", status = "" } = known?.says.exec(error)?.groups ?? {};
  return { text: speech.say(`sources:error.${known?.key ?? "other"}`, { host, status }), detail: known ? "" : error };
}

const KNOWN = [
  { key: "password", says: /^(?<host>\S+) does not accept the user or the password/ },
  { key: "passwordMissing", says: /^the password for (?<host>\S+) is missing/ },
  { key: "folder", says: /^(?<host>\S+) has no folder/ },
  { key: "unsafe", says: /^(?<host>\S+) offers no safe connection/ },
  { key: "unreachable", says: /^(?<host>\S+) cannot be reached/ },
  { key: "noMailServer", says: /^(?<host>\S+) does not answer as a mail server/ },
  { key: "notPublic", says: /is not on the public internet/ },
  { key: "notFound", says: /^(?<host>\S+) is not found/ },
  { key: "status", says: /^(?<host>\S+) answered with status (?<status>\d+)/ },
  { key: "rights", says: /^(?<host>\S+) (?:does not let us read|reserves|says|asks)/ },
  { key: "slow", says: /took too long|takes more than \d+ seconds/ },
  { key: "large", says: /longer than \d+ MB|takes more than \d+ MB/ },
  { key: "otherFormat", says: /^nothing could be read:/ },
  { key: "same", says: /items say the same/ },
  { key: "interrupted", says: /^interrupted$/ },
  { key: "mapping", says: /needs to know/ },
] as const;
