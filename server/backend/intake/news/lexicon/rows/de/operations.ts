import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const OPERATIONS: readonly LexiconRow[] = [
  {
    id: "fire-1",
    type: "fire",
    any: list(
      "Brand, Brände, Bränden, Brandes, Großbrand, Großbrände*, Fabrikbrand*, Lagerbrand*, Lagerhallenbrand*, Dachstuhlbrand*, Kellerbrand*, Wohnungsbrand*, Schwelbrand*, Hallenbrand*, Feuer, Großfeuer, Flammen, brennt, brannte, brennen, brannten, brennende*, niedergebrannt*, abgebrannt*, ausgebrannt*, Feuerwehr, Feuerwehrleute, Brandstiftung*, Brandursache, Feuersbrunst, Feuerinferno, Industriebrand*, Scheunenbrand*, Werksbrand*",
    ),
    not: list(
      "Feuer und Flamme, Willy Brandt, Branding, unter Feuer, Feuer gefrei*, eröffn* Feuer, das Feuer eröffn*, Feuer eröffnet, Feuerpause, Waldbrand*, Waldbrände*, Waldbränden, Buschbrand*, Buschbrände*, Buschfeuer, brennt darauf, brennt für, brennen für, brennendes Interesse, brennende Frage*, ausgebrannt fühlen, Burnout, Spiel mit dem Feuer, mit dem Feuer spielen, Feuer frei, Kreuzfeuer, Feuertaufe, Brand Eins, brandneu, Schnaps, brennt ein, Branddirektor, Kindergarten besucht, Feuer fangen für, Feuerwehrfest, " +
        "Feuerwehrmann des Jahres, Tag der offenen Tür, Feuerprobe, CD brennen, gefeuert, Feuerwerk, Übung, brennt der Baum, Dart, Artilleriefeuer, Unfall",
    ),
    match: [
      "Nach Großbrand: Muster Guss GmbH stellt Produktion ein",
      "Feuer zerstört Lagerhalle in Linz",
      "Fabrik steht in Flammen",
    ],
    no: [
      "Stadtrat ist Feuer und Flamme",
      "Soldaten haben das Feuer eröffnet",
      "Willy Brandt und der Brand der Rede: Willy Brandt",
    ],
  },
  {
    id: "explosion-1",
    type: "explosion",
    any: list(
      "Explosion, Explosionen, explodiert*, explodieren, Gasexplosion*, Detonation*, detoniert*, Verpuffung, Staubexplosion*, Kesselexplosion*, Chemieexplosion*, in die Luft geflogen, flog in die Luft",
    ),
    not: list(
      "Kostenexplosion, Preise explodier*, Preise explodieren, Explosion der Kosten, Explosion der Preise, Kosten explodier*, Bevölkerungsexplosion, Explosion der Nachfrage, Nachfrage explodiert, Mieten explodieren, Zahlen explodier*, Farbexplosion, Autobombe*, Selbstmord*, Energiepreise, Explosion der Mieten, Urknall, Supernova, Preisexplosion, Stern",
    ),
    match: ["Explosion in Chemiepark: zwei Tote", "Gasflasche explodiert in Werkstatt", "Verpuffung in Zuckerfabrik"],
    no: [
      "Explosion der Kosten bei Bahnprojekt",
      "Mieten explodieren in Wien",
      "Nachfrage nach Wärmepumpen explodiert: Explosion der Nachfrage",
    ],
  },
  {
    id: "production-stop-1",
    type: "production-stop",
    any: list(
      "Produktionsstopp*, Produktionsausfall*, Produktionsausfälle*, Produktionsunterbrechung*, Produktion … eingestellt, Produktion … gestoppt, Produktion … unterbrochen, stoppt … Produktion, stellt Produktion … ein, stellt … Produktion … ein, stellt die Produktion, Produktion steht still, Bänder stehen still, Bänder standen still, Kurzarbeit, Produktion ruht, Betriebsunterbrechung, Force Majeure, höhere Gewalt, Werk steht still, Produktion lahmgelegt, legt … Produktion lahm, Produktion … lahm, Produktion angehalten, Produktionspause, drosselt … Produktion, Zwangspause, Anlage abgeschaltet",
    ),
    not: list("Produktion der Serie, Filmproduktion, Serie, Kurzarbeit beendet, Theater*"),
    match: [
      "Chipmangel: Autobauer stoppt Produktion",
      "Muster Guss stellt Produktion zwei Wochen ein",
      "Brand legt Produktion bei Muster Guss lahm",
      "Nach Flut stehen die Bänder still: Produktionsausfall",
    ],
    no: ["Sender stoppt Produktion der Serie", "Theater muss in Zwangspause", "Firma hat Kurzarbeit beendet"],
  },
  {
    id: "plant-closure-1",
    type: "plant-closure",
    any: list(
      "Werksschließung*, Werkschließung*, Standortschließung*, Betriebsschließung*, Fabrikschließung*, Filialschließung*, Schließung … Werk*, Schließung … Standort*, Schließung … Fabrik, schließt … Werk, schließt … Fabrik, schließt … Standort, schließt … Filialen, Werk … geschlossen, Standort … geschlossen, macht … dicht, Werk vor dem Aus, Aus für … Werk, Stilllegung, stillgelegt*, legt … still, Werk schließen, Werke schließen, Betrieb eingestellt, stellt Betrieb ein, stellt den Betrieb ein, Betriebsaufgabe, schließt Standort, schließt Werk, Standort … Aus, Filialen schließen",
    ),
    not: list(
      "Schließung der Lücke, Vertrag geschlossen, Kindergarten, Schule*, vorübergehend, Autobahn*, schließt … nicht aus, Bahnstrecke, stillgelegte Bahn*, Grenze",
    ),
    match: [
      "Reifenhersteller schließt Werk in Hessen",
      "Papierfabrik vor Stilllegung",
      "Werksschließung trifft 300 Beschäftigte",
    ],
    no: [
      "Stillgelegte Bahnstrecke wird Radweg",
      "Minister schließt Werkverkauf nicht aus",
      "Schule: Schließung des Standorts im Sommer",
    ],
  },
  {
    id: "product-recall-1",
    type: "product-recall",
    any: list(
      "Rückruf, Rückrufe, Rückrufaktion*, ruft … zurück, rufen … zurück, zurückgerufen, zurückrufen, Produktrückruf*, Rückrufs, Lebensmittelrückruf*, vom Markt genommen, aus dem Verkauf, Verkaufsstopp, Auslieferungsstopp",
    ),
    not: list("Botschafter*, ruft zurück ins, Anrufer, Rückruf bitte, ruft die Polizei, Hotline"),
    match: [
      "Hersteller ruft 20.000 Autos zurück",
      "Rückruf von Salami wegen Salmonellen",
      "Spielzeug wird vom Markt genommen",
    ],
    no: ["Berlin hat Botschafter zurückgerufen", "Hotline verspricht Rückruf", "Nebenan ruft der Muezzin"],
  },
  {
    id: "product-safety-1",
    type: "product-safety",
    any: list(
      "Produktsicherheit, Sicherheitsmangel, Sicherheitsmängel, Brandgefahr, Stromschlaggefahr, Erstickungsgefahr, gesundheitsgefährdend*, verunreinigte*, Salmonellen, Listerien, Gammelfleisch, Lebensmittelskandal*, Verbraucherschützer warnen, defekte Airbags, mangelhafte Ware, Schadstoffe in, gefährliches Spielzeug, Bremsen defekt, Metallteile in, Keime in, Glassplitter",
    ),
    near: {
      any: list(
        "Produkt*, Auto*, Spielzeug, Lebensmittel*, Fleisch, Wurst, Käse, Akku*, Geräte*, Hersteller*, Behörde, Warnung, warnt, warnen, Kunden, Verbraucher*, Milch, Arznei*, Babynahrung, Fahrzeug*, gefunden, Rückruf, Salat",
      ),
      within: 12,
    },
    not: list("Waldbrandgefahr, Wald, Kühlschranktipps, Autobahn, Produktiver"),
    match: [
      "Behörde warnt: Brandgefahr bei Akkus",
      "Listerien in Käse gefunden",
      "Schadstoffe in Spielzeug: Warnung an Kunden",
    ],
    no: [
      "Hohe Brandgefahr im Wald, Behörde warnt",
      "Nach Unfall Glassplitter auf der Autobahn: Warnung",
      "Salat ist gesund",
    ],
  },
  {
    id: "cyber-attack-1",
    type: "cyber-attack",
    any: list(
      "Cyberangriff*, Cyber-Angriff*, Cyberattacke*, Cyber-Attacke*, Hackerangriff*, Hackerattacke*, Hacker-Angriff*, Hacker-Attacke*, Ransomware*, Erpressungstrojaner, Erpressersoftware, gehackt*, Hacker legen, Hacker, Schadsoftware, DDoS*, IT-Ausfall, Trojaner, Cyberkriminelle*, IT-Angriff*",
    ),
    not: list(
      "Lifehack*, Hackerspace, Hackathon, gehacktes Fleisch, Holz gehackt, fein gehackt, Petersilie, Trojaner-Ausstellung, Zwiebel*, Schnitzel",
    ),
    match: [
      "Cyberangriff legt Autozulieferer lahm",
      "Hafenbetreiber mit Ransomware erpresst",
      "Hackerangriff auf Klinik",
    ],
    no: ["Die Zwiebel fein gehackt anbraten", "Hackathon an der Uni: Hacker willkommen", "Holz gehackt für den Winter"],
  },
  {
    id: "shipping-disruption-1",
    type: "shipping-disruption",
    any: list(
      "Lieferengpass*, Lieferengpässe*, Lieferketten gestört, Suezkanal, Suez-Kanal, Panamakanal, Rotes Meer, Roten Meer, Straße von Hormus, Huthi*, Piraten, Piraterie, auf Grund gelaufen, läuft auf Grund, lief auf Grund, Frachter, Containerschiff*, Hafen gesperrt, Häfen geschlossen, Schifffahrt, Bahnstrecke gesperrt, Grenze geschlossen, Güterverkehr",
    ),
    near: {
      any: list(
        "gesperrt, blockiert*, gestört, angegriffen, Angriff*, umgeleitet, Umleitung, Schiff*, Reeder*, Frachter, eingestellt, Niedrigwasser, gekapert, beschossen, Stau, havariert, Grund, verzöger*, Verspätung*, stecken, Lkw, meiden, Sperrung, Engpass*",
      ),
      within: 8,
    },
    not: list(
      "Piratenpartei, Piraten-Fest, Kreuzfahrt*, Produktpiraterie, Urlaub*, Piratenschiff auf dem Spielplatz, Tauchen, Medikament*",
    ),
    match: [
      "Containerschiff blockiert Suezkanal",
      "Reeder meiden Rotes Meer nach Angriffen",
      "Rhein: Schifffahrt nach Havarie eingestellt",
    ],
    no: [
      "Piratenpartei nach Angriff im Netz",
      "Kreuzfahrt durch den Panamakanal: Schiff neu",
      "Tauchen im Roten Meer: Schiff lädt ein",
    ],
  },
  {
    id: "transport-accident-1",
    type: "transport-accident",
    any: list(
      "Unfall, Unfälle, Unfällen, Unfalls, Unfallstelle*, Verkehrsunfall*, Verkehrsunfälle*, Zugunglück*, Zugunfall*, Busunglück*, Busunfall*, Flugzeugabsturz*, Flugzeugunglück*, Absturz, abgestürzt*, entgleist*, Entgleisung, Schiffsunglück*, Fährunglück*, Kollision, kollidiert*, Zusammenstoß, zusammengestoßen, Auffahrunfall*, Massenkarambolage, gekentert*, kentert*, gesunken, Lkw umgekippt, umgestürzt, Notlandung, Lkw-Unfall*, Geisterfahrer*, Falschfahrer*, Frontalzusammenstoß, prallt*, überschlug sich, von der Fahrbahn, Bahnunfall*, Hubschrauberabsturz*",
    ),
    not: list(
      "Kursabsturz, Arbeitsunfall*, Betriebsunfall*, Börse, Computerabsturz, Umfrage*, Aktie*, Chemieunfall*, Reaktorunfall*, Kletterunfall, Skiunfall, Atomunfall, gesunken sind, Preise, Zinsen, Inflation, Umsatz, Gewinn, Absturz der, nach dem Absturz in, Tabelle, Bundesliga, Arbeitslos*, Prozent",
    ),
    match: ["Güterzug entgleist bei Köln", "Schwerer Unfall auf der A3 mit Lkw", "Fähre gekentert: viele Vermisste"],
    no: ["Absturz der Aktie kostet Milliarden", "Zinsen sind gesunken", "Nach Skiunfall: Sängerin erholt sich"],
  },
  {
    id: "port-congestion-1",
    type: "port-congestion",
    any: list(
      "Hafenstau, Schiffsstau, Stau vor dem Hafen, Stau im Hafen, Containerstau, Schiffe warten, Schiffe stauen sich, Container stauen sich, Abfertigung stockt, überlasteter Hafen, Hafen überlastet, Häfen überlastet, Rückstau, Wartezeiten",
    ),
    near: { any: list("Hafen*, Häfen, Schiff*, Container*, Terminal*, Reede"), within: 8 },
    not: list("Stau auf, Autobahn*, Passkontrolle, Flughafen*"),
    match: [
      "Hafenstau vor Hamburg wird länger",
      "Container stauen sich am Terminal",
      "Wartezeiten für Schiffe in Antwerpen",
    ],
    no: [
      "Lange Wartezeiten am Terminal: Flughafen voll",
      "Rückstau auf der Autobahn am Hafen",
      "Hafenfest lockt Tausende",
    ],
  },
];
