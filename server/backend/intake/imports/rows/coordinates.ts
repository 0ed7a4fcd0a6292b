import { degreesOf } from "../values/degrees";
import type { Report } from "./candidate";

interface Place {
  lat: number | null;
  lon: number | null;
}

interface Coordinate {
  value: string;
  report: Report;
}

const NOWHERE: Place = { lat: null, lon: null };

/** Latitude and longitude, both or none; swapped ones are set right when only that way round is on Earth. */
export function readCoordinates(lat: Coordinate, lon: Coordinate): Place {
  if (lat.value === "" && lon.value === "") return NOWHERE;
  const north = bounded(lat, 180);
  const east = bounded(lon, 180);
  if (north === null || east === null) {
    if (lat.value === "") lat.report("coordinateAlone");
    if (lon.value === "") lon.report("coordinateAlone");
    return NOWHERE;
  }
  if (north === 0 && east === 0) {
    lat.report("coordinatesZero");
    return NOWHERE;
  }
  if (Math.abs(north) <= 90) return { lat: north, lon: east };
  if (Math.abs(east) <= 90) {
    lat.report("coordinatesSwapped");
    return { lat: east, lon: north };
  }
  lat.report("coordinateInvalid");
  return NOWHERE;
}

function bounded({ value, report }: Coordinate, limit: number): number | null {
  if (value === "") return null;
  const degrees = degreesOf(value);
  if (degrees !== null && Math.abs(degrees) <= limit) return degrees;
  report("coordinateInvalid");
  return null;
}
