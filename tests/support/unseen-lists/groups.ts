import { writeXlsx } from "../spreadsheets/write-xlsx";
import type { UnseenList } from "./told";

const lines = (...all: string[]): string => all.join("\n");
/** Lists of trackers, mills and groups, and further exports. */
export const GROUPS: UnseenList[] = [
  {
    name: "Spanish factory list, header row 5, totals a region, notes",
    content: lines(
      "GRUPO QUELLMAR;;;;;;;",
      "Listado de proveedores homologados;;;;;;;",
      "Fecha de actualización: 01/10/2026;;;;;;;",
      ";;;;;;;",
      "Nº;Código;Razón social;Domicilio;C.P.;Población/Provincia;País;Importe anual (miles €)",
      "1;P-100;Fundiciones Ebro S.L.;C/ Mayor, 3 - Pol. Ind. Malpica;50016;Zaragoza (Zaragoza);ESPAÑA;1.250,50",
      "2;P-101;Moldes Porto Lda.;Rua do Porto 4;4100-123;Porto;PORTUGAL;98,00",
      "3;P-102;Plásticos Bajío S.A. de C.V.;Blvd. Aeropuerto 200;37290;León, Guanajuato;MÉXICO;80,00",
      "4;P-103;Proveedor genérico;;;;;1,00",
      "TOTAL ESPAÑA;;;;;;;1.250,50",
      "TOTAL GENERAL;;;;;;;1.429,50",
      "(*) Importes sin IVA;;;;;;;",
    ),
    expected: [
      "6 create: Fundiciones Ebro S.L. | ES | 50016 Zaragoza (Zaragoza) | C/ Mayor, 3 - Pol. Ind. Malpica | ERP=P-100 | spend=1250500 EUR",
      "7 create: Moldes Porto Lda. | PT | 4100-123 Porto | Rua do Porto 4 | ERP=P-101 | spend=98000 EUR",
      "8 create: Plásticos Bajío S.A. de C.V. | MX | 37290 León, Guanajuato | Blvd. Aeropuerto 200 | ERP=P-102 | spend=80000 EUR",
      "9 refused {nameOfNobody}",
      "10 refused {totalRow}",
      "11 refused {totalRow}",
      "12 refused {noteRow}",
    ],
  },
  {
    name: "mills of palm oil, group and mill, coordinates in one column with letters before",
    content: lines(
      "No\tParent Group\tMill Name\tUML ID\tCoordinate (Lat, Long)\tProvince/State\tCountry\tRSPO certified",
      "1\tNusantara Agro\tSungai Lestari POM\tPO1000000123\tN 1.2345, E 101.5678\tRiau\tIndonesia\tYes",
      "2\tNusantara Agro\tBukit Makmur POM\tPO1000000124\tS 0.4567, E 102.1234\tJambi\tIndonesia\tNo",
      "3\t-\tLadang Timur Palm Oil Mill Sdn Bhd\tPO1000000125\t3.0123, 102.9876\tPahang\tMalaysia\tYes",
      "4\tVarious\tUnknown\t\t\t\tMalaysia\t",
    ),
    expected: [
      "2 create: Sungai Lestari POM | ID | (Riau) | ERP=PO1000000123 | kind=site | owner=Nusantara Agro | at=1.2345,101.5678",
      "3 create: Bukit Makmur POM | ID | (Jambi) | ERP=PO1000000124 | kind=site | owner=Nusantara Agro | at=-0.4567,102.1234",
      "4 create: Ladang Timur Palm Oil Mill Sdn Bhd | MY | (Pahang) | ERP=PO1000000125 | kind=site | at=3.0123,102.9876",
      "5 refused {nameMissing}",
    ],
  },
  {
    name: "vendor export with quotes, ids with leading zeros, VAT without prefix, E.164 phones, empty country for one",
    content: lines(
      '"VendorID";"VendorName";"VAT_No";"Street";"ZipCode";"City";"CountryCode";"PhoneNo";"Email";"LastOrderDate";"Turnover12M";"Curr"',
      '"0000100234";"Bäckerei Huber & Söhne OHG";"DE811234567";"Marktpl. 1";"04109";"Leipzig";"DE";"+493411234567";"info@huber.example";"2026-09-30";"12500.5";"EUR"',
      '"0000100235";"Huber & Söhne, Bäckerei";"DE811234567";"Marktplatz 1";"04109";"Leipzig";"DE";"";"";"";"0";"EUR"',
      '"0000100236";"Société Générale de Mécanique";"";"Z.I. Nord";"01100";"Oyonnax";"";"+33474000001";"";"2026-01-15";"98000";"EUR"',
      '"0000100237";"Intl. Fastener Corp. dba IFC";"";"PO Box 12";"44101";"Cleveland OH";"US";"";"";"";"7500";"USD"',
    ),
    expected: [
      "2 create: Bäckerei Huber & Söhne OHG | DE | 04109 Leipzig | Marktpl. 1 | ERP=0000100234 | VAT=DE811234567 | mail=info@huber.example | tel=+493411234567",
      "3 waiting 2: Huber & Söhne, Bäckerei | DE | 04109 Leipzig | Marktplatz 1 | ERP=0000100235 | VAT=DE811234567",
      "4 create: Société Générale de Mécanique | - | 01100 Oyonnax | Z.I. Nord | ERP=0000100236 | tel=+33474000001 {countryMissing}",
      "5 create: Intl. Fastener Corp. dba IFC | US | 44101 Cleveland OH | PO Box 12 | ERP=0000100237",
    ],
  },
  {
    name: "workbook: list in the second visible sheet, first is a summary table with countries",
    content: writeXlsx({
      sheets: [
        {
          name: "Summary",
          rows: [
            ["Country", "Suppliers"],
            ["Germany", 2],
            ["Austria", 1],
          ],
        },
        {
          name: "Supplier list",
          rows: [
            [
              "Supplier",
              "Country",
              "City",
              "Address",
              "Contact person",
              "Established",
              "Rating",
              "Annual turnover supplier (M€)",
            ],
            ["Kiel Hydraulik GmbH", "Germany", "Kiel", "Hafen 1", "Anna Kern", 1987, "A", 12.5],
            ["Bremer Guss AG", "Germany", "Bremen", "Weser 2", null, 1890, "B", 120],
            ["Linzer Wellen GmbH", "Austria", "Linz", "Donau 3", null, 2001, "A", 8],
          ],
        },
      ],
    }),
    expected: [
      "2 create: Kiel Hydraulik GmbH | DE | Kiel | Hafen 1 | contact=Anna Kern",
      "3 create: Bremer Guss AG | DE | Bremen | Weser 2",
      "4 create: Linzer Wellen GmbH | AT | Linz | Donau 3",
    ],
  },
  {
    name: "who owns whom in two columns of shares, chains, with LEI of the owner",
    content: lines(
      "Entity Name,Entity LEI,Jurisdiction,Direct Parent,Direct Parent Country,Direct %,Ultimate Parent,Ultimate Parent Country,Effective date",
      "Rhein Metallwerke GmbH,,DE,Rhein Holding SE,DE,100,Atlantic Group plc,GB,2019-01-01",
      "Loire Fonderie SAS,,FR,Rhein Holding SE,DE,51.0%,Atlantic Group plc,GB,01.07.2020",
      "Vistula Casting Sp. z o.o.,,PL,Loire Fonderie SAS,FR,>75%,Atlantic Group plc,GB,",
      "Rhein Holding SE,,DE,Atlantic Group plc,GB,100,Atlantic Group plc,GB,2001",
    ),
    expected: [
      "2 create: Rhein Metallwerke GmbH | DE | owner=Rhein Holding SE 100% DE 2019-01-01..",
      "3 create: Loire Fonderie SAS | FR | owner=Rhein Holding SE 51% DE 2020-07-01..",
      "4 create: Vistula Casting Sp. z o.o. | PL | owner=Loire Fonderie SAS >75% FR",
      "5 create: Rhein Holding SE | DE | owner=Atlantic Group plc 100% GB 2001-01-01..",
    ],
  },
  {
    name: "postal code and town in one, town and country in one, counted list with dots",
    content: lines(
      "lfd. Nr.;Lieferant / Anschrift;PLZ Ort;Land;Ansprechpartner / Tel.;EK-Volumen 2025 in T€",
      "1.;Sauerland Schrauben GmbH & Co. KG;D-57462 Olpe;Deutschland;Fr. Berg / 02761-12345;1.250",
      "2.;Tiroler Optik Ges.m.b.H.;A 6060 Hall i. T.;Österreich;;98",
      "3.;Emmentaler Präzision AG;CH-3550 Langnau i.E.;Schweiz;;7",
      "4.;Kópavogur Stál ehf.;IS-200 Kópavogur;Island;;2",
    ),
    expected: [
      "2 create: Sauerland Schrauben GmbH & Co. KG | DE | 57462 Olpe | contact=Fr. Berg / 02761-12345 | spend=1250000 EUR",
      "3 create: Tiroler Optik Ges.m.b.H. | AT | 6060 Hall i. T. | spend=98000 EUR",
      "4 create: Emmentaler Präzision AG | CH | 3550 Langnau i.E. | spend=7000 EUR",
      "5 create: Kópavogur Stál ehf. | IS | 200 Kópavogur | spend=2000 EUR",
    ],
  },
];
