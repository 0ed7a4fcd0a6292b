import { setTimeout as wait } from "node:timers/promises";
import { callBackend } from "~/backend/client.server";
import { createAlertLabel } from "~/backend/contract/alert-labels";
import { createCollection } from "~/backend/contract/collections";
import { createFeedView } from "~/backend/contract/feed-views";
import { followTargets } from "~/backend/contract/following";
import { listImportRows } from "~/backend/contract/import-rows";
import { applyImport, readImport, startImport } from "~/backend/contract/imports";
import { addOwnAlert } from "~/backend/contract/own-alerts";
import { inviteUser } from "~/backend/contract/people";
import { addTeam } from "~/backend/contract/teams";
import { putLabelOn } from "~/backend/contract/triage";
import type { BackendTransport } from "~/backend/transport";
import { minutes, seconds } from "~/time/duration";
import { enter } from "./newcomer";
import { PASSWORD, withToken } from "./personas";

const WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
/** Without a space to break at, and with many. */
const whole = (letters: number, of = WORD): string => of.repeat(Math.ceil(letters / of.length)).slice(0, letters);
const broken = (letters: number): string =>
  whole(letters - 1, "Vereinigte Präzisionsgusswerke ")
    .trim()
    .concat("x");

/**
 * At the company of this manager and administrator: names as long as they may be, with and without spaces, 60 labels, all of them on one
 * alert, 40 views and a team of 80. Answers the pages that show them.
 */
export async function farTooMuch(transport: BackendTransport, managerEmail: string, adminEmail: string) {
  const [manager, admin] = await Promise.all(
    [managerEmail, adminEmail].map(async (email) => ({
      backend: withToken(transport, (await enter(transport, email, PASSWORD)).token),
    })),
  );
  if (!manager || !admin) throw new Error("nobody is there");
  const targetIds = await targetsOf(manager);
  const collection = await callBackend(manager, createCollection, { body: { name: whole(100) } });
  await callBackend(manager, followTargets, { body: { targetIds, collectionIds: [collection.id] } });
  const told = { eventTypeId: "strike", priority: "Critical", summary: whole(2000), sourceName: whole(100) } as const;
  const alerts = await Promise.all(
    [whole(300), broken(300)].map((title) =>
      callBackend(manager, addOwnAlert, {
        body: { ...told, title, targetIds, url: `https://${whole(60, "a")}.example` },
      }),
    ),
  );
  const alertId = alerts[0]?.alertId ?? 0;
  await labelsOf(manager, alertId);
  for (let at = 1; at <= 40; at += 1) {
    const name = at === 1 ? whole(60) : `${broken(50)} ${at}`;
    await callBackend(manager, createFeedView, { body: { scope: "Customer", name, filter: { q: whole(100) } } });
  }
  const team = await teamOf(admin);
  return {
    manager: [
      "/feed/new",
      `/feed/new?alert=${alertId}`,
      `/feed/new?q=${whole(100)}`,
      ...["/feed/labels", "/feed/views", "/feed/rules/new", "/feed/new-alert"],
      `/action/new?alertIds=${alertId}`,
      ...["/network/collection/all", "/network/collection/all/graph", "/explorer2"],
      ...["", "/settings", "/graph", "/add"].map((part) => `/network/collection/${collection.id}${part}`),
      ...targetIds.flatMap((id) => [
        ...["", "/profile", "/profile/alerts", "/profile/suppliers", "/profile/info"].map(
          (part) => `/network/target/${id}${part}`,
        ),
        `/print/target/${id}`,
      ]),
      `/network/compare?${targetIds.map((id) => `target=${id}`).join("&")}`,
      "/search?q=Donau",
    ],
    admin: ["/admin/teams", `/admin/teams/${team.id}`, "/admin/users", "/data-management/imports"],
  };
}

type Caller = Parameters<typeof callBackend>[0];

/** By a list, as a company would send it. */
async function targetsOf(manager: Caller): Promise<number[]> {
  const list = ["Supplier\tCountry\tCity", `${whole(200)}\tDE\t${whole(80)}`, `${broken(200)}\tDE\tUlm`].join("\n");
  const content = Buffer.from(list).toString("base64");
  const body = { kind: "suppliers", fileName: `${whole(200)}.csv`, content } as const;
  const { id } = await callBackend(manager, startImport, { body });
  const params = { importId: String(id) };
  const until = async (step: string) => {
    for (const end = Date.now() + minutes(1); Date.now() < end; await wait(seconds(0.2))) {
      const now = await callBackend(manager, readImport, { params });
      if (now.state === "Done" && now.step === step) return;
    }
    throw new Error(`the list is not at ${step} after a minute`);
  };
  await until("review");
  await callBackend(manager, applyImport, { params });
  await until("applied");
  const { content: rows } = await callBackend(manager, listImportRows, { params, query: { size: 10 } });
  return rows.flatMap(({ target }) => (target ? [target.id] : []));
}

async function labelsOf(manager: Caller, alertId: number): Promise<void> {
  const colours = { textColor: "#ffffff", backgroundColor: "#1f3a4d" };
  for (let at = 1; at <= 60; at += 1) {
    const name = at === 1 ? whole(60) : `${broken(40)} ${at}`;
    const { id } = await callBackend(manager, createAlertLabel, { body: { scope: "Customer", name, ...colours } });
    await callBackend(manager, putLabelOn, { params: { alertId: String(alertId), labelId: String(id) } });
  }
}

async function teamOf(admin: Caller): Promise<{ id: number }> {
  const memberIds: number[] = [];
  for (let at = 1; at <= 80; at += 1) {
    const name = { firstname: at === 1 ? whole(60) : "Nora Wilhelmina", lastname: `${broken(30)} ${at}` };
    const body = { email: `nora.${at}@nordwind.example`, ...name, language: "de", roles: ["viewer"] } as const;
    memberIds.push((await callBackend(admin, inviteUser, { body: { ...body, roles: ["viewer"] } })).id);
  }
  return callBackend(admin, addTeam, { body: { name: whole(100), memberIds } });
}
