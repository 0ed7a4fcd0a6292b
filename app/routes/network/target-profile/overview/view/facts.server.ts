import type { TargetProfile } from "~/backend/contract/profile";
import { ownershipWords } from "~/domain/target/ownership-words.server";
import type { Speech } from "~/i18n/speech.server";
import type { PlaceMap } from "~/map/place-map";
import { paths } from "~/paths";
import { locationOf } from "../../location.server";
import { mapOf } from "./around.server";

export interface Facts {
  map: { picture: PlaceMap; label: string; scale: string } | null;
  facts: {
    name: string;
    values: { text: string; href: string | null /** Said beside a link. */; detail?: string }[];
  }[];
}

/** Who a target is: names, numbers, place, owners and sites, and what it trades in. The map is for who has no card of sites beside it. */
export function factsOf(profile: TargetProfile, speech: Speech, has: { map: boolean }): Facts {
  const { names, foreignSystems, parents, sites, places, hsCodes, website, industry, size } = profile;
  const fact = (name: string, values: (string | null)[]) => ({
    name,
    values: values.flatMap((text) => (text ? [{ text, href: null }] : [])),
  });
  const linked = (name: string, list: TargetProfile["parents"]) => ({
    name,
    values: list.map(({ id, name, city, country, ...ownership }) => ({
      text: name,
      href: paths.targetProfile(id),
      detail: speech.list([city ?? (country && speech.country(country)), ownershipWords(ownership, speech)]),
    })),
  });
  const all = [
    fact(
      speech.say("profile:facts.names"),
      names.map(({ text }) => text),
    ),
    fact(speech.say("profile:facts.address"), [addressOf(profile, speech)]),
    fact(speech.say("profile:facts.location"), [profile.place && locationOf(profile.place, speech)]),
    fact(
      speech.say("profile:facts.places"),
      places.map(({ label, city, country }) => speech.list([label, city, country && speech.country(country)])),
    ),
    linked(speech.say("profile:facts.parents"), parents),
    linked(speech.say("profile:facts.sites"), sites),
    ...(profile.moreSites ? [fact("", [speech.say("profile:facts.moreSites")])] : []),
    fact(speech.say("profile:facts.industry"), [industry && speech.word("industries", industry)]),
    fact(speech.say("profile:facts.size"), [size && speech.word("sizes", size)]),
    fact(
      speech.say("profile:facts.hsCodes"),
      hsCodes.slice(0, 12).map((code) => speech.goods(code)),
    ),
    fact(
      speech.say("profile:facts.numbers"),
      foreignSystems.map(({ system, id }) => `${speech.word("identifiers", system)} ${id}`),
    ),
    fact(speech.say("profile:facts.website"), [website]),
  ];
  return { map: has.map ? mapOf(profile, speech) : null, facts: all.filter(({ values }) => values.length > 0) };
}

function addressOf({ address, postalCode, city, region, country }: TargetProfile, speech: Speech): string {
  const town = [postalCode, city].filter(Boolean).join(" ");
  return speech.list([address, town, region === city ? null : region, country && speech.country(country)]);
}
