import type { ListedAddress } from "../../../platform/db/shapes/listed-entity";
import { countryIso2 } from "../../../reference/countries/country-iso2";
import { childrenOf, textIn, type XmlElement } from "../../connectors/reading/xml-element";
import { oneLine } from "../../connectors/values/plain-text";
import { addressOf } from "../build-entity";

/** A place that addresses point to. */
export interface Place {
  town: string;
  area: string;
  country: string | null;
  countryName: string;
}

export function placeIn(place: XmlElement): Place {
  const country = childrenOf(place, "country")[0];
  return {
    town: oneLine(textIn(place, "location") ?? ""),
    area: oneLine(textIn(place, "area") ?? ""),
    country: countryIn(country),
    countryName: oneLine(country?.text ?? ""),
  };
}

/** By its code, else by its name. */
export function countryIn(country: XmlElement | undefined): string | null {
  const { "iso-code": iso, code } = country?.attributes ?? {};
  return countryIso2(iso ?? code) ?? countryIso2(country?.text);
}

/** An address with the place that it points to; lists of some years write the place into it. */
export function addressIn(address: XmlElement, places: ReadonlyMap<string, Place>): ListedAddress | null {
  const own = placeIn(address);
  const place = places.get(address.attributes["place-id"] ?? "");
  const part = (name: string): string => oneLine(textIn(address, name) ?? "");
  const box = part("p-o-box");
  const street = [
    part("c-o"),
    part("address-details"),
    box === "" ? "" : `PO Box ${box}`,
    part("zip-code"),
    own.area || (place?.area ?? ""),
  ];
  const country = own.country ?? place?.country ?? null;
  const found = addressOf(street, own.town || (place?.town ?? ""), own.countryName || (place?.countryName ?? ""));
  return found && { ...found, country: found.country ?? country };
}
