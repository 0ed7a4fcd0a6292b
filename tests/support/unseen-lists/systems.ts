import { writeXlsx } from "../spreadsheets/write-xlsx";
import { type UnseenList, windows1252 } from "./told";

const lines = (...all: string[]): string => all.join("\r\n");

/** Exports of further systems, annexes of annual reports, and lists of further countries. */
export const SYSTEMS: UnseenList[] = [
  {
    name: "vendors of an ERP system, the address in one column",
    content: lines(
      "Vendor account,Name,Search name,Group,Primary address,Phone,Email,Country/region,Tax exempt number,On hold,Currency",
      'US-101,Fabrikam Electronics,Fabrikam,30,"123 Main Street, Seattle, WA 98101, USA",425-555-0156,ap@fabrikam.example,USA,,No,USD',
      'US-102,Tailspin Parts GmbH,Tailspin,30,"Industriestr. 9\n70565 Stuttgart\nDEU",+49 711 1,,DEU,DE129273398,No,EUR',
      'US-103,Litware Ltd.,Litware,40,"5 High St, Leeds LS1 4AP, GBR",,,GBR,GB123456789,Invoice,GBP',
    ),
    expected: [
      "2 create: Fabrikam Electronics | US | 123 Main Street, Seattle, WA 98101, USA | ERP=US-101 | aka=Fabrikam | mail=ap@fabrikam.example | tel=425-555-0156",
      "3 create: Tailspin Parts GmbH | DE | Industriestr. 9, 70565 Stuttgart, DEU | ERP=US-102 | VAT=DE129273398 | aka=Tailspin | tel=+49 711 1",
      "4 create: Litware Ltd. | GB | 5 High St, Leeds LS1 4AP, GBR | ERP=US-103 | VAT=GB123456789 | aka=Litware",
    ],
  },
  {
    name: "supplier sites of another ERP system, in capitals and with bars",
    content: lines(
      "SUPPLIER_NUMBER|SUPPLIER_NAME|ALTERNATE_NAME|TAXPAYER_ID|DUNS_NUMBER|SITE_NAME|ADDRESS_LINE1|CITY|STATE|POSTAL_CODE|COUNTRY|INACTIVE_DATE",
      "1201|CONSOLIDATED CASTINGS PLC|CONCAST|987654321|21-555-0101|SHEFFIELD|WORKS ROAD 1|SHEFFIELD||S4 7YZ|GB|",
      "1202|DELTA WIRE SAS||FR12345678901|||12 RUE HAUTE|LILLE||59000|FR|31-DEC-2025",
      "1203|DELTA WIRE SAS||FR12345678901|||3 QUAI SUD|MARSEILLE||13002|FR|",
    ),
    expected: [
      "2 create: CONSOLIDATED CASTINGS PLC | GB | S4 7YZ SHEFFIELD | WORKS ROAD 1 | ERP=1201 | DUNS=215550101 | VAT=987654321 | aka=CONCAST",
      "3 create: DELTA WIRE SAS | FR | 59000 LILLE | 12 RUE HAUTE | ERP=1202 | VAT=FR12345678901",
      "4 waiting 3: DELTA WIRE SAS | FR | 13002 MARSEILLE | 3 QUAI SUD | ERP=1203 | VAT=FR12345678901",
    ],
  },
  {
    name: "titles in two rows, those of single columns merged",
    content: writeXlsx({
      sheets: [
        {
          name: "Tabelle1",
          rows: [
            ["Strategische Lieferanten (vertraulich)"],
            [],
            ["Lieferant", "Land", "Adresse", null, null, "Einkaufsvolumen in Mio. €", null],
            [null, null, "Straße", "PLZ", "Ort", "2024", "2025"],
            ["Kaltwalzwerk Lippe GmbH", "Deutschland", "Am Walzwerk 1", "32756", "Detmold", 10.5, 12.25],
            ["Acciai Brianza S.p.A.", "Italien", "Via Monza 8", "20900", "Monza", 3, 2.125],
            ["Gesamt", null, null, null, null, 13.5, 14.375],
          ],
          merges: ["A3:A4", "B3:B4", "C3:E3", "F3:G3", "A1:G1"],
        },
      ],
    }),
    expected: [
      "5 create: Kaltwalzwerk Lippe GmbH | DE | 32756 Detmold | Am Walzwerk 1",
      "6 create: Acciai Brianza S.p.A. | IT | 20900 Monza | Via Monza 8",
      "7 refused {totalRow}",
    ],
  },
  {
    name: "a Czech list",
    content: lines(
      "Poř. č.;Dodavatel;IČO;DIČ;Ulice;PSČ;Město;Stát;Kontaktní osoba;Obrat (tis. Kč)",
      "1;Slévárna Kuřim s.r.o.;25512345;CZ25512345;Blanenská 1;664 34;Kuřim;Česká republika;Jana Nováková;1 250,5",
      "2;Ocelárny Žilina a.s.;;SK2020123456;Kragujevská 4;010 01;Žilina;Slovensko;;98",
      "3;Ostatní dodavatelé;;;;;;;;3",
      "Celkem;;;;;;;;;1 351,5",
    ),
    expected: [
      "2 create: Slévárna Kuřim s.r.o. | CZ | 664 34 Kuřim | Blanenská 1 | VAT=CZ25512345 | Registration=25512345 | contact=Jana Nováková | spend=1250500 CZK",
      "3 create: Ocelárny Žilina a.s. | SK | 010 01 Žilina | Kragujevská 4 | VAT=SK2020123456 | spend=98000 CZK",
      "4 refused {nameOfNobody}",
      "5 refused {totalRow}",
    ],
  },
  {
    name: "a Dutch list",
    content: lines(
      "Leveranciersnr;Leverancier;KvK-nummer;BTW-nummer;Adres;Postcode;Plaats;Land;Contactpersoon;Inkoopvolume 2025 (€)",
      "L01;Van Dijk Staal B.V.;12345678;NL001234567B01;Havenweg 3;3089 JH;Rotterdam;Nederland;P. de Vries;1.250.000,00",
      "L02;Dupont Emballages SA;;BE0123456749;Rue Neuve 4;4000;Luik;België;;98.000,50",
      "L03;Diversen;;;;;;;;1,00",
      "Totaal;;;;;;;;;1.348.001,50",
    ),
    expected: [
      "2 create: Van Dijk Staal B.V. | NL | 3089 JH Rotterdam | Havenweg 3 | ERP=L01 | VAT=NL001234567B01 | Registration=12345678 | contact=P. de Vries | spend=1250000 EUR",
      "3 create: Dupont Emballages SA | BE | 4000 Luik | Rue Neuve 4 | ERP=L02 | VAT=BE0123456749 | spend=98000.5 EUR",
      "4 refused {nameOfNobody}",
      "5 refused {totalRow}",
    ],
  },
  {
    name: "strategic suppliers in French, with a share that is none of ownership",
    content: windows1252(
      lines(
        "Nom fournisseur;Pays d'implantation;Ville;Département;Famille d'achats;CA 2024 (M€);CA 2025 (M€);% de dépendance;Criticité",
        "Plastiques du Jura;France;Oyonnax;Ain (01);Injection;1,25;1,5;35%;Haute",
        "Gummi Rhein GmbH;Allemagne;Mannheim;;Joints;0,5;0,75;12%;Moyenne",
        "Autres;;;;;0,1;;;",
        "Total;;;;;1,85;2,25;;",
      ),
    ),
    expected: [
      "2 create: Plastiques du Jura | FR | Oyonnax (Ain (01)) | goods=Injection | spend=1500000 EUR",
      "3 create: Gummi Rhein GmbH | DE | Mannheim | goods=Joints | spend=750000 EUR",
      "4 refused {nameOfNobody}",
      "5 refused {totalRow}",
    ],
  },
  {
    name: "an annex of holdings, with its own numbers and results",
    content: lines(
      "Anteilsbesitzliste gemäß § 313 HGB;;;;;",
      "Nr.;Name und Sitz der Gesellschaft;Land;Kapitalanteil in %;gehalten über Nr.;Eigenkapital TEUR",
      "1;Quellmar Deutschland GmbH, Köln;Deutschland;100,00;;25.000",
      "2;Quellmar France S.A.S., Lyon;Frankreich;51,00;1;3.400",
      "3;Quellmar Polska Sp. z o.o., Poznań;Polen;75,50;1;-120",
    ),
    expected: [
      "3 create: Quellmar Deutschland GmbH, Köln | DE",
      "4 create: Quellmar France S.A.S., Lyon | FR",
      "5 create: Quellmar Polska Sp. z o.o., Poznań | PL",
    ],
  },
  {
    name: "factories with degrees and minutes, and a country a block",
    content: lines(
      "Factory;Street;Town;Latitude;Longitude;Workers (f);Workers total",
      "Bangladesh;;;;;;",
      "Padma Knit Ltd. Unit 2;Plot 5;Gazipur;23°59'N;90°25'E;800;1.250",
      "Meghna Denim Ltd.;Road 3;Dhaka;23,81;90,41;300;450",
      "Vietnam;;;;;;",
      "Song Hong Garment JSC;Lot 9;Nam Dinh;20.42° N;106.17° E;2.000;2.600",
    ),
    expected: [
      "2 refused {noteRow}",
      "3 create: Padma Knit Ltd. Unit 2 | BD | Gazipur | Plot 5 | kind=site | staff=1250 | at=23.98333,90.41667 {countryContinued}",
      "4 create: Meghna Denim Ltd. | BD | Dhaka | Road 3 | kind=site | staff=450 | at=23.81,90.41 {countryContinued}",
      "5 refused {noteRow}",
      "6 create: Song Hong Garment JSC | VN | Nam Dinh | Lot 9 | kind=site | staff=2600 | at=20.42,106.17 {countryContinued}",
    ],
  },
];
