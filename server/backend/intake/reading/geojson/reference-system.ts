import { ImportRefused } from "../import-refused";

/**
 * GeoJSON is in WGS 84 (RFC 7946, 4); files of its draft of 2008 can say otherwise in a member `crs`, and their numbers would be taken for
 * places where nothing is. Throws ImportRefused `geoJsonCrs`.
 */
export function mustBeWgs84(crs: unknown): void {
  if (crs === null || crs === undefined) return;
  const { properties } = crs as { properties?: { name?: unknown; href?: unknown } };
  const name = String(properties?.name ?? properties?.href ?? "?").slice(0, 80);
  if (!WGS_84.test(name)) throw new ImportRefused("geoJsonCrs", { params: { crs: name } });
}

/** `urn:ogc:def:crs:OGC:1.3:CRS84`, `EPSG:4326`, and those with a height. */
const WGS_84 =
  /^(?:(?:urn:ogc:def:crs:|https?:\/\/www\.opengis\.net\/def\/crs\/)?(?:OGC[:/][\d.]*[:/]?)?CRS84h?|(?:urn:ogc:def:crs:|https?:\/\/www\.opengis\.net\/def\/crs\/)?EPSG[:/][\d.]*[:/]?(?:4326|4979)|WGS ?84)$/i;
