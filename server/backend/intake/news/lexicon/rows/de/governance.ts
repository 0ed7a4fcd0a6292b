import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const GOVERNANCE: readonly LexiconRow[] = [
  {
    id: "pollution-1",
    type: "pollution",
    any: list(
      "Umweltverschmutzung, Ölpest, Ölteppich, Öl ausgelaufen, Öl läuft aus, ausgelaufenes Öl, Gewässerverunreinigung, Gewässerverschmutzung, Wasserverschmutzung, Luftverschmutzung, verseucht*, verunreinigt*, Umweltskandal, Fischsterben, giftige Abwässer, Schadstoffe … ausgetreten, Chemikalien ausgelaufen, Chemikalien ausgetreten, Säure ausgetreten, Altlasten, PFAS, Rotschlamm, Gülle ausgelaufen",
    ),
    not: list("Lichtverschmutzung, Lärmverschmutzung, Altlasten der Politik, Computer verseucht, Viren verseucht"),
    match: [
      "Fabrik: Chemikalien ausgetreten, Fluss gesperrt",
      "Fischsterben nach Unfall in Molkerei",
      "Trinkwasser mit PFAS belastet",
    ],
    no: ["Lichtverschmutzung verdeckt Sterne", "Tausende Computer verseucht", "Der Saal tobt vor Freude"],
  },
  {
    id: "hazardous-waste-1",
    type: "hazardous-waste",
    any: list(
      "Giftmüll, Sondermüll, Atommüll, Gefahrgutmüll, illegale Müll*, illegal entsorgt*, illegale Deponie*, Elektroschrott, radioaktive Abfälle, gefährliche Abfälle, gefährlicher Abfall, Müllskandal, Müllexport*",
    ),
    not: list("Sondermüll richtig entsorgen, Atommüll-Krimi"),
    match: [
      "Giftmüll auf Firmengelände gefunden",
      "Fässer mit Säure illegal entsorgt",
      "Elektroschrott landet in Ghana",
    ],
    no: ["Sondermüll richtig entsorgen", "Atommüll-Krimi im Ersten: der Atommüll-Krimi", "Müllabfuhr kommt später"],
  },
  {
    id: "deforestation-1",
    type: "deforestation",
    any: list(
      "Abholzung, abgeholzt*, Entwaldung, Rodung, Rodungen, gerodet, illegaler Holzeinschlag, illegales Holz, Regenwald zerstört, Waldvernichtung, Waldzerstörung, Brandrodung*, Kahlschlag im Wald, Regenwaldzerstörung",
    ),
    not: list("entwaldungsfrei*, Weinberg gerodet, Garten gerodet"),
    match: ["Sojakonzern wegen Abholzung in der Kritik", "Regenwald für Rinder gerodet", "Zoll stoppt illegales Holz"],
    no: [
      "Schokolade jetzt entwaldungsfrei: keine Abholzung, entwaldungsfrei",
      "Alter Garten gerodet",
      "Waldfest lockt Besucher",
    ],
  },
  {
    id: "sanctions-1",
    type: "sanctions",
    any: list(
      "Sanktionen, Sanktionspaket*, Sanktionsliste*, sanktioniert*, Wirtschaftssanktion*, Embargo, Ölembargo, Waffenembargo, Vermögen eingefroren, Gelder eingefroren, Konten eingefroren, Konten … eingefroren, Vermögen … eingefroren, Sanktionsverst*, schwarze Liste, Strafmaßnahmen",
    ),
    not: list("Hartz*, Jobcenter, Bürgergeld, FIFA, UEFA, Verein, Doping, Schüler, Sperrfrist"),
    match: [
      "EU beschließt neue Sanktionen gegen Reeder",
      "USA setzen Chiphersteller auf schwarze Liste",
      "Konten von Oligarchen eingefroren",
    ],
    no: ["Jobcenter verhängt weniger Sanktionen", "UEFA droht mit Sanktionen", "Doping: Sanktionen für Läufer"],
  },
  {
    id: "export-control-1",
    type: "export-control",
    any: list(
      "Exportkontroll*, Ausfuhrkontroll*, Exportverbot*, Ausfuhrverbot*, Exportbeschränkung*, Ausfuhrbeschränkung*, Exportstopp, Exportlizenz*, Ausfuhrgenehmigung*, Dual-Use, Rüstungsexportstopp, Ausfuhrstopp",
    ),
    not: list("Exportschlager, Datenexportverbot"),
    match: [
      "China verhängt Exportkontrollen für Gallium",
      "Indien erlässt Ausfuhrverbot für Reis",
      "Exportstopp für Weizen",
    ],
    no: ["Exportschlager aus dem Schwarzwald", "Exporte steigen auf Rekord", "App mit Datenexportverbot"],
  },
  {
    id: "corruption-1",
    type: "corruption",
    any: list(
      "Korruption, Korruptions*, Bestechung*, bestochen*, Schmiergeld*, Schmiergelder*, bestechlich*, Geldwäsche, Vorteilsannahme, Untreue, Vetternwirtschaft, Veruntreuung, veruntreut*",
    ),
    not: list("untreue Ehe*, Untreue in der Ehe, Ehe, Korruptionsindex, Liebe"),
    match: [
      "Razzia wegen Schmiergeld bei Baukonzern",
      "Manager wegen Bestechung angeklagt",
      "Korruption: Minister tritt zurück",
    ],
    no: ["Untreue in der Ehe: was tun?", "Neuer Korruptionsindex veröffentlicht", "Bestes Bier gesucht"],
  },
  {
    id: "fraud-1",
    type: "fraud",
    any: list(
      "Betrug, Betrugs*, Anlagebetrug, betrogen, Bilanzfälschung, Bilanzskandal, Bilanzmanipulation*, gefälschte Rechnungen, Steuerhinterziehung, Insiderhandel, Schneeballsystem, Steuerbetrug, Subventionsbetrug, Fälschung von, gefälschte Zertifikate, Bilanzbetrug, Urkundenfälschung, Veruntreuung",
    ),
    not: list(
      "Ehemann, Selbstbetrug, betrogene Ehefrau, Freund betrogen, Enkeltrick*, Betrugsmasche*, betrogen von ihrem, so schützen",
    ),
    match: [
      "Ermittlungen wegen Anlagebetrug gegen Vorstand",
      "Konzern räumt Bilanzfälschung ein",
      "Chef wegen Steuerhinterziehung vor Gericht",
    ],
    no: ["Vom Ehemann betrogen", "Enkeltrick: Polizei warnt vor Betrug", "Neue Betrugsmasche am Telefon"],
  },
  {
    id: "antitrust-1",
    type: "antitrust",
    any: list(
      "Kartellamt*, Bundeskartellamt*, Kartellstrafe*, Kartellverfahren, Kartellbehörde*, Kartellklage*, Kartellrecht*, Kartellverdacht, Preisabsprache*, Preiskartell, Wettbewerbshüter*, Wettbewerbsbehörde*, Wettbewerbsverst*, marktbeherrschend*, Monopol*, Marktmissbrauch, Kartellbuße*, Wettbewerbskommission",
    ),
    not: list("Drogenkartell*, Monopoly*"),
    match: [
      "Kartellamt ermittelt gegen Brauer",
      "Millionenstrafe wegen Preisabsprachen",
      "EU-Wettbewerbshüter prüfen Fusion",
    ],
    no: ["Drogenkartell zerschlagen", "Monopoly wird 90", "Kartoffelernte beginnt"],
  },
  {
    id: "data-breach-1",
    type: "data-breach",
    any: list(
      "Datenleck*, Datenpanne*, Datendiebstahl, Datenklau, gestohlene Daten, Daten gestohlen, Kundendaten gestohlen, Kundendaten im Netz, Daten … veröffentlicht, Datenschutzverst*, Passwörter … gestohlen, Datenskandal*, Daten abgegriffen, Daten erbeutet",
    ),
    not: list("Statistik*, Quartal*"),
    match: [
      "Datenleck bei Versicherer: Kunden betroffen",
      "Hacker haben Kundendaten gestohlen",
      "Bußgeld nach Datenpanne",
    ],
    no: [
      "Statistikamt hat Daten zum Export veröffentlicht: Statistik",
      "Daten und Fakten zum Werk",
      "Datenautobahn wird gebaut",
    ],
  },
  {
    id: "lawsuit-1",
    type: "lawsuit",
    any: list(
      "Klage gegen, klagt gegen, verklagt*, Sammelklage*, Musterklage*, Schadenersatzklage*, Rechtsstreit, reicht Klage ein, Klage eingereicht, Anklage gegen, angeklagt*, vor Gericht, Schadenersatz, Schadensersatz, Patentklage*, Patentstreit, Prozess gegen, Urteil gegen, Vergleich mit Klägern, Gericht verurteilt, klagen gegen",
    ),
    near: {
      any: list(
        "Konzern*, Firma, Unternehmen, Hersteller*, AG, GmbH, Bank*, Anleger*, Aktionär*, Werk, Patent*, Kunden, Umwelt*, Betreiber*, VW, Volkswagen, Kläger*, Verbraucher*, Apple, Google, Zulieferer*, Vorstand*, Manager*",
      ),
      within: 12,
    },
    not: list("Mord*, Totschlag, Vergewaltigung, Scheidung"),
    match: [
      "Anwohner reichen ein: Klage gegen Betreiber",
      "Anleger verklagen? Aktionäre haben Bank verklagt",
      "Sammelklage gegen Hersteller von Herzklappen",
    ],
    no: [
      "Bankräuber wegen Mordes vor Gericht: Mord in Bank",
      "Scheidung: Klage gegen Manager",
      "Klagelied im Konzertsaal",
    ],
  },
  {
    id: "regulatory-change-1",
    type: "regulatory-change",
    any: list(
      "neues Gesetz, Gesetzentwurf, Gesetzesentwurf, Bundestag beschließt, Parlament beschließt, Lieferkettengesetz, neue Verordnung, EU-Verordnung, EU-Richtlinie, neue Richtlinie, neue Regeln für, tritt in Kraft, treten in Kraft, Gesetzesänderung, strengere Regeln, Verbot von, verschärft … Regeln, Novelle",
    ),
    near: {
      any: list(
        "Unternehmen, Firmen, Industrie, Hersteller*, Import*, Verpackung*, Batterie*, Chemikalien, Lieferketten*, Plastik*, Arbeitgeber*, Banken, Klima*, Umwelt*, Emission*, Handel, Steuer*, Auto*, Energie*, CO2*",
      ),
      within: 14,
    },
    not: list("Abseits*, Fußball, Roman"),
    match: [
      "Bundestag beschließt Lieferkettengesetz für Unternehmen",
      "Neue Regeln für Verpackungen treten in Kraft",
      "EU-Verordnung zu Batterien verabschiedet",
    ],
    no: [
      "Neue Regeln für Abseits im Fußballhandel",
      "Novelle von Storm über den Handel: kein Roman",
      "Hausordnung der Schule geändert",
    ],
  },
  {
    id: "trade-barrier-1",
    type: "trade-barrier",
    any: list(
      "Zölle, Zöllen, Strafzoll, Strafzölle*, Schutzzoll*, Schutzzölle*, Einfuhrzoll, Einfuhrzölle*, Importzoll, Importzölle*, Antidumping*, Anti-Dumping*, Handelskrieg, Handelsstreit, Handelskonflikt, Importverbot*, Einfuhrverbot*, Importstopp, Einfuhrstopp, Importbeschränkung*, Handelshemmnis*",
    ),
    not: list("Beifall gezollt, Zoll findet, Fernseher Zoll"),
    match: [
      "USA erheben Strafzölle auf Stahl",
      "China verhängt Importstopp für Fleisch",
      "EU plant Antidumpingzölle auf Räder",
    ],
    no: ["Publikum zollte Beifall", "Fernseher mit 55 Zoll", "Zoll findet Schmuggelware"],
  },
  {
    id: "armed-conflict-1",
    type: "armed-conflict",
    any: list(
      "Luftangriff*, Drohnenangriff*, Raketenangriff*, Raketenbeschuss, Beschuss, Artillerie*, Invasion, Offensive, Gefechte*, Kämpfe in, Kämpfe um, Kämpfen, Krieg in, Kriegsausbruch, Bürgerkrieg, Anschlag, Anschläge, Selbstmordanschlag*, Autobombe*, Bombenanschlag*, Terroranschlag*, Rebellen, Milizen, Truppen, Einmarsch, Waffenruhe",
    ),
    near: {
      any: list(
        "Tote*, tot, getötet*, verletzt*, Stadt, Armee, Soldaten, Grenze, Ukraine, Gaza, Sudan, Jemen, Syrien, Israel, Russland, russisch*, Hauptstadt, Kraftwerk, Zivilisten, sterben, angegriffen, rücken*, erobern*, Militär*, Regierung*, Irak, Afghanistan",
      ),
      within: 10,
    },
    not: list(
      "Zweiten Weltkrieg, Zweiter Weltkrieg, Ersten Weltkrieg, Handelskrieg, Preiskrieg, Film, Roman, Charmeoffensive, Bayern, Bundesliga, Star Wars, Spam",
    ),
    match: [
      "Raketenangriff auf Kraftwerk bei Odessa",
      "Rebellen erobern Stadt im Kongo",
      "Selbstmordanschlag: 20 Tote",
    ],
    no: [
      "Bayern-Offensive trifft Tor um Tor gegen die Stadt",
      "Film über Krieg in der Ukraine",
      "Charmeoffensive der Regierung",
    ],
  },
  {
    id: "political-unrest-1",
    type: "political-unrest",
    any: list(
      "Putsch, Putschversuch, Staatsstreich, Militärputsch, Unruhen, Krawalle, Ausschreitungen, Plünderung*, Ausnahmezustand, Kriegsrecht, Ausgangssperre, Aufstand, Umsturz, Regierung gestürzt, Straßenschlacht*, Militärjunta",
    ),
    not: list("Fußball*, Fans, Derby, Hooligan*, Zwergenaufstand, Warnstreik"),
    match: [
      "Militär verkündet Putsch in Niger",
      "Unruhen in Nairobi: Ausgangssperre",
      "Regierung ruft Ausnahmezustand aus",
    ],
    no: [
      "Krawalle von Fans beim Derby",
      "Hooligans: Ausschreitungen im Stadion",
      "Zwergenaufstand im Puppentheater: ein Aufstand? Zwergenaufstand",
    ],
  },
];
