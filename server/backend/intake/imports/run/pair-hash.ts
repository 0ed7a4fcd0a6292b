import { createHash } from "node:crypto";
import type { ExistingTarget } from "./existing-target";

/**
 * Of what a person looked at when they said that two targets are not the same: another one, and they are asked again.
 * @param one the target with the smaller number
 */
export function pairHash(one: ExistingTarget, other: ExistingTarget): string {
  const told = [one, other].map(({ names, country, city, postalCode, address, lat, lon, identifiers }) => [
    ...[names, country, city, postalCode, address, lat, lon, identifiers.map(({ system, value }) => [system, value])],
  ]);
  return createHash("sha256").update(JSON.stringify(told)).digest("hex");
}
