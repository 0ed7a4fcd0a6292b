import { sql } from "drizzle-orm";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll } from "vitest";
import { sendMail } from "../../server/backend/platform/mail/send-mail";
import { testConfig } from "./node-server";
import type { OwnBackend } from "./own-backend";

const logger = pino({ level: "silent" });

/** A mail server that keeps what it is handed, and the mails of a test's backend on their way to it. */
export function postBox(use: OwnBackend) {
  const received: { to: string; text: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(",");
        received.push({ to, text: Buffer.concat(chunks).toString("utf8") });
        done();
      });
    },
  });
  beforeAll(() => new Promise<void>((listening) => smtp.listen(0, "127.0.0.1", listening)));
  afterAll(() => new Promise<void>((closed) => smtp.close(closed)));
  return {
    received,
    /** Sends what waits, oldest first, and answers what the server got by it. */
    async collect(): Promise<{ to: string; text: string }[]> {
      const before = received.length;
      const address = smtp.server.address();
      const smtpUrl = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
      const { rows } = await use.database.asSystem((tx) =>
        tx.execute<{ customerId: number; mailId: number }>(sql`
          select customer_id::float8 as "customerId", id::float8 as "mailId" from mails where state = 'waiting' order by id`),
      );
      const send = sendMail(testConfig({ smtpUrl }));
      for (const payload of rows) await send({ payload, database: use.database, logger, attempt: 1 });
      return received.slice(before);
    },
  };
}

/** The plain words of a mail as a person reads them. */
export function plainText(mail: string): string {
  const lines = mail.replaceAll("\r\n", "\n");
  const [head = "", ...paragraphs] = lines.slice(lines.indexOf("Content-Type: text/plain")).split("\n\n");
  const [part = ""] = paragraphs.join("\n\n").split("\n--");
  if (head.includes("base64")) return Buffer.from(part, "base64").toString("utf8").replaceAll("\r\n", "\n");
  const bytes = part
    .replaceAll("=\n", "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
