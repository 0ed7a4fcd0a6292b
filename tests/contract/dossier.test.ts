import { expect, test } from "vitest";
import { callBackend, sendToBackend } from "~/backend/client.server";
import { changeAction, startAction } from "~/backend/contract/actions";
import { sendDocumentFile } from "~/backend/contract/document-files";
import { addDocument } from "~/backend/contract/documents";
import { listFeed } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { activateSanctions, decideSanctionsMatch, listSanctionsMatches } from "~/backend/contract/sanctions";
import { importSanctionsListVersion } from "~/backend/contract/sanctions-lists";
import { addExternalScore } from "~/backend/contract/scores";
import { readSession } from "~/backend/contract/session";
import { changeAlertStatus } from "~/backend/contract/triage";
import { loader } from "~/routes/print/target/route";
import { enqueueEventMatch } from "../../server/backend/intake/matching/enqueue-match";
import { addEvent, inCountry } from "../support/events";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";

const use = ownBackend();

async function dossier(persona: Persona, targetId: number, search = "") {
  const caller = await signInAs(use.transport, persona);
  const session = await callBackend(caller, readSession, {});
  const context = { ...caller, session, translations: async () => null } as never;
  const request = new Request(`http://tierwatch.test/print/target/${targetId}${search}`);
  const { view } = await loader({ request, context, params: { targetId: String(targetId) } });
  return Object.fromEntries(
    view.sections.map(({ id, note, rows }) => [id, { note, rows: rows.map((row) => row.cells) }]),
  );
}

/** A listed company about which everything has been decided that can be. */
async function decidedAbout(): Promise<number> {
  const [admin, analyst] = [await signInAs(use.transport, "admin"), await signInAs(use.transport, "analyst")];
  const csv = ["Id,Name,Type,Country", "1,Zagros Petrokimia,Entity,Iran"].join("\n");
  const files = [{ name: "own.csv", content: Buffer.from(csv).toString("base64") }];
  await callBackend(admin, importSanctionsListVersion, { params: { name: "dossier" }, body: { files } });
  const [id = 0] = await use.database.asSystem((tx) =>
    addTargets(tx, [{ name: "Zagros Petrokimia", country: "IR", identifiers: [{ system: "ERP", value: "70001" }] }]),
  );
  const params = { targetId: String(id) };
  await callBackend(analyst, followTargets, { body: { targetIds: [id] } });
  await callBackend(analyst, activateSanctions, { params });
  await callBackend(analyst, addExternalScore, {
    params,
    body: { eventTypeId: "strike", value: 81, comment: "Audit" },
  });
  await use.drain();
  const { content } = await callBackend(analyst, listSanctionsMatches, { params });
  const body = { decision: "accepted", reason: "Same registry number", version: content[0]?.version ?? 0 } as const;
  await callBackend(analyst, decideSanctionsMatch, { params: { matchId: String(content[0]?.id) }, body });
  const action = await callBackend(analyst, startAction, {
    body: { typeId: "watch", title: "Ask the bank", targetIds: [id] },
  });
  await callBackend(analyst, changeAction, {
    params: { actionId: action.id },
    body: { version: 1, skipped: { reason: "On holiday", until: "2099-01-10" } },
  });
  const file = new Blob(["%PDF-1.7 a certificate"]).stream();
  const { mappedFilename } = await sendToBackend(analyst, sendDocumentFile, { query: { fileName: "a.pdf" } }, file);
  await callBackend(analyst, addDocument, { body: { documentType: "iso-14001", targetId: id, mappedFilename } });
  const hidden = await sendToBackend(
    analyst,
    sendDocumentFile,
    { query: { fileName: "b.pdf" } },
    new Blob(["%PDF-1.7 not shown"]).stream(),
  );
  const notShown = { documentType: "fsc", targetId: id, mappedFilename: hidden.mappedFilename, showOnTarget: false };
  await callBackend(analyst, addDocument, { body: notShown as never });
  await use.drain();
  return id;
}

test("a dossier holds scores and decisions with their rules, the match, the action and the documents that are shown", async () => {
  const id = await decidedAbout();
  const { scores, decisions, sanctions, actions, documents } = await dossier("analyst", id);
  expect(scores?.rows).toHaveLength(3);
  for (const cells of scores?.rows ?? []) expect(cells.at(-1)).toMatch(/Score weights \d/);
  const decided = (word: RegExp) =>
    decisions?.rows.find((cells) => cells.some((cell) => typeof cell === "string" && word.test(cell)));
  expect(decided(/Same registry number/)).toEqual([
    expect.any(String),
    "Mara Keller",
    expect.any(String),
    expect.stringContaining("Same registry number"),
    "1",
  ]);
  expect(decided(/Ask the bank/)?.[1]).toBe("Mara Keller");
  // Which document it was, also of one that the profile does not show.
  expect(decided(/added or changed: b\.pdf/)?.[1]).toBe("Mara Keller");
  expect(sanctions?.rows).toEqual([
    [
      "Zagros Petrokimia\ndossier, version 1",
      expect.stringContaining("%"),
      expect.stringMatching(/Mara Keller, Same registry number$/),
      "1",
    ],
  ]);
  expect(actions?.rows.map(([title]) => title)).toEqual([expect.stringMatching(/^Ask the bank/)]);
  expect(documents?.rows.map(([name]) => name)).toEqual(["ISO 14001 (environment)\na.pdf"]);
});

test("what was decided before or after the period is not in it, and who may not screen is told so and no more", async () => {
  const id = await decidedAbout();
  const before = await dossier("analyst", id, "?from=2001-01-01&to=2001-12-31");
  expect(before.decisions?.rows).toEqual([]);
  const viewer = await dossier("viewer", id);
  expect(viewer.sanctions?.rows).toEqual([]);
  expect(JSON.stringify(viewer.sanctions)).not.toContain("Zagros");
});

test("an alert is told in its own language, in the list and where something was decided about it", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const title = "Brand bei Albrecht Guss";
  const [id = 0] = await use.database.asSystem((tx) => addTargets(tx, [{ name: "Albrecht Guss", country: "DE" }]));
  await callBackend(analyst, followTargets, { body: { targetIds: [id] } });
  await use.database.asSystem(async (tx) => {
    const about = { organizations: [{ name: "Albrecht Guss" }], places: [inCountry("DE")] };
    await enqueueEventMatch(tx, [await addEvent(tx, { title, language: "de", ...about })]);
  });
  await use.drain();
  const [alert] = (await callBackend(analyst, listFeed, { query: { targetIds: String(id) } })).content;
  const params = { alertId: String(alert?.id) };
  await callBackend(analyst, changeAlertStatus, { params, body: { statusId: "in-review" } });
  const { alerts, decisions } = await dossier("analyst", id);
  const german = (below: unknown) => ({ text: title, language: "de", below });
  expect(alerts?.rows.map((cells) => cells[1])).toEqual([german(expect.stringMatching(/./))]);
  expect(decisions?.rows.filter((cells) => typeof cells[2] === "object").map((cells) => cells[2])).toEqual([
    german(""),
  ]);
});
