import type { TargetProfile } from "~/backend/contract/profile";
import { ownershipWords } from "~/domain/target/ownership-words.server";
import type { Speech } from "~/i18n/speech.server";
import type { PlaceMap } from "~/map/place-map";
import { drawPlaceMap } from "~/map/place-map.server";
import { paths } from "~/paths";
import { locationOf } from "../../location.server";

export interface Facts {
  map: { picture: PlaceMap; label: string; scale: string } | null;
  facts: {
    name: string;
    values: { text: string; href: string | null /** Said beside a link. */; detail?: string }[];
  }[];
}

/** Who a target is: names, numbers, place, owners and sites, what it trades in, who follows it. */
export function factsOf(profile: TargetProfile, speech: Speech): Facts {
  const { names, foreignSystems, parents, sites, places, hsCodes, website, industry, size, customer } = profile;
  const fact = (name: string, values: (string | null)[]) => ({
    name,
    values: values.flatMap((text) => (text ? [{ text, href: null }] : [])),
  });
  const linked = (name: string, list: TargetProfile["parents"]) => ({
    name,
    values: list.map(({ id, name, city, country, ...ownership }) => ({
      text: name,
      href: paths.targetProfile(id),
      detail: [city ?? (country && speech.country(country)), ownershipWords(ownership, speech)]
        .filter(Boolean)
        .join(", "),
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
      places.map(({ label, city, country }) =>
        [label, city, country && speech.country(country)].filter(Boolean).join(", "),
      ),
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
    ...(customer
      ? [
          fact(speech.say("profile:facts.followers"), [
            speech.say("profile:followers", {
              count: customer.followerCount,
              number: speech.number(customer.followerCount),
            }),
          ]),
          {
            name: speech.say("profile:facts.collections"),
            values: customer.collections.map(({ id, name }) => ({
              text: name,
              href: paths.collection(id),
            })),
          },
        ]
      : []),
  ];
  return { map: mapOf(profile, speech), facts: all.filter(({ values }) => values.length > 0) };
}

function addressOf({ address, postalCode, city, region, country }: TargetProfile, speech: Speech): string {
  const town = [postalCode, city].filter(Boolean).join(" ");
  return [address, town, region === city ? null : region, country && speech.country(country)]
    .filter(Boolean)
    .join(", ");
}

function mapOf({ name, type, country, lat, lon, place, places }: TargetProfile, speech: Speech): Facts["map"] {
  const located = [
    // A country's middle would look like a place.
    { name, ...(place?.precision === "country" ? { lat: null, lon: null } : { lat, lon }) },
    ...places.map(({ label, city, lat, lon }) => ({ name: label ?? city ?? name, lat, lon })),
  ];
  const targets = located.flatMap(({ name, lat, lon }) =>
    lat === null || lon === null ? [] : [{ name, at: [lon, lat] as [number, number] }],
  );
  // A dot by itself tells nothing inland: its country stands around it.
  const picture = drawPlaceMap({
    points: [],
    areas: [],
    countries: country ? [country] : [],
    targets: type === "country" ? [] : targets,
  });
  if (!picture) return null;
  return { picture, label: speech.say("profile:facts.map", { name }), scale: speech.km(picture.scale.km) };
}
