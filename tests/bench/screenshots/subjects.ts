import { setTimeout as wait } from "node:timers/promises";
import { minutes, seconds } from "~/time/duration";
import { EMAILS } from "../../support/personas";
import { type Caller, callerOf, type Listed, type Numbered } from "./caller";
import { type Duplicates, duplicatesOf } from "./duplicates";
import { type Links, linksOf } from "./links";
import { type ToldEvents, toldEventsOf } from "./told-events";

/** What the screens are of, by number; and links from mails, each with its secret. */
export interface Subjects extends Links, ToldEvents, Duplicates {
  alert: number;
  /** With a supplier, a score and everything that `furnish` adds. */
  target: number;
  /** About which little is known. */
  bareTarget: number;
  /** That the customer told itself: only such a one is changed. */
  supplierEdge: number;
  from: number;
  to: number;
  collection: number;
  label: number;
  topic: number;
  /** Of the customer's own words. */
  row: number;
  /** That this topic brought. */
  topicAlert: number;
  rule: number;
  view: number;
  action: number;
  /** One that was judged. */
  doneAction: number;
  actionTemplate: number;
  /** A draft of an entry of the catalogue. */
  ownMeasure: number;
  document: number;
  report: number;
  questionnaire: number;
  score: number;
  contact: number;
  team: number;
  user: number;
  /** With rows that were merged, asked and refused. */
  import: number;
  /** An entry of supply data. */
  supplyInput: number;
  /** A row of it that waits. */
  importRow: number;
  /** One that was applied. */
  undoable: number;
  /** Of names, with lines that are found, to check, unknown and decided. */
  nameList: number;
  /** Saved in the explorer, the team's; and a result that was kept. */
  search: number;
  receipt: number;
  /** Of a source whose host is not there. */
  sourceRun: number;
}

/** Waits for the demo world, adds what only people would add, and finds one of everything. A second time adds nothing. */
export async function subjectsOf(address: string): Promise<Subjects> {
  await worldIsBuilt(address);
  const [analyst, manager, admin] = await Promise.all(
    [EMAILS.analyst, EMAILS.manager, EMAILS.admin].map((email) => callerOf(address, email)),
  );
  if (!analyst || !manager || !admin) throw new Error("nobody is there");
  const network = await networkOf(analyst);
  const kept = await furnish(manager, admin, network.target);
  const labels = await analyst.get<Numbered[]>("/v2/alert-labels");
  const feed = await analyst.get<Listed>("/v2/feed?statusId=new&size=1&order=HighestPriority");
  const collections = await analyst.get<Listed<Numbered & { targetCount: number }>>("/v2/collections/overview");
  const actions = await analyst.get<Listed>("/v2/actions?size=1");
  const ownMeasures = await manager.get<Listed<Numbered & { state: string }>>("/v2/own-measures");
  const users = await admin.get<Listed<Numbered & { email: string }>>("/v2/users?size=100");
  const links = await linksOf(address, admin);
  return {
    ...network,
    ...kept,
    ...links,
    ...(await importsOf(manager)),
    nameList: await nameListOf(manager),
    ...(await searchesOf(manager)),
    supplyInput: await supplyInputOf(manager),
    ...(await duplicatesOf(manager)),
    sourceRun: await sourceRunOf(admin),
    ...(await toldEventsOf(admin, network.target)),
    alert: first(feed.content),
    label: first(labels),
    ...(await topicOf(manager)),
    row: await rowOf(admin),
    // The one that most people work in.
    collection: first(collections.content.filter(({ id }) => id > 0).sort((a, b) => b.targetCount - a.targetCount)),
    action: first(actions.content),
    doneAction: first((await analyst.get<Listed>("/v2/actions?size=1&metaStatuses=Completed&purpose=prevent")).content),
    actionTemplate: await actionTemplateOf(manager),
    ownMeasure: first(ownMeasures.content.filter(({ state }) => state === "draft")),
    user: first(users.content.filter(({ email }) => email === EMAILS.viewer)),
  };
}

async function actionTemplateOf(manager: Caller): Promise<number> {
  const [known] = await manager.get<Numbered[]>("/v2/action-templates");
  if (known) return known.id;
  const body = {
    title: "Wage audit on site",
    typeId: "on-site-audit",
    purpose: "remedy",
    evidence: "Signed audit report",
  };
  return (await manager.send<Numbered>("POST", "/v2/action-templates", body)).id;
}

/** The topic that found most. */
async function topicOf(manager: Caller) {
  const topics = await manager.get<(Numbered & { hits: number })[]>("/v2/reading/topics");
  const topic = first(topics.sort((one, other) => other.hits - one.hits));
  const { newest } = await manager.get<{ newest: { alertId: number }[] }>(`/v2/reading/topics/${topic}`);
  return { topic, topicAlert: newest[0]?.alertId ?? 0 };
}

async function searchesOf(manager: Caller) {
  const searches = await manager.get<(Numbered & { scope: string })[]>("/v2/explorer/searches");
  const receipts = await manager.get<Listed>("/v2/explorer/receipts?size=1");
  return { search: first(searches.filter(({ scope }) => scope === "Customer")), receipt: first(receipts.content) };
}

async function rowOf(admin: Caller): Promise<number> {
  const [known] = await admin.get<Numbered[]>("/v2/reading/lexicon");
  if (known) return known.id;
  const { id } = await admin.send<Numbered>("POST", "/v2/reading/lexicon", {
    ...{ name: "Kiln stoppages", language: "en", eventTypeId: "plant-closure", status: "ongoing", active: true },
    ...{ any: ["kiln stopp*", "kiln shutdown"], near: { any: ["cement", "ceramic*"], within: 12 } },
    match: ["Cement kiln stopped in Kassel", "Kiln shutdown at ceramics maker", "Ceramic kiln stoppage in Porto"],
    no: ["Potter opens a kiln to visitors", "Cement prices fall", "Ceramics fair in Faenza"],
  });
  return id;
}

/** A list that a company may send, in German as most of its lists. */
const LIST = `Lieferantennummer;Name 1;Strasse;Hausnr.;PLZ;Ort;Land;USt-IdNr.
100001;Musterguss Ulm GmbH;Hafenweg;12;89073;Ulm;D;DE123456789
100001;MUSTERGUSS ULM GMBH;Hafenweg;12;89073;Ulm;D;DE123456789
100002;Musterguss Ulm GmbH & Co. KG;Hafenweg;12;89073;Ulm;D;DE123456789
100003;Musterguss Ulm GmbH;Ringstr.;4;70173;Stuttgart;D;DE123456789
100004;Beispiel Optik Linz GmbH;Lagerstr.;7;4020;Linz;A;ATU12345678
;diverse Lieferanten;;;;;;
Summe;;;;;;;
`;

const SENT = "Kreditoren Werk Süd.csv";
const APPLIED = "Nachtrag November.csv";

type SentImport = Numbered & { fileName: string };
const importsNow = async (manager: Caller) => (await manager.get<Listed<SentImport>>("/v2/imports?size=50")).content;

async function importOf(manager: Caller): Promise<number> {
  const known = (await importsNow(manager)).find(({ fileName }) => fileName === SENT);
  if (known) return known.id;
  return sentList(manager, SENT, LIST);
}

async function sentList(manager: Caller, fileName: string, list: string, kind = "suppliers"): Promise<number> {
  const content = Buffer.from(list).toString("base64");
  const { id } = await manager.send<Numbered>("POST", "/v2/imports", { kind, fileName, content });
  await readyOf(manager, id);
  return id;
}

async function readyOf(manager: Caller, id: number): Promise<void> {
  const stateOf = async () => (await manager.get<{ state: string }>(`/v2/imports/${id}`)).state;
  for (const end = Date.now() + minutes(1); Date.now() < end && (await stateOf()) !== "Done"; )
    await wait(seconds(0.5));
}

async function importsOf(manager: Caller) {
  const sent = await importOf(manager);
  const rows = await manager.get<{ content: { row: number }[] }>(`/v2/imports/${sent}/rows?state=waiting&size=1`);
  const applied = (await importsNow(manager)).find(({ fileName }) => fileName === APPLIED);
  const undoable = applied?.id ?? (await appliedOf(manager));
  return { import: sent, importRow: rows.content[0]?.row ?? 2, undoable };
}

async function appliedOf(manager: Caller): Promise<number> {
  const id = await sentList(manager, APPLIED, "Lieferant;Land;Ort\nVoralp Elektronik;AT;Dornbirn\n");
  await manager.send("POST", `/v2/imports/${id}/apply`, {});
  await readyOf(manager, id);
  return id;
}

/** Of targets as others write them. */
async function nameListOf(manager: Caller): Promise<number> {
  const [known] = (await manager.get<Listed<{ operationId: number }>>("/v2/explorer/matches?size=1")).content;
  if (known) return known.operationId;
  type Target = { name: string; country: string | null };
  const { content } = await manager.get<Listed<Target>>("/v2/collections/0/targets?size=24");
  const lines = content.map(({ name, country }, index) => {
    const said =
      index % 4 === 1
        ? name.replace(/(\p{Ll})(\p{Ll})(?=\p{Ll}{2})/u, "$2$1")
        : index % 4 === 2
          ? name.toUpperCase()
          : name;
    return `${said}; ${index % 3 === 0 ? "" : (country ?? "")}`;
  });
  const unknown = ["Brightwater Castings; GB; Leeds", "Atelier Vauquelin; FR", "宁波宏远紧固件有限公司; CN; ; 4711"];
  const text = [...lines, ...unknown].join("\n");
  const { id } = await manager.send<Numbered>("POST", "/v2/explorer/matches", { sentAs: "text", text });
  const of = `/v2/explorer/matches/${id}`;
  type Lines = Listed<{ line: number; version: number; candidates: { target: Numbered }[] }> & {
    list: { state: string };
  };
  const isDone = async () => (await manager.get<Lines>(of)).list.state === "Done";
  for (const end = Date.now() + minutes(1); Date.now() < end && !(await isDone()); ) await wait(seconds(0.5));
  for (const { line, version, candidates } of (await manager.get<Lines>(`${of}?part=found&size=3`)).content) {
    const targetId = candidates[0]?.target.id ?? null;
    await manager.send("PUT", `${of}/lines/${line}`, { decision: "target", targetId, version });
  }
  return id;
}

/** What the suppliers that the last import made deliver, with shares that make no whole. */
async function supplyInputOf(manager: Caller): Promise<number> {
  const first = async () => (await manager.get<Listed>("/v2/supply-inputs?size=1")).content[0]?.id;
  const known = await first();
  if (known !== undefined) return known;
  const list = [
    "Supplier;Input;HS code;Share;Stock at us;Stock at supplier;Transit;Time to recover;Revenue at risk;Currency;Confirmed on",
    "Voralp Elektronik;Control units;8537;70 %;12;20;4;60;4500000;EUR;2026-09-14",
    "Voralp Elektronik;Wiring;8544;1;5;;2;;;;2025-02-01",
    "Musterguss Ulm GmbH;Control units;8537;45 %;3;10;;30;;;",
  ].join("\n");
  const id = await sentList(manager, "Versorgung.csv", list, "supply-data");
  await manager.send("PUT", `/v2/imports/${id}/rows`, { decision: "create" });
  await manager.send("POST", `/v2/imports/${id}/apply`, {});
  await readyOf(manager, id);
  return (await first()) ?? 0;
}

/** Of a feed whose host is not there, and which tells why it could not be read. */
async function sourceRunOf(admin: Caller): Promise<number> {
  const path = "/v2/connectors/feed:port-news";
  const url = "https://port-news.example/feed.xml?apikey=1a2b3c";
  const about = { language: "de", homeCountry: "DE", publisherGroup: "hafenverlag", licence: "CC BY 4.0" };
  await admin.send("PUT", path, { enabled: true, everyMinutes: 120, url, ...about });
  const runs = () => admin.get<(Numbered & { state: string })[]>(`${path}/runs`);
  if ((await runs()).length === 0) await admin.send("POST", `${path}/runs`, {});
  const isOver = async () => (await runs()).some(({ state }) => state !== "Running");
  for (const end = Date.now() + minutes(1); Date.now() < end && !(await isOver()); ) await wait(seconds(0.5));
  return first(await runs());
}

/** Its last step tells the other customer's people. */
async function worldIsBuilt(address: string): Promise<void> {
  const stranger = await callerOf(address, EMAILS.stranger);
  for (const end = Date.now() + minutes(15); Date.now() < end; await wait(seconds(2))) {
    // Its last step tells everybody of critical alerts; the steps before tell of what people did.
    const { content } = await stranger.get<Listed<{ kind: string }>>("/v2/notifications?size=50");
    if (content.some(({ kind }) => kind === "alert-critical")) return;
  }
  throw new Error("the demo world was not built within 15 minutes");
}

/** A supplier of the customer's own that has suppliers itself, and one of the last tiers. */
async function networkOf(analyst: Caller) {
  type Target = Numbered & { type: string; name: string };
  const { content } = await analyst.get<Listed>("/v2/collections/0/targets?size=100");
  const told = await analyst.get<Listed<{ primaryTargets: Target[] }>>(
    "/v2/feed?statusId=all&tier=1&size=50&order=HighestPriority",
  );
  const companies = told.content.flatMap(({ primaryTargets }) => primaryTargets);
  // The demo tells most of this one.
  const mainOnes = companies.filter(({ name }) => name.startsWith("Karşıyaka Presdöküm A.Ş."));
  for (const { id } of [...mainOnes, ...companies].filter(({ type }) => type === "organization")) {
    const suppliers = await analyst.get<Listed<{ edgeId: number; id: number; own: boolean }>>(
      `/v2/targets/${id}/suppliers?size=100`,
    );
    const [supplier] = suppliers.content;
    const told = suppliers.content.find(({ own }) => own);
    if (!supplier || !told || suppliers.content.length < 3) continue;
    return {
      target: id,
      bareTarget: first([...content].reverse()),
      supplierEdge: told.edgeId,
      from: supplier.id,
      to: id,
    };
  }
  throw new Error("no supplier has suppliers");
}

/** One of each thing that the demo world leaves to people. */
async function furnish(manager: Caller, admin: Caller, target: number) {
  const of = `/v2/targets/${target}`;
  const one = async (list: Numbered[], add: () => Promise<Numbered>) => list[0]?.id ?? (await add()).id;
  const content = async (path: string) => (await manager.get<Listed>(path)).content;
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const labels = await manager.get<Numbered[]>("/v2/alert-labels");
  return {
    document: await one(await content(`/v2/documents?targetId=${target}&size=1`), async () => {
      const { mappedFilename } = await manager.file("Zertifikat Qualitätsmanagement.pdf", "%PDF-1.7 a certificate");
      const said = { description: "Audit of all three sites", validFrom: day(-300), validUntil: day(25) };
      return manager.send("POST", "/v2/documents", {
        ...{ targetId: target, mappedFilename, documentType: "iso-9001", ...said },
      });
    }),
    report: await one(await manager.get(`${of}/grievance-reports`), () =>
      manager.send("POST", `${of}/grievance-reports`, {
        title: "Unpaid overtime in the paint shop",
        description: "Two temporary workers say that hours beyond the shift are not written down.",
        topic: "wages",
        relation: "unknown",
      }),
    ),
    score: await one(await manager.get(`${of}/external-scores`), () =>
      manager.send("POST", `${of}/external-scores`, {
        ...{ eventTypeId: "corruption", value: 62, comment: "Audit in May; two findings are open" },
      }),
    ),
    contact: await one(await manager.get(`${of}/contacts`), () =>
      manager.send("POST", `${of}/contacts`, { email: SUPPLIER, name: "Ada Berg", role: "Quality manager" }),
    ),
    // After the contact: whoever is asked first is noted without a role.
    questionnaire: await asked(manager, of, target),
    rule: await one(await manager.get("/v2/alert-rules"), () =>
      manager.send("POST", "/v2/alert-rules", {
        name: "Floods and earthquakes at once to logistics",
        filter: { infotagGroups: "natural-hazard", priorities: "Critical,High" },
        changes: [{ kind: "label", labelId: first(labels) }],
        active: true,
      }),
    ),
    view: await one(await manager.get("/v2/feed-views"), () =>
      manager.send("POST", "/v2/feed-views", {
        ...{ scope: "Customer", name: "Gravest of the week", filter: { priorities: "Critical,High" } },
      }),
    ),
    team: await one(await admin.get("/v2/teams"), () =>
      admin.send("POST", "/v2/teams", { name: "Purchasing, Central and Eastern Europe" }),
    ),
  };
}

async function asked(manager: Caller, of: string, target: number): Promise<number> {
  const { questionnaires } = await manager.get<{ questionnaires: Numbered[] }>(`${of}/questionnaires`);
  if (questionnaires[0]) return questionnaires[0].id;
  const { requested } = await manager.send<{ requested: { questionnaireId: number }[] }>("POST", "/v2/questionnaires", {
    ...{
      targetIds: [target],
      contact: { email: SUPPLIER, name: "Ada Berg", language: "en" },
      message: "We met in May.",
    },
  });
  return requested[0]?.questionnaireId ?? 0;
}

const SUPPLIER = "ada.berg@supplier.example";

function first(list: readonly Numbered[]): number {
  if (!list[0]) throw new Error("the demo world lacks something");
  return list[0].id;
}
