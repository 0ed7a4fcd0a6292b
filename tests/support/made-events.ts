import type { NewTarget } from "../../server/backend/network/targets/create-targets";
import type { PriorityNumber } from "../../server/backend/reference/catalogue/priorities";

type Made = Partial<NewTarget> & { name: string; operator?: string };
const company = (name: string, country: string, more: Partial<NewTarget> = {}): Made => ({ name, country, ...more });
const site = (name: string, operator: string, country: string, city: string, at: [number, number]): Made => ({
  ...{ name, operator, country, city, lat: at[0], lon: at[1] },
  ...{ type: "POI", ctype: "factory" },
});

/** Invented companies in real towns. */
export const MADE_NETWORK: readonly Made[] = [
  company("Nordhang Guss GmbH", "DE", { city: "Hagen", lat: 51.3671, lon: 7.4633 }),
  site("Gießerei Eckesey", "Nordhang Guss GmbH", "DE", "Hagen", [51.383, 7.46]),
  site("Werk Iserlohn", "Nordhang Guss GmbH", "DE", "Iserlohn", [51.3755, 7.7028]),
  company("Vantor Castings Inc", "US"),
  site("Vantor Castings Toledo Plant", "Vantor Castings Inc", "US", "Toledo", [41.6639, -83.5552]),
  site("Vantor Castings Dayton Plant", "Vantor Castings Inc", "US", "Dayton", [39.7589, -84.1916]),
  company("Lavrand SA", "FR"),
  site("Filature du Nord", "Lavrand SA", "FR", "Roubaix", [50.6942, 3.1746]),
  company("Brenton Foods", "US"),
  company("Quellmark Kabel AG", "DE", { city: "Stuttgart", lat: 48.7758, lon: 9.1829 }),
  { ...site("Hafen Brunswerder", "Quellmark Kabel AG", "DE", "Hamburg", [53.53, 9.95]), ctype: "port" },
];

export interface MadeEvent {
  title: string;
  language: "en" | "de" | "fr";
  type: string;
  employer?: string;
  role?: "employer" | "mentioned" | "publisher" | "parent";
  town?: string;
  region?: string;
  country?: string;
  at?: [lat: number, lon: number];
  radiusKm?: number;
  priority?: PriorityNumber;
  severity?: object;
  /** Names of the targets, with the level of each. */
  touches: Record<string, string>;
}

const VANTOR_TOLEDO = {
  "Vantor Castings Inc": "company",
  "Vantor Castings Toledo Plant": "direct",
  "Vantor Castings Dayton Plant": "related-target",
};

export const MADE_EVENTS: readonly MadeEvent[] = [
  {
    ...{ title: "Vantor Castings to lay off 120 in Toledo", language: "en", type: "mass-layoff" },
    ...{ employer: "Vantor Castings", town: "Toledo", region: "OH", country: "US", touches: VANTOR_TOLEDO },
  },
  {
    ...{ title: "Vantor Castings closes its office in Boston", language: "en", type: "plant-closure" },
    ...{ employer: "Vantor Castings", town: "Boston", region: "MA", country: "US" },
    touches: {
      "Vantor Castings Inc": "company",
      "Vantor Castings Toledo Plant": "mention",
      "Vantor Castings Dayton Plant": "mention",
    },
  },
  {
    ...{ title: "Vantor Castings strike spreads, union says", language: "en", type: "strike" },
    ...{ employer: "Vantor Castings, Inc.", country: "US" },
    touches: {
      "Vantor Castings Inc": "company",
      "Vantor Castings Toledo Plant": "mention",
      "Vantor Castings Dayton Plant": "mention",
    },
  },
  {
    ...{ title: "Vantor Casting Supplies files for bankruptcy", language: "en", type: "insolvency" },
    ...{ employer: "Vantor Casting Supplies", town: "Toledo", region: "OH", country: "US", touches: {} },
  },
  {
    ...{ title: "Vantor Castings wins an order in Toledo, Spain", language: "en", type: "news" },
    ...{ employer: "Vantor Castings", town: "Toledo", country: "ES", touches: {} },
  },
  {
    ...{ title: "Großbrand bei Nordhang Guss in Hagen", language: "de", type: "fire" },
    ...{ employer: "Nordhang Guss", town: "Hagen", country: "DE" },
    touches: { "Gießerei Eckesey": "direct", "Nordhang Guss GmbH": "direct", "Werk Iserlohn": "related-target" },
  },
  {
    ...{ title: "Nordhang Guss meldet Insolvenz an", language: "de", type: "insolvency" },
    ...{ employer: "Nordhang Guss GmbH", country: "DE" },
    touches: {
      "Gießerei Eckesey": "related-target",
      "Nordhang Guss GmbH": "company",
      "Werk Iserlohn": "related-target",
    },
  },
  {
    ...{ title: "Warnstreik bei Nordhang in Iserlohn", language: "de", type: "strike" },
    ...{ employer: "Nordhang Guss", town: "Iserlohn", country: "DE" },
    touches: { "Gießerei Eckesey": "related-target", "Nordhang Guss GmbH": "company", "Werk Iserlohn": "direct" },
  },
  {
    ...{ title: "Brand in einer Spedition in Hagen", language: "de", type: "fire" },
    ...{ employer: "Spedition Kröger", town: "Hagen", country: "DE", touches: {} },
  },
  {
    ...{ title: "Kabelwerk Quellmark baut 200 Stellen in Stuttgart ab", language: "de", type: "mass-layoff" },
    ...{ employer: "Quellmark Kabel", town: "Stuttgart", country: "DE" },
    touches: { "Quellmark Kabel AG": "direct", "Hafen Brunswerder": "mention" },
  },
  {
    ...{ title: "Quellmark Logistik schließt Lager in Hamburg", language: "de", type: "plant-closure" },
    ...{ employer: "Quellmark Logistik", town: "Hamburg", country: "DE", touches: {} },
  },
  {
    ...{ title: "Lavrand supprime 80 postes à Roubaix", language: "fr", type: "mass-layoff" },
    ...{ employer: "Lavrand", town: "Roubaix", country: "FR" },
    touches: { "Filature du Nord": "direct", "Lavrand SA": "company" },
  },
  {
    ...{ title: "Lavrand ferme son siège de Lyon", language: "fr", type: "plant-closure" },
    ...{ employer: "Lavrand SA", town: "Lyon", country: "FR" },
    touches: { "Filature du Nord": "mention", "Lavrand SA": "company" },
  },
  {
    ...{ title: "Incendie dans une filature à Roubaix", language: "fr", type: "fire" },
    ...{ employer: "Filature Delmotte", town: "Roubaix", country: "FR", touches: {} },
  },
  {
    ...{ title: "Grève chez Lavrand, selon les syndicats", language: "fr", type: "strike" },
    ...{ employer: "Lavrand", country: "FR" },
    touches: { "Filature du Nord": "mention", "Lavrand SA": "company" },
  },
  {
    ...{ title: "Brenton Foods recalls soups", language: "en", type: "product-recall" },
    ...{ employer: "Brenton Foods, LLC", country: "US", touches: { "Brenton Foods": "company" } },
  },
  {
    ...{ title: "Brenton Food Bank asks for help", language: "en", type: "news" },
    ...{ employer: "Brenton Food Bank", town: "Toledo", region: "OH", country: "US", touches: {} },
  },
  {
    ...{ title: "Analyst at Brenton Foods expects more layoffs at rivals", language: "en", type: "mass-layoff" },
    ...{ employer: "Brenton Foods", role: "mentioned", country: "US", touches: { "Brenton Foods": "mention" } },
  },
  {
    ...{ title: "M 5.8 - 9 km N of Hagen, Germany", language: "en", type: "earthquake", severity: { magnitude: 5.8 } },
    ...{ at: [51.45, 7.46], priority: 2 },
    touches: {
      ...{ "Gießerei Eckesey": "regional", "Nordhang Guss GmbH": "regional", "Werk Iserlohn": "regional" },
      Germany: "country",
    },
  },
  {
    ...{ title: "M 3.1 - near Hagen, Germany", language: "en", type: "earthquake", severity: { magnitude: 3.1 } },
    ...{ at: [51.45, 7.46], priority: 1, touches: {} },
  },
  {
    ...{ title: "Volmehochwasser in Hagen", language: "de", type: "flood", at: [51.37, 7.47] },
    touches: {
      ...{ "Gießerei Eckesey": "direct", "Nordhang Guss GmbH": "direct", "Werk Iserlohn": "regional" },
      Germany: "country",
    },
  },
  {
    ...{ title: "Sturm über der Elbe", language: "de", type: "storm", at: [53.55, 9.99], priority: 2 },
    touches: { "Hafen Brunswerder": "direct", "Quellmark Kabel AG": "site-to-company", Germany: "country" },
  },
  {
    ...{ title: "Feux de forêt près de Roubaix", language: "fr", type: "wildfire", at: [50.68, 3.1], priority: 2 },
    touches: { "Filature du Nord": "regional", France: "country" },
  },
  {
    ...{ title: "Sécheresse en France", language: "fr", type: "drought", country: "FR", at: [50.7, 3.17] },
    touches: { "Filature du Nord": "country", "Lavrand SA": "country", France: "country" },
  },
  {
    ...{ title: "Hafen Hamburg: Stau am Containerterminal", language: "de", type: "port-congestion" },
    ...{ at: [53.54, 9.96], country: "DE", priority: 2 },
    touches: { "Hafen Brunswerder": "direct", "Quellmark Kabel AG": "site-to-company", Germany: "country" },
  },
  {
    ...{
      title: "Kupferpreis steigt nach Streik in Chile",
      language: "de",
      type: "trade-barrier",
      country: "CL",
      priority: 2,
    },
    touches: { Chile: "country", Copper: "commodity" },
  },
  {
    ...{
      title: "Copper prices jump after Chile strike",
      language: "en",
      type: "trade-barrier",
      country: "CL",
      priority: 2,
    },
    touches: { Chile: "country", Copper: "commodity" },
  },
  {
    ...{ title: "Les prix du cuivre montent", language: "fr", type: "trade-barrier", priority: 2 },
    touches: { Copper: "commodity" },
  },
  {
    ...{ title: "Sugar Land, TX: Brenton Foods lays off 40", language: "en", type: "mass-layoff" },
    ...{ employer: "Brenton Foods", town: "Sugar Land", region: "TX", country: "US" },
    touches: { "Brenton Foods": "company" },
  },
  {
    ...{ title: "Bundesregierung beschließt Exportkontrollen", language: "de", type: "export-control", country: "DE" },
    touches: {
      ...{ "Gießerei Eckesey": "country", "Nordhang Guss GmbH": "country", "Werk Iserlohn": "country" },
      ...{ "Quellmark Kabel AG": "country", "Hafen Brunswerder": "country", Germany: "country" },
    },
  },
];
