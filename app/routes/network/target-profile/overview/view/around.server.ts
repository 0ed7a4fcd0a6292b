import type { TargetProfile } from "~/backend/contract/profile";
import { markName } from "~/domain/target/mark-name.server";
import { ownershipWords } from "~/domain/target/ownership-words.server";
import type { Speech } from "~/i18n/speech.server";
import type { PlaceMap } from "~/map/place-map";
import { drawPlaceMap } from "~/map/place-map.server";
import { paths } from "~/paths";

type Relative = TargetProfile["parents"][number];

export interface Sites {
  map: { picture: PlaceMap; label: string; scale: string } | null;
  /** `number`: of its mark on the map; null where there is one place alone. */
  list: { key: string; name: string; href: string | null; place: string; number: string | null }[];
  /** Those that are not in the list. */
  more: string | null;
}

export interface Ownership {
  /** From the largest owner down; the target itself leads nowhere. */
  steps: { key: string; name: string; href: string | null; detail: string; level: 0 | 1 | 2 }[];
  /** "Other owners: D. Sarıgöl 24 %". */
  others: string | null;
  pathsHref: string;
}

const SHOWN = 4;

/** Where it works: its own places, and those of its sites. */
export function sitesOf(profile: TargetProfile, speech: Speech): Sites {
  const { places, sites } = profile;
  const inWords = (where: { city: string | null; country: string | null }) =>
    speech.list([where.city, where.country && speech.country(where.country)]);
  const all = [
    ...places.map(({ label, ...where }, index) => ({
      key: `place ${index}`,
      name: label ?? where.city ?? "",
      href: null,
      place: inWords(where),
    })),
    ...sites.map((site) => ({
      key: String(site.id),
      name: site.name,
      href: paths.targetProfile(site.id),
      place: inWords(site),
    })),
  ].filter(({ name, place }) => name !== "" || place !== "");
  const isOne = all.length < 2;
  const left = all.length - SHOWN;
  const count = { count: left, number: profile.moreSites ? `${speech.number(left)}+` : speech.number(left) };
  return {
    map: mapOf(profile, speech, isOne ? [] : all.slice(0, SHOWN).map(({ key }) => key)),
    list: all.slice(0, SHOWN).map((one, index) => ({ ...one, number: isOne ? null : speech.number(index + 1) })),
    more: left > 0 ? speech.say("profile:cards.moreSites", count) : null,
  };
}

/** `numbered`: the keys of those that a list beside the map numbers, in its order. */
export function mapOf(profile: TargetProfile, speech: Speech, numbered: readonly string[] = []): Sites["map"] {
  const { name, type, country, lat, lon, place, places, sites } = profile;
  const marked = (key: string, name: string): string => {
    const index = numbered.indexOf(key);
    return index < 0 ? name : `${speech.number(index + 1)} ${name}`;
  };
  const located = [
    // A country's middle would look like a place.
    {
      name: markName(name, place, speech),
      ...(place?.precision === "country" ? { lat: null, lon: null } : { lat, lon }),
    },
    ...places.map(({ label, city, lat, lon }, at) => ({
      name: marked(`place ${at}`, label ?? city ?? name),
      lat,
      lon,
    })),
    ...sites.map(({ id, name, city, lat, lon }) => ({ name: marked(String(id), city ?? name), lat, lon })),
  ];
  const targets = located.flatMap(({ name, lat, lon }) =>
    lat === null || lon === null ? [] : [{ name, at: [lon, lat] as [number, number] }],
  );
  const isSpread = new Set(targets.map(({ at }) => at.join())).size > 1;
  // A dot by itself tells nothing inland: its country stands around it. Several show the land between them.
  const picture = drawPlaceMap({
    points: [],
    areas: [],
    countries: country && !isSpread ? [country] : [],
    targets: type === "country" ? [] : targets,
  });
  if (!picture) return null;
  return { picture, label: speech.say("profile:facts.map", { name }), scale: speech.km(picture.scale.km) };
}

/** The largest owner, the target, and what it owns; null where neither is known. */
export function ownershipOf({ id, name, country, parents, sites }: TargetProfile, speech: Speech): Ownership | null {
  if (parents.length === 0 && sites.length === 0) return null;
  const [first, ...others] = parents;
  const top = first ? 1 : 0;
  const owned = sites.slice(0, SHOWN);
  const detailOf = (one: Relative) => speech.list([one.country, ownershipWords(one, speech)]);
  const step = (one: Relative, level: 0 | 1 | 2) => ({
    key: `${level} ${one.id}`,
    name: one.name,
    href: paths.targetProfile(one.id),
    detail: detailOf(one),
    level,
  });
  return {
    steps: [
      ...(first ? [step(first, 0)] : []),
      { key: "self", name, href: null, detail: country ?? "", level: top as 0 | 1 },
      ...owned.map((one) => step(one, (top + 1) as 1 | 2)),
    ],
    others:
      others.length === 0
        ? null
        : speech.say("profile:cards.otherOwners", {
            names: speech.list(others.map((one) => [one.name, ownershipWords(one, speech)].filter(Boolean).join(" "))),
          }),
    pathsHref: paths.networkTarget(id),
  };
}
