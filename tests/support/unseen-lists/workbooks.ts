import { writeXlsx } from "../spreadsheets/write-xlsx";
import type { UnseenList } from "./told";

const date = (serial: number) => ({ attributes: 's="1"', inside: `<v>${serial}</v>` });

/** Workbooks with what people put around a list. */
export const WORKBOOKS: UnseenList[] = [
  {
    name: "a sheet of notes first, then the list, then a pivot",
    content: writeXlsx({
      sheets: [
        {
          name: "Hinweise",
          rows: [
            ["Bitte nur die gelben Felder ausfüllen."],
            ["Ansprechpartner: Einkauf, Tel. 0731 123-456"],
            ["Version", "3.1"],
          ],
        },
        {
          name: "Lieferanten",
          rows: [
            ["Lieferanten Werk Neu-Ulm", null, null, null, null],
            [],
            ["Nr.", "Lieferantenname", "Land", "PLZ", "Ort", "Umsatz 2025"],
            [1, "Dresdner Gussteile GmbH", "DE", 1067, "Dresden", 120000.5],
            [2, "Vogtland Federn KG", "DE", "08523", "Plauen", 4500],
            [3, "Innsbrucker Wellen AG", "AT", 6020, "Innsbruck", 99],
            ["Summe", null, null, null, null, 124599.5],
          ],
          merges: ["A1:E1"],
        },
        {
          name: "Pivot",
          rows: [
            ["Land", "Summe von Umsatz"],
            ["DE", 124500.5],
            ["AT", 99],
            ["Gesamtergebnis", 124599.5],
          ],
        },
      ],
      shared: true,
    }),
    expected: [
      "4 create: Dresdner Gussteile GmbH | DE | 01067 Dresden | spend=120000.5 ? {zerosRestored}",
      "5 create: Vogtland Federn KG | DE | 08523 Plauen | spend=4500 ?",
      "6 create: Innsbrucker Wellen AG | AT | 6020 Innsbruck | spend=99 ?",
      "7 refused {totalRow}",
    ],
  },
  {
    name: "countries in merged cells beside their suppliers, subtotals in French",
    content: writeXlsx({
      sheets: [
        {
          name: "Fournisseurs",
          rows: [
            ["Pays", "Fournisseur", "Ville", "Achats HT (M€)", "Date de début"],
            ["France", "Aciers du Forez", "Saint-Étienne", 1.25, date(43831)],
            [null, "Tubes de l'Est", "Nancy", 0.5, date(44197)],
            ["Sous-total France", null, null, 1.75, null],
            ["Allemagne", "Saarschmiede GmbH", "Völklingen", 3, date(40179)],
            [null, "Pfalzguss AG", "Pirmasens", 0.25, null],
            ["Total", null, null, 5, null],
          ],
          merges: ["A2:A3", "A5:A6"],
        },
      ],
      formats: ["dd/mm/yyyy"],
      shared: true,
    }),
    expected: [
      "2 create: Aciers du Forez | FR | Saint-Étienne | spend=1250000 EUR",
      "3 create: Tubes de l'Est | FR | Nancy | spend=500000 EUR",
      "4 refused {totalRow}",
      "5 create: Saarschmiede GmbH | DE | Völklingen | spend=3000000 EUR",
      "6 create: Pfalzguss AG | DE | Pirmasens | spend=250000 EUR",
      "7 refused {totalRow}",
    ],
  },
  {
    name: "two rows of titles, numbers as numbers, an error of the spreadsheet, columns without content",
    content: writeXlsx({
      sheets: [
        {
          name: "Sheet1",
          rows: [
            ["Supplier", null, null, null, "Location", null, null, "Commercial", null],
            [
              "Vendor no.",
              null,
              "Name",
              "VAT reg. no.",
              "Street",
              "City",
              "Country key",
              "Spend 2025 [kUSD]",
              "Employees",
            ],
            [300100, null, "Lone Star Tubes Inc.", null, "1 Oil Ave", "Houston", "US", 1250.5, 320],
            [300101, null, "Polar Castings Oy", "FI12345671", "Satamakatu 2", "Oulu", "FI", 80, "51-200"],
            [300102, null, "#N/A", null, null, null, "FI", 0, null],
            [300103, null, "Danube Seals Kft.", "HU12345676", "Fő út 3", "Győr", "HU", "n/a", 12],
          ],
          merges: ["A1:D1", "E1:G1", "H1:I1"],
        },
      ],
    }),
    expected: [
      "3 create: Lone Star Tubes Inc. | US | Houston | 1 Oil Ave | ERP=300100 | spend=1250500 USD | staff=320",
      "4 create: Polar Castings Oy | FI | Oulu | Satamakatu 2 | ERP=300101 | VAT=FI12345671 | spend=80000 USD | staff=126",
      "5 refused {spreadsheetError nameMissing}",
      "6 create: Danube Seals Kft. | HU | Győr | Fő út 3 | ERP=300103 | VAT=HU12345676 | staff=12",
    ],
  },
];
