import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { callBackend } from "~/backend/client.server";
import { addGrievanceReport } from "~/backend/contract/grievances";
import { requestQuestionnaires } from "~/backend/contract/questionnaires";
import { activateSanctions, listSanctionsMatches } from "~/backend/contract/sanctions";
import { importSanctionsListVersion } from "~/backend/contract/sanctions-lists";
import { addExternalScore } from "~/backend/contract/scores";
import { addTargetContact } from "~/backend/contract/target-contacts";
import { mergeTargets } from "~/backend/contract/target-merges";
import { computeScores } from "../../../server/backend/risk/scores/compute-scores";
import { addTargets } from "../network";
import { target } from "./network";
import { type Ids, MARK, type Make, marked, ownAlert, ownTarget, type Probe, publicTarget } from "./nordwind";

const scored: Make = async (nordwind) => {
  const targetId = await ownTarget(nordwind);
  await ownAlert(nordwind, targetId);
  await computeScores(nordwind.database, nordwind.customerId, { targets: "all" });
  return { targetId };
};

/** A score that Nordwind gave a company that everybody knows. */
const ownScore: Make = async (nordwind) => {
  const targetId = await publicTarget(nordwind);
  const body = { eventTypeId: "strike", value: 80, comment: MARK };
  const made = await callBackend(nordwind, addExternalScore, { params: { targetId: String(targetId) }, body });
  return { targetId, scoreId: made.id, version: made.version };
};

/** Somebody whom Nordwind writes to at a company that everybody knows. */
const ownContact: Make = async (nordwind) => {
  const targetId = await publicTarget(nordwind);
  const body = { email: `${randomUUID()}@supplier.example`, name: marked() };
  const made = await callBackend(nordwind, addTargetContact, { params: { targetId: String(targetId) }, body });
  return { targetId, contactId: made.id ?? 0, version: made.version };
};

/** With the point that the sample of `decidePlace` was shown. */
const doubtful: Make = async (nordwind) => {
  const targetId = await ownTarget(nordwind);
  await nordwind.database.asSystem((tx) =>
    tx.execute(sql`update targets set lat = 9.99, lon = 48.4 where id = ${targetId}`),
  );
  return { targetId };
};

const report: Make = async (nordwind) => {
  const params = { targetId: String(await publicTarget(nordwind)) };
  const body = { title: marked(), description: MARK, topic: "safety" as const };
  const made = await callBackend(nordwind, addGrievanceReport, { params, body });
  return { reportId: made.id, version: made.version };
};

const questionnaire: Make = async (nordwind) => {
  const targetId = await publicTarget(nordwind);
  const contact = { email: "ada@supplier.example", name: MARK, language: "en" as const };
  const { requested } = await callBackend(nordwind, requestQuestionnaires, {
    body: { targetIds: [targetId], contact },
  });
  return { questionnaireId: requested[0]?.questionnaireId ?? 0 };
};

/** Asked so long ago that they may be reminded. */
const longAgo: Make = async (nordwind) => {
  const ids = await questionnaire(nordwind);
  const id = ids.questionnaireId;
  await nordwind.database.asSystem((tx) =>
    tx.execute(sql`
      update questionnaires set last_mail_at = now() - interval '3 days', mails_written = mails_asked
       where customer_id = ${nordwind.customerId} and id = ${id}`),
  );
  return ids;
};

const match: Make = async (nordwind) => {
  const content = Buffer.from("Id,Name,Type,Country\n1,Zagros Petrokimia,Entity,Iran").toString("base64");
  const body = { files: [{ name: "own.csv", content }] };
  await callBackend(nordwind, importSanctionsListVersion, { params: { name: "own" }, body });
  const given = { name: "Zagros Petrokimia Co.", country: "IR" };
  const [targetId = 0] = await nordwind.database.asSystem((tx) => addTargets(tx, [given]));
  const params = { targetId: String(targetId) };
  await callBackend(nordwind, activateSanctions, { params });
  await nordwind.drain();
  const { content: found } = await callBackend(nordwind, listSanctionsMatches, { params });
  return { matchId: found[0]?.id ?? 0, version: found[0]?.version ?? 0 };
};

const asking =
  (more: object = {}) =>
  ({ targetId }: Ids) => ({ body: { targetIds: [targetId], ...more } });
const selecting = ({ targetId }: Ids) => ({ body: { selection: { targetIds: [targetId] } } });
const contact = { email: "ada@supplier.example", name: "Ada", language: "en" };

/** What is known and done about one target. */
/** Two of Nordwind's own that may be one. */
const pair: Make = async (nordwind) => {
  const [one, other] = [await ownTarget(nordwind), await ownTarget(nordwind)];
  const { rows } = await nordwind.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`
      insert into target_duplicates (customer_id, one_id, other_id, score, reasons, hash)
      values (${nordwind.customerId}, ${one}, ${other}, 0.9, '[]', ${MARK}) returning id`),
  );
  return { pairId: Number(rows[0]?.id) };
};

/** Both are Nordwind's own and as they were made. */
const two: Make = async (nordwind) => ({ keptId: await ownTarget(nordwind), mergedId: await ownTarget(nordwind) });

const merge: Make = async (nordwind) => {
  const { keptId, mergedId } = await two(nordwind);
  const body = { keptId: Number(keptId), mergedId: Number(mergedId), reason: MARK, versions: { kept: 1, merged: 1 } };
  const { mergeId } = await callBackend(nordwind, mergeTargets, { body });
  return { mergeId };
};

export const TARGETS: Record<string, Probe> = {
  readDuplicate: { make: pair },
  decideDuplicate: { make: pair },
  previewTargetMerge: {
    make: two,
    ask: ({ keptId, mergedId }) => ({ query: { keptId: Number(keptId), mergedId: Number(mergedId) } }),
  },
  mergeTargets: { make: two },
  readTargetMerge: { make: merge },
  undoTargetMerge: { make: merge },
  listEvidence: {
    make: report,
    ask: ({ reportId = 0 }) => ({ query: { subject: `grievance-report:${reportId}` } }),
    stranger: 200,
  },
  listTargetDecisions: { make: target },
  readSanctions: { make: target },
  activateSanctions: { make: target },
  activateManySanctions: { make: target, ask: selecting, stranger: 200 },
  listSanctionsMatches: { make: target },
  decideSanctionsMatch: { make: match },
  readTargetScore: { make: scored },
  listScoreHistory: { make: scored },
  listExternalScores: { make: target },
  addExternalScore: { make: target },
  changeExternalScore: { make: ownScore, open: ["targetId"] },
  deleteExternalScore: { make: ownScore, open: ["targetId"] },
  readTargetProfile: { make: target },
  listPublicEvents: { make: target },
  listProfilePerspectives: { make: target },
  listProfileGroups: { make: target },
  listProfileEventTypes: { make: target },
  listProfileAlerts: { make: target },
  listTargetAlerts: { make: target },
  listMonthMovers: {
    make: scored,
    ask: ({ targetId = 0 }) => ({ params: { targetId, month: new Date().toISOString().slice(0, 10) } }),
  },
  compareTarget: { make: target },
  compareTargets: { make: target, ask: ({ targetId = 0 }) => ({ query: { targetIds: String(targetId) } }) },
  listTargetTimeline: { make: target },
  readTransparency: { make: target },
  readProfileCards: { make: target },
  listTargetContacts: { make: target },
  addTargetContact: { make: target },
  changeTargetContact: { make: ownContact, open: ["targetId"] },
  removeTargetContact: { make: ownContact, open: ["targetId"] },
  listQuestionnaires: { make: target },
  readQuestionnaire: { make: questionnaire },
  requestQuestionnaires: { make: target, ask: asking({ contact }), stranger: 201 },
  forecastQuestionnaires: { make: target, ask: selecting, stranger: 200 },
  requestManyQuestionnaires: { make: target, ask: selecting, stranger: 200 },
  remindQuestionnaire: { make: longAgo },
  withdrawQuestionnaire: { make: questionnaire },
  readTargetInfo: { make: target },
  changeTargetInfo: { make: target },
  decidePlace: { make: doubtful },
  reportTargetInfo: { make: target },
  requestTargetInfo: { make: target },
  listTargetTickets: { make: target },
  listRevenueRequests: { make: target },
  requestRevenue: { make: target },
  listGrievanceReports: { make: target },
  readGrievanceReport: { make: report },
  addGrievanceReport: { make: target },
  takeGrievanceStep: { make: report },
};
