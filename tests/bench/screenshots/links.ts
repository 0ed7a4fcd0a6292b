import { setTimeout as wait } from "node:timers/promises";
import { codeAt, stepAt } from "../../../server/backend/people/second-factor/totp";
import { EMAILS, PASSWORD } from "../../support/personas";
import { type Caller, callerOf, type Listed, type Numbered } from "./caller";

/** What only a mail leads to, each with its secret, and what such a mail looks like. */
export interface Links {
  mail: number;
  /** Of a supplier who can still answer; empty where nobody can. */
  requestLink: string;
  /** Where a supplier makes its corrective plan; empty where nobody was asked. */
  planLink: string;
  /** That no more of them be sent. */
  stopLink: string;
  resetLink: string;
  registrationLink: string;
}

const INVITED = "nora.lind@nordwind.example";
/** Signs in with a code from the first run on; nothing else is taken as this one. */
export const WITH_CODE = EMAILS.strangeAdmin;

/** From the outbox. Links of accounts last an hour, so each run asks for new ones. */
export async function linksOf(address: string, admin: Caller): Promise<Links> {
  await askForCode(address);
  const before = Math.max(0, ...(await allMails(admin)).map(({ id }) => id));
  await invite(admin);
  const headers = { origin: address, "content-type": "application/json" };
  const body = JSON.stringify({ email: EMAILS.viewer });
  await fetch(`${address}/api/v2/password-resets`, { method: "POST", headers, body });
  const reset = await linkIn(admin, { to: EMAILS.viewer, after: before, form: /\/reset-password\/\S+/ });
  const registration = await linkIn(admin, { to: INVITED, after: before, form: /\/finalize-registration\/[^?\s]+/ });
  const request = await newestRequest(address, admin);
  return {
    mail: request?.id ?? reset.id,
    requestLink: request?.link ?? "",
    planLink: await planLink(address, admin),
    stopLink: request?.stop ?? "",
    resetLink: reset.link,
    // Without the language of the mail: a picture is in that of its look.
    registrationLink: registration.link,
  };
}

async function invite(admin: Caller): Promise<void> {
  const known = await admin.get<Listed<Numbered & { email: string }>>("/v2/users?size=100");
  const nora = known.content.find(({ email }) => email === INVITED);
  if (nora) return admin.send("POST", `/v2/users/${nora.id}/invitations`, {});
  const about = { email: INVITED, firstname: "Nora", lastname: "Lind", language: "de", roles: ["viewer"] };
  await admin.send("POST", "/v2/users", about);
}

/** The page that asks for a code is shown after the password of somebody who has a second factor. */
async function askForCode(address: string): Promise<void> {
  // Refused where an earlier run did it: the password alone opens no session then.
  const one = await callerOf(address, WITH_CODE).catch(() => null);
  if (!one) return;
  const { secret } = await one.send<{ secret: string }>("POST", "/v2/second-factor", { currentPassword: PASSWORD });
  await one.send("PUT", "/v2/second-factor", { code: codeAt(secret, stepAt(Date.now())) });
}

/** Of the newest mail whose link somebody can still answer by. */
async function newestRequest(address: string, admin: Caller) {
  for (const { id } of await allMails(admin)) {
    const { text } = await admin.get<{ text: string | null }>(`/v2/mails/${id}`);
    const link = /\/request-new\/ssa\S+/.exec(text ?? "")?.[0];
    const stop = /\/request-new\/stop\S+/.exec(text ?? "")?.[0];
    if (link && stop && (await isUnanswered(address, link))) return { id, link, stop };
  }
  return undefined;
}

/** Of the newest mail that asks for a plan and still leads to it: a request that was revoked has no page. */
async function planLink(address: string, admin: Caller): Promise<string> {
  for (const { id } of await allMails(admin)) {
    const { text } = await admin.get<{ text: string | null }>(`/v2/mails/${id}`);
    const link = /\/request-new\/plan\S+/.exec(text ?? "")?.[0];
    if (link && (await fetch(new URL(link, address))).ok) return link;
  }
  return "";
}

async function isUnanswered(address: string, link: string): Promise<boolean> {
  const body = JSON.stringify(Object.fromEntries(new URL(link, address).searchParams));
  const headers = { origin: address, "content-type": "application/json" };
  const opened = await fetch(`${address}/api/v2/requests/questionnaire`, { method: "POST", headers, body });
  return opened.ok && (await opened.json()).submittedAt === null;
}

/** Of the first mail to somebody after another one that has such a link; empty where none comes. */
async function linkIn(
  admin: Caller,
  { to, after, form }: { to: string; after: number; form: RegExp },
): Promise<Numbered & { link: string }> {
  for (let round = 0; round < 20; round += 1, await wait(500)) {
    for (const { id, recipient } of await allMails(admin)) {
      if (recipient !== to || id <= after) continue;
      const { text } = await admin.get<{ text: string | null }>(`/v2/mails/${id}`);
      const link = form.exec(text ?? "")?.[0];
      if (link) return { id, link };
    }
  }
  return { id: after, link: "" };
}

async function allMails(admin: Caller): Promise<{ id: number; recipient: string }[]> {
  const all: { id: number; recipient: string }[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const cursor: string = after && `&after=${encodeURIComponent(after)}`;
    const page = await admin.get<Listed<{ id: number; recipient: string }> & { after: string | null }>(
      `/v2/mails?size=200${cursor}`,
    );
    all.push(...page.content);
    after = page.after;
  }
  return all;
}
