import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { callBackend } from "~/backend/client.server";
import { createApiToken } from "~/backend/contract/api-tokens";
import { createCollection } from "~/backend/contract/collections";
import { changeConnector } from "~/backend/contract/connectors";
import { addContextHelp } from "~/backend/contract/context-help";
import { inviteUser } from "~/backend/contract/people";
import { readSession } from "~/backend/contract/session";
import { addTeam } from "~/backend/contract/teams";
import { mails } from "../../../server/backend/platform/db/schema/mails";
import { notifications } from "../../../server/backend/platform/db/schema/notifications";
import { signInAs } from "../personas";
import { MARK, type Make, marked, type Nordwind, type Probe } from "./nordwind";

export const user: Make = async (nordwind) => {
  const body = { email: `u-${randomUUID()}@nordwind.example`, firstname: MARK, lastname: "Lind" };
  const made = await callBackend(nordwind, inviteUser, { body: { ...body, language: "de", roles: ["viewer"] } });
  return { userId: made.id, version: made.version };
};

const team: Make = async (nordwind) => {
  const made = await callBackend(nordwind, addTeam, { body: { name: marked(), memberIds: [] } });
  return { teamId: made.id, version: made.version };
};

const key: Make = async (nordwind) => {
  const made = await callBackend(nordwind, createApiToken, { body: { name: marked(), scopes: ["account:read"] } });
  return { id: made.apiToken.id };
};

const ownSession: Make = async ({ transport }) => {
  const other = await signInAs(transport, "admin");
  return { sessionId: (await callBackend(other, readSession, {})).id };
};

const mail: Make = async ({ database, customerId }: Nordwind) => {
  const row = {
    customerId,
    recipient: "a@nordwind.example",
    subject: marked(),
    text: MARK,
    html: MARK,
    state: "kept",
  } as const;
  const [made] = await database.asSystem((tx) => tx.insert(mails).values(row).returning());
  return { mailId: made?.id ?? 0 };
};

const notification: Make = async ({ database, customerId, userId }) => {
  const row = { customerId, userId, kind: "alert-critical", params: { title: marked() }, subject: "alert:7" };
  const [made] = await database.asSystem((tx) => tx.insert(notifications).values(row).returning());
  return { notificationId: made?.id ?? 0 };
};

const help: Make = async (nordwind) => {
  const named = `test.${randomUUID()}`;
  const made = await callBackend(nordwind, addContextHelp, {
    body: { key: named, locale: "en", title: MARK, body: MARK },
  });
  return { key: named, version: made.version };
};

const connector: Make = async (nordwind) => {
  const name = `feed:${randomUUID()}`;
  const body = { enabled: false, everyMinutes: null, url: `https://${MARK.toLowerCase()}.example/rss` };
  await callBackend(nordwind, changeConnector, { params: { name }, body });
  return { name };
};

const connectorRun: Make = async (nordwind) => {
  const { name = "" } = await connector(nordwind);
  const runId = await nordwind.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into connector_runs (connector_id, owner_id, state, trigger, counts)
      select id, owner_id, 'Done', 'hand', '{"read":0,"added":0,"revised":0,"joined":0,"unchanged":0,"problems":0}'
        from connectors where name = ${name} returning id`);
    return Number(rows[0]?.id);
  });
  return { name, runId };
};

/** People, their accounts, and what administrates them. */
export const PEOPLE: Record<string, Probe> = {
  readUser: { make: user },
  inviteAgain: { make: user },
  changeUser: { make: user },
  changeUserAccess: {
    make: user,
    ask: ({ userId = 0, version = 1 }) => ({ params: { userId }, body: { active: false, version } }),
  },
  forgetSecondFactor: { make: user },
  addTeam: {
    make: user,
    stranger: 201,
    ask: ({ userId }) => ({ body: { name: `Of user ${userId}`, memberIds: [userId] } }),
  },
  changeTeam: { make: team },
  deleteTeam: { make: team },
  revokeApiToken: { make: key },
  endOwnSession: { make: ownSession },
  readMail: { make: mail },
  markNotification: { make: notification },
  changeContextHelp: { make: help },
  deleteContextHelp: { make: help, ask: ({ key = "" }) => ({ params: { key }, query: { locale: "en" } }) },
  // A name of one's own: the stranger makes a source of the same name, which is another.
  changeConnector: { make: connector, stranger: 200, saysNothing: true },
  runConnector: { make: connector },
  ingestFile: { make: connector },
  readConnector: { make: connector },
  deleteConnector: { make: connector },
  listConnectorRuns: { make: connector },
  readConnectorRun: { make: connectorRun },
  // The stranger's own address under Nordwind's name, which it reads by itself.
  testConnector: {
    make: connector,
    stranger: 200,
    saysNothing: true,
    ask: ({ name = "" }) => ({ params: { name }, body: { url: "https://nothing.invalid/" } }),
  },
  changeDelivery: {
    make: async (nordwind) => {
      const made = await callBackend(nordwind, createCollection, { body: { name: marked(), scope: "Customer" } });
      return { collectionId: made.id };
    },
  },
};
