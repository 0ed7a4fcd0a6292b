import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const FINANCE: readonly LexiconRow[] = [
  {
    id: "insolvency-1",
    type: "insolvency",
    any: list(
      "Insolvenz, Insolvenz*, insolvent*, Pleite, Pleiten, pleite, Konkurs*, Zahlungsunfähig*, zahlungsunfähig*, Bankrott, bankrott, Gläubigerschutz, Firmenpleite*, Eigenverwaltung, Schutzschirmverfahren, Sanierungsverfahren, Ausgleichsverfahren, Insolvenzverwalter*",
    ),
    not: list(
      "Insolvenz abgewendet, Pleitegeier im Zoo, moralisch bankrott, moralischer Bankrott, Pech und Pannen, Bankrotterklärung der, Pleite im Test, Pleite gegen, Heimpleite, Auswärtspleite, Privatinsolvenz",
    ),
    match: ["Möbelhersteller meldet Insolvenz an", "Baufirma ist zahlungsunfähig", "Airline sucht Gläubigerschutz"],
    no: ["Bayern kassieren Pleite gegen Mainz", "Bankrotterklärung der Schulpolitik", "Show: Pleiten, Pech und Pannen"],
  },
  {
    id: "financial-distress-1",
    type: "financial-distress",
    any: list(
      "Gewinnwarnung*, Zahlungsausfall, Zahlungsausfälle*, Liquiditätsengpass*, Liquiditätskrise, Finanznot, Schieflage, Schuldenkrise, hochverschuldet*, Umschuldung, Schuldenschnitt, Existenz bedroht, Existenznot, Sanierungsfall, Rettungspaket, Notkredit*, Staatshilfe*, Zahlungsverzug, tiefrote Zahlen, Milliardenverlust*, Zahlungsschwierigkeiten, in finanziellen Schwierigkeiten, Geldnot, wackelt finanziell",
    ),
    not: list("Gewinnwarnung zurückgenommen, Griechenland*, Kommune*, Turm in Schieflage"),
    match: ["Zulieferer gerät in Schieflage", "Autobauer schockt mit Gewinnwarnung", "Warenhaus braucht Notkredit"],
    no: ["Turm in Schieflage lockt Gäste", "Kommunen in Geldnot: eine Kommune klagt", "Firma erzielt Rekordgewinn"],
  },
  {
    id: "merger-1",
    type: "merger",
    any: list(
      "Übernahme, Übernahmeangebot*, übernimmt, übernehmen, übernommen, Übernahmekampf, Fusion, fusioniert*, fusionieren, Fusionspläne*, Zusammenschluss*, zusammenschließen, schluckt, kauft, Zukauf, erwirbt, Kauf von, aufgekauft, Kaufangebot, Firmenkauf, erworben",
    ),
    near: {
      any: list(
        "Konzern*, Firma, Unternehmen*, Hersteller*, GmbH, AG, SE, KG, Rivale*, Konkurrent*, Anteil*, Millionen, Milliarden, Mio, Mrd, Kartellamt, Bank*, Sparte, Tochter*, Geschäft, Aktionär*, Prozent, Werk, Marke, Start-up, Startup*, Mehrheit, Gruppe, Group, Holding, Spezialist*, Anbieter*, Zulieferer*, Wettbewerber*, Inc, Kette",
      ),
      within: 10,
    },
    not: list(
      "übernimmt Verantwortung, Verantwortung übernehmen, Verantwortung übernommen, übernimmt Führung, übernimmt die Führung, übernimmt Kosten, Kosten übernehmen, übernimmt Leitung, übernimmt die Leitung, übernimmt den Vorsitz, Kernfusion*, Stürmer, Machtübernahme, Bayern kauft, Trainer, Aufgabe übernehmen, übernimmt das Amt, Geschäftsführung, Vorstandsvorsitz*, Leitung, Nachfolger, kauft ein",
    ),
    match: [
      "Bosch übernimmt Konkurrenten für 400 Millionen",
      "Fusion von zwei Stahlkonzernen: Unternehmen bestätigen",
      "Chemiefirma kauft niederländischen Hersteller",
    ],
    no: [
      "Konzern übernimmt Verantwortung für Panne",
      "Verein kauft Stürmer für zehn Millionen",
      "Start-up forscht an Kernfusion: Fusion für Millionen? Kernfusion",
    ],
  },
  {
    id: "merger-2",
    type: "merger",
    any: list(
      "Übernahme, Übernahmen, Übernahmeangebot*, Übernahmeofferte*, Übernahmeschlacht*, Fusion, Fusionen, Mega-Fusion, Megafusion, Fusionsgespräche*, Milliardenübernahme*, Firmenübernahme*",
    ),
    not: list(
      "Kernfusion*, Machtübernahme, Übernahme der Kosten, Übernahme von Verantwortung, Übernahme der Verantwortung, Übernahme des Amtes, Kostenübernahme, Gemeinde*, Übernahme von Azubis, Übernahme der Azubis, Auszubildende*, Feindliche Übernahme im Kino, Musik, Küche, Bezirk*, Pfarr*, Hausbesetz*, Plasma, Reaktor",
    ),
    match: [
      "Ministererlaubnis für Fusion der Supermärkte gestoppt",
      "Reederei bestätigt Fusionsgespräche",
      "Übernahme: Frist für Aktien läuft ab",
    ],
    no: [
      "Übernahme der Kosten durch die Kasse",
      "Fusion im Plasma gelungen",
      "Gemeinden stimmen über Fusion ab: Gemeinde sagt ja",
    ],
  },
  {
    id: "ownership-change-1",
    type: "ownership-change",
    any: list(
      "Eigentümerwechsel, neuer Eigentümer, neuer Besitzer, Verkauf … Sparte, Verkauf der Mehrheit, verkauft … Anteil*, verkauft … Sparte, verkauft … Tochter, Anteile verkauft, Mehrheit übernommen, Mehrheitsbeteiligung, steigt ein bei, Einstieg bei, steigt aus bei, Abspaltung, spaltet … ab, Ausgliederung, ausgegliedert, Verstaatlichung, verstaatlicht*, Privatisierung, privatisiert, Börsengang, Minderheitsbeteiligung, Beteiligung an, trennt sich von, Spin-off",
    ),
    near: {
      any: list(
        "Konzern*, Firma, Unternehmen*, Sparte, Prozent, Anteil*, Tochter*, Investor*, AG, GmbH, Bank*, Werk, Geschäft, Börse, Aktien, Fonds, Staat, Hafen, Mio, Millionen, Milliarden, Hersteller*",
      ),
      within: 10,
    },
    not: list("trennt sich von Trainer, Spin-off-Serie, Ehefrau, Trainer, Wahlbeteiligung"),
    match: [
      "Konzern verkauft seine Wälzlager-Sparte",
      "Staat plant Verstaatlichung der Bank",
      "Investor steigt ein bei Maschinenbauer: Anteil 30 Prozent",
    ],
    no: [
      "Verein trennt sich von Trainer nach Millionenflop; Trainer geht",
      "Hund sucht neuen Besitzer",
      "Serie bekommt ein Spin-off im Ersten",
    ],
  },
  {
    id: "management-change-1",
    type: "management-change",
    any: list(
      "Vorstandschef*, Vorstandsvorsitzende*, Konzernchef*, Firmenchef*, Finanzchef*, Finanzvorstand*, Aufsichtsratschef*, Aufsichtsratsvorsitzende*, Geschäftsführer*, CEO, CFO, Vorstand, Vorstandsmitglied*, Vorstandsvorsitz, Chefin, Chef, Geschäftsführung, Aufsichtsrat, Vorstandssprecher*",
    ),
    near: {
      any: list(
        "tritt zurück, Rücktritt, zurückgetreten, neuer, neue, neuen, geht, Nachfolger*, Nachfolge, Wechsel, wechselt, ernannt, berufen, bestellt, abberufen, entlassen, gefeuert, verlässt, scheidet aus, ausgeschieden, löst ab, abgelöst, übernimmt, Abgang, freigestellt, wird, folgt",
      ),
      within: 6,
    },
    not: list(
      "Parteichef*, Bundestrainer, Trainer, Minister*, Parteivorstand, Polizeichef*, wird … erwartet, Verein*, Fraktion*, SPD, CDU, FPÖ, ÖVP, Grüne*",
    ),
    match: [
      "Neuer Vorstandschef bei Reifenhersteller",
      "Finanzchefin verlässt Konzern",
      "Rücktritt: Geschäftsführer von Molkerei geht",
    ],
    no: ["Parteichef geht nach Wahl: neuer Vorstand", "Verein: Vorstand wird entlastet", "Koch-Chef kocht Suppe"],
  },
];
