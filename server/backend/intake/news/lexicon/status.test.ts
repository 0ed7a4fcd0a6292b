import { expect, test } from "vitest";
import { findEvidence } from "./find-evidence";
import { lexiconOf } from "./lexicons";

/** How far the leading event of a headline has come; "now" where nothing says otherwise. */
function statusOf(language: string, title: string): string {
  const lexicon = lexiconOf(language);
  if (!lexicon) throw new Error(language);
  const { types, status } = findEvidence({ title, extract: "", body: "" }, lexicon);
  if (types.length === 0) throw new Error(`“${title}” tells of nothing`);
  return status?.value ?? "now";
}

test.each([
  ["en", "Storm hits Leeds: flights cancelled, trains suspended"],
  ["en", "Flood hits Leeds, schools closed, events cancelled"],
  ["en", "Fire at chemical plant: residents told to avoid area"],
  ["en", "Pilots strike: hundreds of flights cancelled"],
  ["en", "Police called off search after explosion at Vantor Motors plant"],
  ["en", "Earthquake hits town, tsunami warning lifted"],
  ["en", "Fire at Vantor Motors plant, production expected to resume next week"],
  ["en", "Dockers strike for second day, talks set to resume Friday"],
  ["en", "Workers strike as Vantor Motors considers offer"],
  ["en", "Striking workers refuse to return to work at Vantor Motors"],
  ["en", "Vantor Motors unable to resume production after fire"],
  ["en", "Talks to end strike at Vantor Motors fail"],
  ["en", "Vantor Motors fails to avert strike"],
  ["en", "Explosion at plant: arson ruled out"],
  ["en", "Judge denies motion to dismiss fraud lawsuit against Vantor Motors"],
  ["en", "Vantor Motors does not deny data breach"],
  ["en", "Vantor Motors denies blame for fire at mill"],
  ["en", "Vantor Motors forced to close Leeds plant"],
  ["en", "Fire forces Vantor Motors to cut output"],
  ["en", "EU imposes sanctions on Vantor Motors, weighs more"],
  ["en", "No plans to lift sanctions on Vantor Motors"],
  ["de", "Brand in Wohnheim der Muster AG: 20 Menschen gerettet"],
  ["de", "Sturm über Hagen: Flüge abgesagt, Züge stehen still"],
  ["de", "Streik am Flughafen: Hunderte Flüge abgesagt"],
  ["de", "Explosion in Werk: Polizei will Ursache klären"],
  ["de", "Brand: Polizei schließt Brandstiftung aus"],
  ["fr", "Tempête : vols annulés à Paris"],
  ["fr", "Grève : des centaines de vols annulés"],
  ["fr", "Incendie dans une usine : le maire veut une enquête"],
  ["zh", "台风登陆广东 航班取消"],
  ["zh", "工厂火灾 预计损失百万"],
])("%s: “%s” tells of what is happening", (language, title) => {
  expect(statusOf(language, title)).toBe("now");
});

test.each([
  ["planned", "en", "Vantor Motors to close Leeds plant in 2027"],
  ["planned", "en", "Vantor Motors will lay off 300 workers"],
  ["planned", "en", "Vantor Motors mulls job cuts"],
  ["planned", "en", "Pilots announce strike for Monday"],
  ["planned", "en", "Teachers will walk out next Tuesday"],
  ["planned", "en", "Train drivers to stage 48-hour strike"],
  ["planned", "en", "Nurses to stage walkout next week"],
  ["planned", "en", "EU to impose sanctions on Vantor Motors"],
  ["planned", "en", "Typhoon expected to hit Taiwan on Friday"],
  ["threatened", "en", "Vantor Motors could close Leeds plant"],
  ["threatened", "en", "Vantor Motors faces insolvency"],
  ["threatened", "en", "Talks to avert rail strike continue"],
  ["threatened", "en", "Storm warning for Leeds"],
  ["threatened", "en", "Typhoon heads for Taiwan"],
  ["ended", "en", "Strike at Vantor Motors ends after deal"],
  ["ended", "en", "Vantor Motors workers end three-week strike"],
  ["ended", "en", "Vantor Motors reopens Leeds plant after fire"],
  ["averted", "en", "Flood averted at Leeds as dam holds"],
  ["averted", "en", "Rail strike cancelled"],
  ["averted", "en", "Tsunami warning lifted"],
  ["denied", "en", "Vantor Motors rejects forced labour allegations"],
  ["averted", "de", "Warnstreik in Hagen abgesagt"],
  ["averted", "de", "Hochwasser in Hagen abgewendet"],
  ["averted", "fr", "Grève annulée chez Lavrand"],
  ["averted", "zh", "工会取消罢工"],
])("%s, %s: “%s”", (status, language, title) => {
  expect(statusOf(language, title)).toBe(status);
});
