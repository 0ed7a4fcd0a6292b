import { createHash } from "node:crypto";
import { call, type Server, type Step } from "./client";

/** What was acknowledged, as the database has to have it when all is over. */
export interface Ledger {
  /** The version of each help entry; a later one may stand in its place, an earlier one may not. */
  entries: Map<string, { version: number; body: string }>;
  /** SHA-256 of the file of each document, by its description. */
  documents: Map<string, string>;
  /** The address of everybody who was invited. */
  invited: Set<string>;
}

export const newLedger = (): Ledger => ({ entries: new Map(), documents: new Map(), invited: new Set() });

/** Help entries, each added and then changed four times: an update that is lost or made twice shows in the version. */
export function* entries(name: string, ledger: Ledger): Generator<Step> {
  for (let number = 0; ; number++) {
    const version = (number % 5) + 1;
    const key = `${name}.entry-${Math.floor(number / 5)}`;
    const entry = { locale: "en", title: `Help on ${key}`, body: `Written as number ${number}` };
    yield step(`${key}.${version}`, async (server, idempotency) => {
      const made =
        version === 1
          ? await call(server, "POST", "context-help", { body: JSON.stringify({ key, ...entry }), key: idempotency })
          : await call(server, "PUT", `context-help/${key}`, {
              body: JSON.stringify({ ...entry, version: version - 1 }),
              key: idempotency,
            });
      if (made.ok) {
        const answered = ((await made.clone().json()) as { version: number }).version;
        if (answered !== version) throw new Error(`${key} is version ${answered} and not ${version}`);
        ledger.entries.set(key, { version, body: entry.body });
      }
      return made;
    });
  }
}

/** Files of some hundred kilobytes, each named by a document. */
export function* documents(name: string, ledger: Ledger): Generator<Step> {
  for (let number = 0; ; number++) {
    const description = `${name}.document-${number}`;
    const file = Buffer.alloc(20_000 + ((number * 77_777) % 400_000), `%PDF-1.7 ${description} `);
    const sha256 = createHash("sha256").update(file).digest("hex");
    yield step(description, async (server, idempotency) => {
      const kept = await call(server, "POST", `document-files?fileName=${description}.pdf`, {
        body: file,
        key: `${idempotency}.file`,
        type: "application/octet-stream",
      });
      if (!kept.ok) return kept;
      const { mappedFilename } = (await kept.json()) as { mappedFilename: string };
      const body = JSON.stringify({ documentType: "fsc", mappedFilename, description });
      const made = await call(server, "POST", "documents", { body, key: idempotency });
      if (made.ok) ledger.documents.set(description, sha256);
      return made;
    });
  }
}

/** Invitations: a row, a decision in the ledger, a job, all in one transaction, and the mail that the job writes. */
export function* invitations(name: string, ledger: Ledger): Generator<Step> {
  for (let number = 0; ; number++) {
    const email = `${name}.guest-${number}@nordwind.example`;
    const body = JSON.stringify({ email, firstname: "Guest", lastname: name, language: "en", roles: ["viewer"] });
    yield step(email, async (server, idempotency) => {
      const made = await call(server, "POST", "users", { body, key: idempotency });
      if (made.ok) ledger.invited.add(email);
      return made;
    });
  }
}

function step(key: string, send: (server: Server, key: string) => Promise<Response>): Step {
  return { key, send: (server) => send(server, key) };
}
