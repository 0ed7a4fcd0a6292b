import type { EventKind } from "../../../platform/db/shapes/event-kinds";
import type { SeverityInputs } from "../../../platform/db/shapes/raw-event";
import { childOf, textIn, type XmlElement } from "../reading/xml-element";
import { numberOf } from "../values/numbers";
import { oneLine } from "../values/plain-text";

/** What GDACS says of the strength: its alert level, and a value whose unit depends on the hazard. */
export function severityOf(item: XmlElement, kind: EventKind): SeverityInputs {
  const severity = childOf(item, "severity");
  const value = numberOf(severity?.attributes.value);
  const unit = severity?.attributes.unit?.trim().toLowerCase() ?? "";
  const population = numberOf(childOf(item, "population")?.attributes.value);
  const alertScore = numberOf(textIn(item, "alertscore"));
  const level = oneLine(severity?.text ?? "");
  return {
    ...alertLevelOf(textIn(item, "alertlevel")),
    ...(alertScore !== null && { alertScore }),
    ...(value !== null && value > 0 && measureOf(value, unit, kind)),
    ...depthOf(level),
    ...(population !== null && population > 0 && { populationExposed: population }),
    ...(kind === "tsunami" && { tsunami: true }),
    ...(level !== "" && { level: level.slice(0, 200) }),
  };
}

export function alertLevelOf(text: string | null): Pick<SeverityInputs, "alertLevel"> {
  const level = text?.trim().toLowerCase();
  return level === "green" || level === "yellow" || level === "orange" || level === "red" ? { alertLevel: level } : {};
}

function measureOf(value: number, unit: string, kind: EventKind): SeverityInputs {
  if (unit === "m" && kind === "earthquake") return value < 12 ? { magnitude: value } : {};
  if (unit === "km/h") return { windKmh: value };
  if (unit === "km2") return { affectedAreaKm2: value };
  if (unit === "ha") return { affectedAreaKm2: value / 100 };
  return {};
}

function depthOf(text: string): Pick<SeverityInputs, "depthKm"> {
  const depth = numberOf(/\bdepth:?\s{0,3}(\d{1,3}(?:\.\d{1,4})?)\s{0,2}km/i.exec(text)?.[1]);
  return depth === null ? {} : { depthKm: depth };
}
