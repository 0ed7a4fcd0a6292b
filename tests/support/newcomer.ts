import { randomUUID } from "node:crypto";
import { callBackend } from "~/backend/client.server";
import { finalizeRegistration } from "~/backend/contract/account-links";
import { inviteUser } from "~/backend/contract/people";
import type { Role } from "~/backend/contract/permissions";
import { signIn } from "~/backend/contract/session";
import type { BackendTransport } from "~/backend/transport";
import { linkIn, mailTo } from "./outbox";
import { EMAILS, PASSWORD, withToken } from "./personas";

export const GOOD_PASSWORD = "nine green bottles on a wall";

export interface Newcomer {
  id: number;
  email: string;
  token: string;
  backend: BackendTransport;
}

/** Somebody new, invited and registered, whom no other test knows: at Nordwind, or at the company of another administrator. */
export async function newcomer(
  transport: BackendTransport,
  roles: Role[] = ["viewer"],
  language: "en" | "de" | "ch" = "de",
  invitedBy: string = EMAILS.admin,
): Promise<Newcomer> {
  const admin = { backend: withToken(transport, (await enter(transport, invitedBy, PASSWORD)).token) };
  const email = `u-${randomUUID()}@${invitedBy.split("@")[1]}`;
  const body = { email, firstname: "Nora", lastname: "Lind", language, roles };
  const { id } = await callBackend(admin, inviteUser, { body });
  const challenge = linkIn(await mailTo(admin, email));
  const { firstname, lastname } = body;
  const registration = { firstname, lastname, language, password: GOOD_PASSWORD };
  await callBackend({ backend: transport }, finalizeRegistration, { params: { challenge }, body: registration });
  const { token } = await enter(transport, email, GOOD_PASSWORD);
  return { id, email, token, backend: withToken(transport, token) };
}

export function enter(transport: BackendTransport, email: string, password: string) {
  return callBackend({ backend: transport }, signIn, { body: { email, password } });
}

/** What a refused call says, or "done". */
export function refusal(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => "done",
    ({ status, code, details }) => ({ status, code, ...(details === undefined ? {} : { details }) }),
  );
}
