import type { EventTypeId } from "../../../reference/catalogue/event-types";

/** `{org}`, `{place}`, `{km}`, `{n}` are filled in; the two languages tell the same. */
export interface EventWords {
  en: string;
  de: string;
}

/** Titles of what happens to an organization. */
export const COMPANY_TITLES: Partial<Record<EventTypeId, EventWords>> = {
  "child-labour": words(
    "Inspectors report child labour at a supplier of {org}",
    "Prüfer melden Kinderarbeit bei einem Zulieferer von {org}",
  ),
  "forced-labour": words(
    "Workers at {org} say that their passports were withheld",
    "Beschäftigte von {org} berichten von einbehaltenen Pässen",
  ),
  discrimination: words(
    "Union accuses {org} of paying women less",
    "Gewerkschaft wirft {org} Benachteiligung von Frauen vor",
  ),
  "freedom-of-association": words(
    "{org} dismisses members of a newly founded works council",
    "{org} entlässt Mitglieder eines neu gegründeten Betriebsrats",
  ),
  "wages-and-hours": words("Wages at {org} unpaid for {n} weeks", "Löhne bei {org} seit {n} Wochen nicht gezahlt"),
  "land-rights": words(
    "Villagers near {place} dispute land claimed by {org}",
    "Dorfbewohner bei {place} streiten mit {org} um Land",
  ),
  "workplace-accident": words(
    "{n} injured in accident at {org} in {place}",
    "{n} Verletzte bei Unfall bei {org} in {place}",
  ),
  "occupational-health": words(
    "Authority orders better dust protection at {org}",
    "Behörde ordnet besseren Staubschutz bei {org} an",
  ),
  "product-safety": words("Regulator warns of a part made by {org}", "Behörde warnt vor einem Teil von {org}"),
  pollution: words(
    "Waste water from {org} discolours river near {place}",
    "Abwasser von {org} verfärbt Fluss bei {place}",
  ),
  "hazardous-waste": words(
    "Drums with solvents found behind the works of {org}",
    "Fässer mit Lösungsmitteln hinter dem Werk von {org} gefunden",
  ),
  deforestation: words(
    "Satellite images show cleared forest at plots that deliver to {org}",
    "Satellitenbilder zeigen gerodeten Wald auf Flächen, die {org} beliefern",
  ),
  emissions: words("{org} misses its own emission target", "{org} verfehlt eigenes Emissionsziel"),
  corruption: words(
    "Prosecutors search offices of {org} in {place}",
    "Staatsanwaltschaft durchsucht Büros von {org} in {place}",
  ),
  fraud: words("Auditor refuses to sign the accounts of {org}", "Prüfer verweigert Testat für {org}"),
  antitrust: words("Competition authority opens a case against {org}", "Kartellbehörde eröffnet Verfahren gegen {org}"),
  "data-breach": words("Customer data of {org} offered for sale", "Kundendaten von {org} zum Verkauf angeboten"),
  lawsuit: words("Former distributor sues {org} for damages", "Früherer Händler verklagt {org} auf Schadenersatz"),
  insolvency: words("{org} files for insolvency", "{org} stellt Insolvenzantrag"),
  "financial-distress": words(
    "{org} in talks with its banks after a weak quarter",
    "{org} verhandelt nach schwachem Quartal mit seinen Banken",
  ),
  merger: words(
    "Investor from abroad offers for a majority of {org}",
    "Ausländischer Investor bietet für die Mehrheit an {org}",
  ),
  "ownership-change": words(
    "Founding family sells its shares in {org}",
    "Gründerfamilie verkauft ihre Anteile an {org}",
  ),
  "management-change": words("{org} appoints a new managing director", "{org} bekommt eine neue Geschäftsführung"),
  "plant-closure": words("{org} to close its works in {place}", "{org} schließt Werk in {place}"),
  "production-stop": words(
    "{org} halts production in {place} for {n} days",
    "{org} stoppt Produktion in {place} für {n} Tage",
  ),
  fire: words("Fire at {org} in {place}", "Brand bei {org} in {place}"),
  explosion: words("Explosion at the works of {org} in {place}", "Explosion im Werk von {org} in {place}"),
  "product-recall": words("{org} recalls {n},000 parts", "{org} ruft {n}.000 Teile zurück"),
  "cyber-attack": words(
    "{org} takes its systems down after an attack",
    "{org} fährt nach Angriff seine Systeme herunter",
  ),
  "mass-layoff": words("{org} to lay off {n}0 people in {place}", "{org} entlässt {n}0 Menschen in {place}"),
  strike: words("Workers of {org} in {place} walk out", "Beschäftigte von {org} in {place} legen Arbeit nieder"),
  protest: words("Residents block the gates of {org} in {place}", "Anwohner blockieren Tore von {org} in {place}"),
  "transport-accident": words("Truck of {org} overturns near {place}", "Lastwagen von {org} kippt bei {place} um"),
  news: words("{org} shows new line at trade fair in {place}", "{org} zeigt neue Anlage auf Messe in {place}"),
};

/** Titles of what happens in a country. */
export const COUNTRY_TITLES: Partial<Record<EventTypeId, EventWords>> = {
  "regulatory-change": words(
    "Parliament of {place} passes a law on supply chains",
    "Parlament von {place} beschließt Gesetz zu Lieferketten",
  ),
  "export-control": words(
    "{place} asks for licences for exports of electronics",
    "{place} verlangt Genehmigungen für die Ausfuhr von Elektronik",
  ),
  "political-unrest": words(
    "Demonstrations in several cities of {place}",
    "Demonstrationen in mehreren Städten von {place}",
  ),
  strike: words("Unions call for a general strike in {place}", "Gewerkschaften rufen in {place} zum Generalstreik auf"),
  "trade-barrier": words("{place} raises tariffs on machine parts", "{place} erhöht Zölle auf Maschinenteile"),
  "water-stress": words("Water is rationed in parts of {place}", "Wasser wird in Teilen von {place} rationiert"),
};

/** Titles of what nature does near a place. */
export const HAZARD_TITLES: Partial<Record<EventTypeId, EventWords>> = {
  earthquake: words("M {n} earthquake {km} km from {place}", "Erdbeben der Stärke {n}, {km} km von {place}"),
  flood: words("River floods quarters of {place}", "Fluss überschwemmt Teile von {place}"),
  storm: words("Storm with {n} km/h passes {place}", "Sturm mit {n} km/h zieht über {place}"),
  wildfire: words("Wildfire out of control near {place}", "Waldbrand bei {place} außer Kontrolle"),
  landslide: words("Landslide blocks roads near {place}", "Erdrutsch blockiert Straßen bei {place}"),
  volcano: words("Volcano near {place} spews ash", "Vulkan bei {place} spuckt Asche"),
  "extreme-temperature": words("Heat of {n} degrees expected in {place}", "{n} Grad Hitze in {place} erwartet"),
};

/** Titles of what happens in a port. */
export const PORT_TITLES: Partial<Record<EventTypeId, EventWords>> = {
  "port-congestion": words(
    "Ships wait {n} days off the port of {place}",
    "Schiffe warten {n} Tage vor dem Hafen von {place}",
  ),
  "shipping-disruption": words("Lines skip the port of {place}", "Reedereien lassen den Hafen von {place} aus"),
  strike: words("Dockers in {place} stop work", "Hafenarbeiter in {place} streiken"),
};

/** What a second sentence adds, for any kind of event. */
export const FURTHER: readonly EventWords[] = [
  words(
    "Deliveries are said to go on as planned for the time being.",
    "Lieferungen sollen vorerst wie geplant weiterlaufen.",
  ),
  words(
    "The authorities look into the causes; a statement is expected this week.",
    "Die Behörden untersuchen die Ursachen; eine Stellungnahme wird diese Woche erwartet.",
  ),
  words("Customers were told that dates may move.", "Kunden wurden informiert, dass sich Termine verschieben können."),
  words(
    "It is the second report of this kind within a year.",
    "Es ist die zweite Meldung dieser Art binnen eines Jahres.",
  ),
  words("The company did not answer questions.", "Das Unternehmen beantwortete Fragen nicht."),
];

function words(en: string, de: string): EventWords {
  return { en, de };
}
