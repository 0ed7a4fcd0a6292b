import { callBackend } from "~/backend/client.server";
import { addGrievanceReport } from "~/backend/contract/grievances";
import { requestQuestionnaires } from "~/backend/contract/questionnaires";
import type { OwnBackend } from "../own-backend";
import { contact, questionnairesOn } from "../questionnaires";
import { type Ids, nordwindOf, publicTarget } from "../strangers/nordwind";
import { PROBES } from "../strangers/probes";

/** Answers for pages whose links come by mail: what each check of such a link says. */
export const LINKS: Readonly<Record<string, unknown>> = {
  readPasswordReset: { email: "a@nordwind.example", firstname: "A", lastname: "B" },
  readRegistration: { email: "a@nordwind.example", customer: "Nordwind", firstname: "A", lastname: "B" },
  readEmailConfirmation: { email: "a@nordwind.example" },
  readUnsubscription: { channel: "EmailDaily", recipient: "a…@nordwind.example", stopped: false },
  readRequestMails: { customer: "Nordwind", recipient: "a…@supplier.example", stopped: false },
};

export interface Asker {
  /** Signed in as the administrator, or a visitor. */
  as: "admin" | "visitor";
  /** With its parameters filled in. */
  path: string;
}

/** One of each thing that a page is about, and for each pattern of a page the address of one that is there. */
export async function addressesOf(use: OwnBackend, patterns: readonly string[]): Promise<Map<string, Asker>> {
  const nordwind = await nordwindOf(use);
  const made = new Map<string, Promise<Ids>>();
  const one = (call: string): Promise<Ids> => {
    const ids = made.get(call) ?? (PROBES[call]?.make(nordwind) as Promise<Ids>);
    made.set(call, ids);
    return ids;
  };
  const ofTarget = await one("readTargetScore");
  Object.assign(ofTarget, await workOn(nordwind, Number(ofTarget.targetId)));
  const link = await requestLink(use);
  const addresses = new Map<string, Asker>();
  for (const pattern of patterns) {
    const own = SOURCES.find(([beginning]) => pattern.startsWith(beginning));
    const ids: Ids = own ? await one(own[1]) : {};
    const path = pattern
      .replace(/:(\w+)\??/g, (_, name: string) => String(ids[NAMES[name] ?? name] ?? WORDS[name] ?? "1"))
      .replace("*", "nowhere");
    const query = pattern.startsWith("/request") ? `?${link}` : (QUERIES[pattern] ?? "");
    addresses.set(pattern, { as: VISITED.test(pattern) ? "visitor" : "admin", path: path + query });
  }
  const { alertId } = await one("readAlert");
  const { targetId } = await one("decideSanctionsMatch").then(() => one("readTargetScore"));
  const also = (name: string, path: string) => addresses.set(name, { as: "admin", path });
  also("an open alert", `/feed/all?alert=${alertId}`);
  also("a filter to keep", "/feed/views?statusId=new&priorities=Critical");
  also("a found supplier", `/network/target/${targetId}/profile/suppliers/new?q=Werk`);
  also("a new rule", "/feed/rules/new");
  return addresses;
}

/** A grievance and a questionnaire of a target that has more pages. */
async function workOn(nordwind: Awaited<ReturnType<typeof nordwindOf>>, targetId: number): Promise<Ids> {
  const params = { targetId: String(targetId) };
  const body = { title: "Noise", description: "At night", topic: "safety" as const };
  const { id: reportId } = await callBackend(nordwind, addGrievanceReport, { params, body });
  const asking = { targetIds: [targetId], contact: contact("asked@supplier.example") };
  const { requested } = await callBackend(nordwind, requestQuestionnaires, { body: asking });
  return { reportId, questionnaireId: requested[0]?.questionnaireId ?? 0 };
}

/** Which call's example has what a page is about; the first that its pattern begins with. */
const SOURCES: readonly (readonly [string, string])[] = [
  ["/network/edges", "listEdgesBetween"],
  ["/network/collection/:collectionId", "readCollection"],
  ["/network/target/:targetId/profile/suppliers/:edgeId", "changeSupplier"],
  ["/network/target/:targetId/profile/suppliers", "decideSupplierProposal"],
  ["/network/target/:targetId/profile/external-scores/:scoreId", "changeExternalScore"],
  ["/network/target/:targetId", "readTargetScore"],
  ["/feed/labels", "readAlertLabel"],
  ["/feed/rules", "readAlertRule"],
  ["/feed/views", "changeFeedView"],
  ["/admin/users", "readUser"],
  ["/admin/teams", "changeTeam"],
  ["/admin/outbox", "readMail"],
  ["/explorer/searches/:searchId", "readExplorerSearch"],
  ["/explorer/receipts/:receiptId", "readExplorerReceipt"],
  ["/print/receipt", "readExplorerReceipt"],
  ["/action", "readAction"],
  ["/certificate", "readDocument"],
  ["/print/target", "readTargetScore"],
  ["/operations", "readOperation"],
  ["/context-help", "changeContextHelp"],
];

const NAMES: Readonly<Record<string, string>> = { from: "supplierId", to: "targetId" };
const WORDS: Readonly<Record<string, string>> = {
  view: "all",
  format: "csv",
  language: "en",
  namespace: "shell",
  challenge: "x",
  token: "x",
  company: "nordwind",
};
const QUERIES: Readonly<Record<string, string>> = {
  "/network/unsubscribe": "?token=x",
  "/network/self-assessments": "?targetIds=1",
  "/network/unfollow": "?targetIds=1",
  "/live/feed": "?view=all&since=1",
  "/search": "?q=werk",
};
const VISITED =
  /^\/(?:login|reset-password|finalize-registration|confirm-email|network\/unsubscribe|request|signup|home|feed\/rss)/;

async function requestLink(use: OwnBackend): Promise<string> {
  const { linkOf } = questionnairesOn(use);
  const nordwind = await nordwindOf(use);
  const email = "linked@supplier.example";
  const body = { targetIds: [await publicTarget(nordwind)], contact: contact(email) };
  await callBackend(nordwind, requestQuestionnaires, { body });
  const { requestId, secret } = await linkOf(email);
  return String(new URLSearchParams({ requestId, secret, cookies: "tried" }));
}
