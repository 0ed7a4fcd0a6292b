import type { ParsedItem, RawPlace, SeverityInputs } from "../../../platform/db/shapes/raw-event";
import { countryIso2 } from "../../../reference/countries/country-iso2";
import { withContentHash } from "../content-hash";
import { cut, rawFields, refused } from "../limits";
import { childOf, childrenOf, textIn, type XmlElement } from "../reading/xml-element";
import type { FoundElement } from "../reading/xml-elements";
import { areasOf } from "../values/areas";
import { instantOf } from "../values/instants";
import { numberOf } from "../values/numbers";
import { oneLine, plainText } from "../values/plain-text";
import { webAddress } from "../values/web-address";
import { kindOfCode, kindOfWords } from "./hazard";
import { alertLevelOf } from "./severity";

/** A CAP 1.1 or 1.2 alert (OASIS) → an event. GDACS puts its own ids and levels into the parameters. */
export function capEvent({ element: alert, line, path, language }: FoundElement, sourceName: string): ParsedItem {
  const wrong = (name: string, message: string): ParsedItem =>
    refused({ position: { line, path: `${path}/${name}` }, message });
  const info = childOf(alert, "info");
  if (info === undefined) return wrong("info", "the alert has no info");
  const parameters = parametersOf(info);
  const code = parameters.get("eventtype")?.toUpperCase() ?? "";
  const words = [textIn(info, "event"), textIn(info, "headline")].filter((text) => text !== null).join(" ");
  const kind = kindOfCode(code) ?? kindOfWords(words);
  if (kind === null) return wrong("info/event", `"${cut(oneLine(words), 60)}" is no hazard known here`);
  const eventId = parameters.get("eventid");
  const externalId = eventId !== undefined && code !== "" ? `${code}${eventId}` : textIn(alert, "identifier");
  if (externalId === null) return wrong("identifier", "the alert has no identifier");
  const sent = instantOf(textIn(alert, "sent") ?? "");
  const happenedAt = instantOf(parameters.get("fromdate") ?? textIn(info, "onset", "effective") ?? "") ?? sent;
  return {
    ok: true,
    event: withContentHash({
      externalId: cut(externalId, 200),
      sourceName,
      kind,
      revision: cut([parameters.get("episodeid"), textIn(alert, "identifier")].filter(Boolean).join(" "), 200) || null,
      updatedAt: sent,
      publishedAt: sent,
      happenedAt,
      period: happenedAt === null ? null : { from: happenedAt, to: instantOf(textIn(info, "expires") ?? "") },
      withdrawn: textIn(alert, "msgtype")?.toLowerCase() === "cancel",
      title: oneLine(textIn(info, "headline", "event") ?? words),
      summary: plainText(textIn(info, "description") ?? ""),
      url: webAddress(textIn(info, "web") ?? parameters.get("link")),
      severity: severityOf(info, parameters),
      places: placesOf(info, parameters),
      organizations: [],
      language: textIn(info, "language") ?? language,
      raw: rawFields([...childTexts(alert), ...childTexts(info), ...parameters]),
    }),
  };
}

function parametersOf(info: XmlElement): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const parameter of childrenOf(info, "parameter").slice(0, 200)) {
    const name = textIn(parameter, "valuename");
    const value = textIn(parameter, "value");
    if (name !== null && value !== null) parameters.set(name.toLowerCase(), value);
  }
  return parameters;
}

function severityOf(info: XmlElement, parameters: ReadonlyMap<string, string>): SeverityInputs {
  const population = numberOf(parameters.get("population"));
  const level = textIn(info, "severity");
  return {
    ...alertLevelOf(parameters.get("alertlevel") ?? null),
    ...(population !== null && population > 0 && { populationExposed: population }),
    ...(level !== null && { level: cut(oneLine(level), 200) }),
  };
}

function placesOf(info: XmlElement, parameters: ReadonlyMap<string, string>): RawPlace[] {
  const countries = (parameters.get("country") ?? "").split(",").map((name) => countryIso2(name));
  const known = new Set([countryIso2(parameters.get("iso3")), ...countries]);
  return [
    ...childrenOf(info, "area").flatMap(areasOf),
    ...[...known].filter((iso2) => iso2 !== null).map((iso2) => ({ kind: "country" as const, iso2 })),
  ];
}

const childTexts = (element: XmlElement): [string, string][] =>
  element.children.map(({ name, text }) => [name, text.trim()]);
