import { degreesOf, pairOf } from "../values/degrees";
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

/** Both in one cell; which goes first its letters say, else the title ("经纬度", "Lon/Lat"), else what is on Earth. */
export function readPair({ value, report }: Coordinate, title: string): Place {
  if (value === "") return NOWHERE;
  const pair = pairOf(value);
  if (pair === null) {
    report("coordinateInvalid");
    return NOWHERE;
  }
  const { first, second, told } = pair;
  const [lat, lon] = !told && LONGITUDE_FIRST.test(title) ? [second, first] : [first, second];
  return readCoordinates({ value: String(lat), report }, { value: String(lon), report });
}

const LONGITUDE_FIRST = /^\W*(?:gps|geo)?\W*(?:lon|long|lng|x|längen|经|經|経)/i;

function bounded({ value, report }: Coordinate, limit: number): number | null {
  if (value === "") return null;
  const degrees = degreesOf(value);
  if (degrees !== null && Math.abs(degrees) <= limit) return degrees;
  report("coordinateInvalid");
  return null;
}
