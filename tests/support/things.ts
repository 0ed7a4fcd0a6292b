import { randomUUID } from "node:crypto";
import { callBackend } from "~/backend/client.server";
import { listMails } from "~/backend/contract/administration";
import { createAlertLabel } from "~/backend/contract/alert-labels";
import { createAlertRule } from "~/backend/contract/alert-rules";
import { createCollection } from "~/backend/contract/collections";
import { createFeedView } from "~/backend/contract/feed-views";
import { inviteUser } from "~/backend/contract/people";
import { addTeam } from "~/backend/contract/teams";
import type { BackendTransport } from "~/backend/transport";
import { enter } from "./newcomer";
import { PASSWORD, withToken } from "./personas";

/** One of each thing that has a page of its own, made anew at this customer, and where their pages are. */
export async function pagesOfThings(transport: BackendTransport, admin: string): Promise<string[]> {
  const { token } = await enter(transport, admin, PASSWORD);
  const caller = { backend: withToken(transport, token) };
  const name = `Made ${randomUUID().slice(0, 8)}`;
  const colours = { textColor: "#ffffff", backgroundColor: "#1f3a4d" };
  const label = await callBackend(caller, createAlertLabel, { body: { scope: "User", name, ...colours } });
  const view = await callBackend(caller, createFeedView, {
    body: { scope: "User", name, filter: { statusId: "all" } },
  });
  const rule = await callBackend(caller, createAlertRule, {
    body: {
      name,
      filter: { priorities: "Critical" },
      changes: [{ kind: "priority", priority: "High" }],
      active: false,
    },
  });
  const team = await callBackend(caller, addTeam, { body: { name, memberIds: [] } });
  const collection = await callBackend(caller, createCollection, { body: { name } });
  const email = `u-${randomUUID()}@${admin.split("@")[1]}`;
  const invited = { email, firstname: "Nora", lastname: "Lind", language: "en" as const, roles: ["viewer" as const] };
  const user = await callBackend(caller, inviteUser, { body: invited });
  const { content: mails } = await callBackend(caller, listMails, { query: { size: 1 } });
  return [
    `/feed/labels/${label.id}`,
    `/feed/labels/${label.id}/delete`,
    `/feed/views/${view.id}`,
    `/feed/rules/${rule.id}`,
    `/admin/teams/${team.id}`,
    `/admin/users/${user.id}`,
    ...mails.map(({ id }) => `/admin/outbox/${id}`),
    `/network/collection/${collection.id}`,
    `/network/collection/${collection.id}/settings`,
    `/network/collection/${collection.id}/delete`,
  ];
}
