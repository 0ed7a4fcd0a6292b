import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const LABOUR: readonly LexiconRow[] = [
  {
    id: "strike-1",
    type: "strike",
    any: list(
      "Streik, Streiks, streikt, streiken, streikte*, streikend*, gestreikt, bestreikt*, Warnstreik*, Generalstreik*, Bahnstreik*, Lokführerstreik*, Pilotenstreik*, Flughafenstreik*, Poststreik*, Kita-Streik*, Kitastreik*, Hafenstreik*, Ärztestreik*, Streikaufruf*, Streikbeginn, Streikende, Streikwelle*, Streiktag*, " +
        "Arbeitskampf*, Arbeitskämpfe*, Arbeitsniederlegung*, legen … Arbeit nieder, legten … Arbeit nieder, Ausstand, Urabstimmung*, Streikposten, Amazon-Streik*, Verdi-Streik*, GDL-Streik*, Busfahrerstreik*, Lehrerstreik*, Dauerstreik*, Tarifstreit*, Streikdrohung*",
    ),
    not: list(
      "Hungerstreik*, Klimastreik*, Schulstreik*, Streik der Technik, Gebärstreik*, Käuferstreik*, Computer streikt, Motor streikt, Technik streikt, Heizung streikt, Körper streikt, Streiks der Natur",
    ),
    match: [
      "Lokführer streiken ab Mittwoch",
      "Warnstreik legt Nahverkehr lahm",
      "Beschäftigte legen bei Versandhändler die Arbeit nieder",
    ],
    no: ["Häftling im Hungerstreik", "Wenn die Technik streikt", "Streit um Radweg in Hagen"],
  },
  {
    id: "protest-1",
    type: "protest",
    any: list(
      "Protest, Proteste, Protesten, Protests, protestiert*, protestieren, Demonstration, Demonstrationen, demonstrier*, Demonstrant*, Demo, Demos, Kundgebung*, Blockade*, Großdemo*, Bauernprotest*, Straßenblockade*, Sitzblockade*, Massenprotest*, gehen auf die Straße, Protestmarsch*, Mahnwache*",
    ),
    not: list(
      "Demo-Version, Demoversion, Demo-CD, Protest eingelegt, legt Protest ein, Spielwertung, Denkblockade*, Schreibblockade*, Demo-Tape, Demonstration der Stärke, demonstriert Stärke, Anlage demonstriert, Ladehemmung",
    ),
    match: [
      "Tausende demonstrieren gegen Tagebau",
      "Bauern blockieren Zufahrt: Proteste am Hafen",
      "Anwohner protestieren gegen Deponie",
    ],
    no: [
      "Verein legt Protest ein gegen Spielwertung",
      "Demo-Version des Programms erschienen",
      "Mittel gegen die Schreibblockade",
    ],
  },
  {
    id: "mass-layoff-1",
    type: "mass-layoff",
    any: list(
      "Stellenabbau, Jobabbau, Personalabbau, Arbeitsplatzabbau, Massenentlassung*, Entlassungen, Entlassungswelle, Kündigungswelle, Stellenstreichung*, streicht … Stellen, streichen … Stellen, Stellen streichen, Stellen gestrichen, baut … Stellen ab, bauen … Stellen ab, Stellen abbauen, Stellen abzubauen, Stellen fallen weg, Stellen wegfallen, " +
        "Jobs streichen, streicht … Jobs, Jobs fallen weg, Arbeitsplätze abbauen, Arbeitsplätze gestrichen, Arbeitsplätze in Gefahr, bangen um … Jobs, Jobs in Gefahr, Mitarbeiter entlassen, entlässt … Mitarbeiter, entlassen … Mitarbeiter, kündigt … Mitarbeitern, betriebsbedingte Kündigungen, Mitarbeiter müssen gehen, verlieren … Job, verlieren … Arbeitsplatz, Sozialplan, Freisetzung von, Kahlschlag, Sparprogramm … Stellen, Jobverlust*, Arbeitsplätze verloren, Abbau von … Stellen, Abbau von … Arbeitsplätzen",
    ),
    not: list(
      "keine Entlassungen, ohne Entlassungen, keine Stellen streichen, neue Stellen geschaffen, aus dem Krankenhaus entlassen, aus der Haft, Haftentlassung*, Entlassungen aus dem Krankenhaus, ohne Stellenabbau",
    ),
    match: [
      "Zulieferer streicht 900 Stellen",
      "Massenentlassung bei Solarfirma",
      "Bank baut bis 2027 rund 3.000 Stellen ab",
    ],
    no: [
      "Fusion kommt ohne Stellenabbau aus",
      "Mehr Entlassungen aus dem Krankenhaus am Freitag",
      "Firma hat 200 neue Stellen geschaffen",
    ],
  },
  {
    id: "child-labour-1",
    type: "child-labour",
    any: list(
      "Kinderarbeit, Kinderarbeiter*, Kindersklav*, minderjährige Arbeiter*, Minderjährige … beschäftigt, Kinder schuften, Kinder … arbeiten in, ausbeuterische Kinder*, Kinder … Minen, Kinder auf Plantagen",
    ),
    not: list("ohne Kinderarbeit, frei von Kinderarbeit, Welttag gegen, Eltern von Kindern"),
    match: [
      "Kinderarbeit in Kobaltmine entdeckt",
      "Zulieferer hat Minderjährige in Nachtschicht beschäftigt",
      "Kinder schuften für Kakao",
    ],
    no: ["Schokolade ohne Kinderarbeit im Test", "Welttag gegen Kinderarbeit begangen", "Kinder basteln Minenschiff"],
  },
  {
    id: "forced-labour-1",
    type: "forced-labour",
    any: list(
      "Zwangsarbeit, Zwangsarbeiter, Arbeitslager, moderne Sklaverei, Sklavenarbeit, Schuldknechtschaft, Menschenhandel, sklavenähnlich*, Lohnsklaven, Pässe abgenommen, Leibeigenschaft",
    ),
    not: list(
      "NS-Zwangsarbeit*, NS-Zeit, Zweiten Weltkrieg, Nationalsozialis*, Gedenk*, Museum, Roman, Weltkrieg, Mahnmal",
    ),
    match: [
      "Solarzulieferer unter Verdacht der Zwangsarbeit",
      "Näherinnen Pässe abgenommen",
      "Moderne Sklaverei auf Fischkuttern aufgedeckt",
    ],
    no: ["Gedenken an Zwangsarbeiter der NS-Zeit", "Museum zeigt Schau zu Zwangsarbeit", "Roman über Menschenhandel"],
  },
  {
    id: "wages-and-hours-1",
    type: "wages-and-hours",
    any: list(
      "Lohndumping, Hungerlohn, Hungerlöhne*, unter Mindestlohn, unter dem Mindestlohn, Mindestlohnverst*, Mindestlohn nicht gezahlt, unbezahlte Überstunden, ausstehende Löhne, Löhne nicht gezahlt, keinen Lohn, Lohnrückst*, nicht bezahlte Löhne, Lohnraub, Arbeitszeitverst*, Gehälter nicht gezahlt, um Lohn geprellt, Ausbeutung von Arbeit*, Löhne schuldig",
    ),
    not: list("Lohndumping-Debatte im Fußball, Debatte um Mindestlohn"),
    match: [
      "Fahrer warten: Spedition hat Löhne nicht gezahlt",
      "Zoll findet Lohn unter Mindestlohn auf Baustelle",
      "Paketboten leisten unbezahlte Überstunden",
    ],
    no: ["Debatte um Mindestlohn geht weiter", "Lohnt sich ein Elektroauto?", "Belohnung für Finder ausgesetzt"],
  },
  {
    id: "discrimination-1",
    type: "discrimination",
    any: list(
      "Diskriminierung, diskriminiert*, sexuelle Belästigung, sexueller Belästigung, Rassismus am Arbeitsplatz, Rassismusvorw*, Lohnlücke, Mobbing",
    ),
    near: {
      any: list(
        "Mitarbeiter*, Arbeitsplatz, Firma, Konzern*, Unternehmen, Betrieb, Werk, Arbeitgeber*, Bewerber*, Belegschaft, Klage, klagt, Vorwürfe, Angestellte*, Fabrik, Chef",
      ),
      within: 12,
    },
    not: list("Preisdiskriminierung, Schulhof, Cybermobbing"),
    match: [
      "Mitarbeiterin klagt wegen Diskriminierung",
      "Konzern zahlt nach sexueller Belästigung",
      "Vorwürfe: Mobbing im Werk",
    ],
    no: [
      "Preisdiskriminierung durch Unternehmen erklärt",
      "Mobbing auf dem Schulhof: Klage der Eltern",
      "Chef warnt vor Cybermobbing",
    ],
  },
  {
    id: "freedom-of-association-1",
    type: "freedom-of-association",
    any: list(
      "Betriebsratsgründung, Betriebsratswahl verhindert, Betriebsrat … gekündigt, Betriebsräte gekündigt, Betriebsrat verhindern, Gewerkschafter entlassen, Gewerkschafter verhaftet, Gewerkschafter ermordet, Union Busting, gewerkschaftsfeindlich*, Koalitionsfreiheit, Vereinigungsfreiheit, Behinderung des Betriebsrats, Aussperrung*, Gewerkschaftsrechte*, Betriebsratsbehinderung",
    ),
    not: list("aussperren aus der Wohnung, Aussperrung der Fans"),
    match: [
      "Lieferdienst: Betriebsrat fristlos gekündigt",
      "Textilfirma lässt Gewerkschafter entlassen",
      "Union Busting bei Bringdienst",
    ],
    no: ["Betriebsrat feiert Jubiläum", "Verband beschließt Aussperrung der Fans", "Gewerkschaft wählt Vorstand"],
  },
  {
    id: "land-rights-1",
    type: "land-rights",
    any: list(
      "Landraub, Landgrabbing, Land Grabbing, Landrechte*, Landkonflikt*, Zwangsräumung*, Zwangsumsiedlung*, zwangsumgesiedelt*, Vertreibung … Dorf*, vertrieben … Plantage, Indigene … Land, Umsiedlung … Dorf*, Enteignung … Bauern",
    ),
    not: list("Mieter, Wohnung, Vertriebene, Sudeten*"),
    match: [
      "Palmölfirma wird Landraub vorgeworfen",
      "Indigene klagen um ihr Land am Staudamm",
      "Tagebau: Zwangsumsiedlung von Bauern",
    ],
    no: [
      "Zwangsräumung: Mieter wehrt sich",
      "Landrat eröffnet Dorffest",
      "Treffen der Vertriebenen aus dem Sudetenland",
    ],
  },
  {
    id: "human-rights-abuse-1",
    type: "human-rights-abuse",
    any: list(
      "Menschenrechtsverletzung*, Menschenrechtsverst*, Folter, gefoltert*, Aktivist ermordet, Aktivistin ermordet, Aktivisten getötet, Umweltschützer ermordet, Umweltschützer getötet, Völkermord, Verbrechen gegen die Menschlichkeit, willkürliche Verhaftung*",
    ),
    not: list("Folterkeller im Film, Gedenk*, Museum, Roman, Armenier, Mittelalter"),
    match: [
      "Mine: Bericht nennt Menschenrechtsverletzungen",
      "Umweltschützer getötet am Staudamm",
      "Wachleute sollen Arbeiter gefoltert haben",
    ],
    no: ["Folter im Mittelalter: Führung auf der Burg", "Gedenken an Völkermord", "Roman über Folter"],
  },
  {
    id: "workplace-accident-1",
    type: "workplace-accident",
    any: list(
      "Arbeitsunfall, Arbeitsunfälle*, Betriebsunfall, Betriebsunfälle*, Grubenunglück*, Grubenunfall, Minenunglück*, Bergwerksunglück*, Arbeiter tot, Arbeiter getötet, Arbeiter stirbt, Arbeiter sterben, Arbeiter starb*, Arbeiter verletzt, tote Arbeiter, verletzte Arbeiter, Arbeiter schwer verletzt, Bauarbeiter … tot, Bauarbeiter … stirbt, Bauarbeiter … verletzt, Bergleute eingeschlossen, Kumpel eingeschlossen, Kumpel verschüttet, Gerüst eingestürzt, Gerüst stürzt, Kran umgestürzt, Kran stürzt, Fabrikeinsturz, Fabrik eingestürzt, Gebäude eingestürzt, Gasaustritt, Ammoniak ausgetreten, Chemieunfall*, Giftgas",
    ),
    not: list("Giftgasangriff*, Syrien, Übung"),
    match: [
      "Tödlicher Arbeitsunfall im Sägewerk",
      "Kran stürzt auf Baustelle um",
      "Bergwerk: zwölf Kumpel eingeschlossen",
    ],
    no: ["Giftgasangriff in Syrien", "Arbeiter fordern Lohn", "Übung: Chemieunfall im Hafen"],
  },
  {
    id: "epidemic-1",
    type: "epidemic",
    any: list(
      "Epidemie, Pandemie, Corona-Ausbruch, Coronavirus, Covid*, Ebola, Cholera, Vogelgrippe, Schweinepest, Maul- und Klauenseuche, Tierseuche*, Lockdown*, Quarantäne, Infektionswelle, Masernausbruch, Virus-Ausbruch, Geflügelpest, Affenpocken, Dengue*",
    ),
    not: list("nach der Pandemie, seit der Pandemie, vor der Pandemie, Post-Covid, Seuchenfilm"),
    match: [
      "Vogelgrippe in Mastbetrieb nachgewiesen",
      "Ebola breitet sich im Osten aus",
      "Fabrik nach Corona-Ausbruch in Quarantäne",
    ],
    no: [
      "Tourismus so stark wie vor der Pandemie",
      "Seuchenfilm: Ebola im Kino, ein Seuchenfilm",
      "Umsatz seit der Pandemie verdoppelt",
    ],
  },
];
