import { z } from "zod";

/** West, south, east, north in WGS 84 degrees. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);

export const disputedAreasSchema = z.object({
  areas: z.array(
    z.object({
      /** As Natural Earth's outlines name it where they show it apart, else as everybody does. */
      name: z.string(),
      /** The code that it is filed under: ISO 3166-1 alpha-2, or the user-assigned XK. */
      country: z.string().length(2),
      why: z.string(),
      /** Where the outlines show it as a part of another country: that country, and a box that holds the area and nothing else of it. */
      within: z.object({ country: z.string().length(2), box }).optional(),
    }),
  ),
});
export type DisputedArea = z.output<typeof disputedAreasSchema>["areas"][number];

/**
 * Which country's suppliers, events and law an area is filed under, on maps and in what is computed: the country that the United
 * Nations General Assembly or ISO 3166-1 files it under, whoever controls it. It is a convention of this product and no statement on
 * sovereignty. The outlines draw who is in control.
 */
export const DISPUTED_AREAS: readonly DisputedArea[] = [
  {
    ...{ name: "Crimea", country: "UA", why: "UN General Assembly resolution 68/262; ISO 3166-2:UA-43 and UA-40" },
    within: { country: "RU", box: [32.3, 44.2, 36.6, 46.3] },
  },
  {
    ...{
      name: "W. Sahara",
      country: "EH",
      why: "ISO 3166-1 EH; on the United Nations' list of non-self-governing territories",
    },
    within: { country: "MA", box: [-17.3, 20.7, -8.66, 27.667] },
  },
  {
    name: "Kosovo",
    country: "XK",
    why: "Has no code in ISO 3166-1; XK is what everybody uses from its user-assigned range",
  },
  { name: "N. Cyprus", country: "CY", why: "UN Security Council resolution 541; has no code in ISO 3166-1" },
  { name: "Somaliland", country: "SO", why: "Has no code in ISO 3166-1" },
];

/** The country of land that the outlines show apart and that has no code of its own. */
export function countryOfShape(name: string): string | null {
  return DISPUTED_AREAS.find((area) => area.name === name && area.within === undefined)?.country ?? null;
}

/** The country that a point is filed under, given the one whose outline it lies in. */
export function filedUnder(country: string, lat: number, lon: number): string {
  const area = DISPUTED_AREAS.find(({ within }) => {
    if (within?.country !== country) return false;
    const [west, south, east, north] = within.box;
    return lat >= south && lat <= north && lon >= west && lon <= east;
  });
  return area?.country ?? country;
}
