import { type UnseenList, windows1252 } from "./told";

const lines = (...all: string[]): string => all.join("\r\n");

/** As ERP systems and their users in Germany, Austria and Switzerland write them. */
export const GERMAN: UnseenList[] = [
  {
    name: "an unconverted list of SE16N with technical names",
    content: lines(
      "---------------------------------------------------------------------------------------------------------",
      "|LIFNR     |LAND1|NAME1                   |NAME2       |ORT01       |PSTLZ|REGIO|STRAS          |STCEG       |TELF1          |SPERR|",
      "---------------------------------------------------------------------------------------------------------",
      "|0000100001|DE   |Hartmann Gießerei GmbH  |            |Aalen       |73430|08   |Bahnhofstr. 12 |DE813495425 |07361 1234-0   |     |",
      "|0000100002|AT   |Steyrer Zerspanung      |GmbH & Co KG|Steyr       |4400 |4    |Ennser Str. 9  |ATU46674503 |+43 7252 88 1  |     |",
      "|0000100003|CN   |Suzhou Hengli Castings  |Co., Ltd.   |Suzhou      |215123|100 |Xinghu St. 218 |            |               |X    |",
      "|0000100004|CH   |Präzisa Dreherei AG     |            |Grenchen    |2540 |SO   |Archstr. 3     |CHE-105.962.475 MWST|032 654 11 22|     |",
      "---------------------------------------------------------------------------------------------------------",
    ),
    expected: [
      "3 refused {noteRow}",
      "4 create: Hartmann Gießerei GmbH | DE | 73430 Aalen (08) | Bahnhofstr. 12 | ERP=0000100001 | VAT=DE813495425 | tel=07361 1234-0",
      "5 create: Steyrer Zerspanung GmbH & Co KG | AT | 4400 Steyr (4) | Ennser Str. 9 | ERP=0000100002 | VAT=ATU46674503 | tel=+43 7252 88 1",
      "6 create: Suzhou Hengli Castings Co., Ltd. | CN | 215123 Suzhou (100) | Xinghu St. 218 | ERP=0000100003",
      "7 create: Präzisa Dreherei AG | CH | 2540 Grenchen (SO) | Archstr. 3 | ERP=0000100004 | VAT=CHE105962475MWST | tel=032 654 11 22",
      "8 refused {noteRow}",
    ],
  },
  {
    name: "the short German titles of a supplier list, in Windows-1252",
    content: windows1252(
      lines(
        "BuKr;Kreditor;Name 1;Name 2;Suchbegriff;Straße;PLZ;Ort;Lnd;Rg;USt-Id.Nr;Telefon-1;Angelegt am;KtGr;Zahlbed.",
        "1000;700010;Fränkische Rohrwerke KG;;FRAENK;Rohrweg 3;90402;Nürnberg;DE;09;DE133456789;0911/12345;03.02.2014;KRED;Z030",
        "1000;700011;Röhm & Söhne;Dreherei;ROEHM;Am Bühl 7;8005;Zürich;CH;ZH;;+41 44 123 45 67;17.11.2019;KRED;Z014",
        "1000;700012;Gruber Metallbau Ges.m.b.H.;;GRUBER;Linzer Straße 41;4600;Wels;AT;;ATU62345678;;01.01.2001;KRED;Z030",
        "2000;700010;Fränkische Rohrwerke KG;;FRAENK;Rohrweg 3;90402;Nürnberg;DE;09;DE133456789;0911/12345;03.02.2014;KRED;Z030",
      ),
    ),
    expected: [
      "2 create: Fränkische Rohrwerke KG | DE | 90402 Nürnberg (09) | Rohrweg 3 | ERP=700010 | VAT=DE133456789 | aka=FRAENK | tel=0911/12345",
      "3 create: Röhm & Söhne | CH | 8005 Zürich (ZH) | Am Bühl 7 | ERP=700011 | aka=ROEHM | aka=Röhm & Söhne Dreherei | tel=+41 44 123 45 67",
      "4 create: Gruber Metallbau Ges.m.b.H. | AT | 4600 Wels | Linzer Straße 41 | ERP=700012 | VAT=ATU62345678 | aka=GRUBER",
      "5 repeated 2: Fränkische Rohrwerke KG | DE | 90402 Nürnberg (09) | Rohrweg 3 | ERP=700010 | VAT=DE133456789 | aka=FRAENK | tel=0911/12345",
    ],
  },
  {
    name: "a running number, two rows of titles, a notes column with line breaks",
    content: Buffer.from(
      `\ufeff${lines(
        "sep=;",
        ";;Stammdaten;;;;Einkauf 2025;;",
        "Lfd. Nr.;Lief.-Nr.;Firma;PLZ/Ort;Land;Ansprechpartner;EK-Volumen [T€];Warengruppe;Bemerkung",
        '1;47110;Oberrhein Kunststoff GmbH;D-77652 Offenburg;D;Petra Bühler;1.234,5;Spritzguss;"gut',
        'bewertet; Vertrag bis 2027"',
        "2;47111;Zeller + Gmelin GmbH & Co. KG;73054 Eislingen;D;;87,0;Öle;",
        '3;47112;"Verzinkerei ""Nord"" AG";A-4020 Linz;A;Max Huber;9,5;Oberfläche;',
        "Zwischensumme;;;;;;1.331,0;;",
        "4;47113;Lux Metal S.à r.l.;L-4361 Esch-sur-Alzette;L;;450,0;Blech;",
        "Gesamtsumme;;;;;;1.781,0;;",
      )}`,
      "utf8",
    ),
    expected: [
      "3 create: Oberrhein Kunststoff GmbH | DE | 77652 Offenburg | ERP=47110 | contact=Petra Bühler | goods=Spritzguss | spend=1234500 EUR",
      "4 create: Zeller + Gmelin GmbH & Co. KG | DE | 73054 Eislingen | ERP=47111 | goods=Öle | spend=87000 EUR",
      '5 create: Verzinkerei "Nord" AG | AT | 4020 Linz | ERP=47112 | contact=Max Huber | goods=Oberfläche | spend=9500 EUR',
      "6 refused {totalRow}",
      "7 create: Lux Metal S.à r.l. | LU | 4361 Esch-sur-Alzette | ERP=47113 | goods=Blech | spend=450000 EUR",
      "8 refused {totalRow}",
    ],
  },
  {
    name: "Unicode text of Excel with a running number only, countries in words, near names",
    content: Buffer.from(
      `\ufeff${[
        "Nr.\tFirmenname\tLand\tOrt\tUSt-ID\tLieferant seit\tBemerkungen",
        "1\tBaumann Federn AG\tSchweiz\tErmenswil\tCHE-116.281.710\t1998\t",
        "2\tBaumann Federn GmbH\tDeutschland\tLichtenstein\tDE146484621\t03.2004\t",
        "3\tBauman Federn AG\tSchweiz\tErmenswil\t\t1998\tdoppelt?",
        "4\tTschechische Feder s.r.o.\tTschechien\tBrünn\tCZ25123456\t2011\t",
        "5\tDiverse\t\t\t\t\t",
        "6\tHolland Springs B.V.\tHolland\tTilburg\tNL001234567B01\t2015\t",
      ].join("\r\n")}`,
      "utf16le",
    ),
    expected: [
      "2 create: Baumann Federn AG | CH | Ermenswil | VAT=CHE116281710",
      "3 create: Baumann Federn GmbH | DE | Lichtenstein | VAT=DE146484621",
      "4 waiting 2: Bauman Federn AG | CH | Ermenswil",
      "5 create: Tschechische Feder s.r.o. | CZ | Brünn | VAT=CZ25123456",
      "6 refused {nameOfNobody}",
      "7 create: Holland Springs B.V. | NL | Tilburg | VAT=NL001234567B01",
    ],
  },
  {
    name: "groups between the rows, the address in one cell, no column of countries",
    content: lines(
      "Lieferantenverzeichnis Werk Ulm;;;;",
      "Lieferant;Anschrift;Telefon;E-Mail;Umsatz 2025 in EUR",
      "Warengruppe: Guss;;;;",
      "Eisenwerk Brühl GmbH;Kölnstraße 262, 50321 Brühl, Deutschland;+49 2232 5020;info@eisenwerk.example;12.345.678,90",
      "Fonderie de Vevey SA;Rue du Simplon 4, 1800 Vevey, Schweiz;+41 21 922 11 00;;98.000,00",
      "Warengruppe: Elektronik;;;;",
      "Leiterplatten Sattler;Industriestr. 8, 88045 Friedrichshafen;07541/3344;vertrieb@sattler.example;4.500,00",
      "Summe Elektronik;;;;4.500,00",
      "Gesamtergebnis;;;;12.448.178,90",
    ),
    expected: [
      "3 refused {noteRow}",
      "4 create: Eisenwerk Brühl GmbH | DE | 50321 Brühl | Kölnstraße 262, 50321 Brühl, Deutschland | mail=info@eisenwerk.example | tel=+49 2232 5020 | spend=12345678.9 EUR",
      "5 create: Fonderie de Vevey SA | CH | 1800 Vevey | Rue du Simplon 4, 1800 Vevey, Schweiz | tel=+41 21 922 11 00 | spend=98000 EUR",
      "6 refused {noteRow}",
      "7 create: Leiterplatten Sattler | - | 88045 Friedrichshafen | Industriestr. 8, 88045 Friedrichshafen | mail=vertrieb@sattler.example | tel=07541/3344 | spend=4500 EUR",
      "8 refused {totalRow}",
      "9 refused {totalRow}",
    ],
  },
  {
    name: "a tax group: one VAT number, one D-U-N-S number, and towns apart",
    content: lines(
      "Kred.-Nr.;Firma;Strasse;HsNr;PLZ;Stadt;LKZ;UStID;DUNS-Nr.",
      "K-101;Weber Holding GmbH;Werkstr.;1;57072;Siegen;DE;DE126564321;31-234-5678",
      "K-102;Weber Stahl GmbH;Werkstr.;1;57072;Siegen;DE;DE126564321;31-234-5678",
      "K-103;Weber Logistik GmbH;Hafenstr.;22;47119;Duisburg;DE;DE126564321;31-234-5678",
      "K-104;Weber Stahl GmbH;Werkstr.;1;57072;Siegen;DE;DE126564321;31-234-5678",
      "K-105;Weber Stahl GmbH;Werkstr.;11;57072;Siegen;DE;;",
    ),
    expected: [
      "2 create: Weber Holding GmbH | DE | 57072 Siegen | Werkstr. 1 | ERP=K-101 | DUNS=312345678 | VAT=DE126564321",
      "3 waiting 2: Weber Stahl GmbH | DE | 57072 Siegen | Werkstr. 1 | ERP=K-102 | DUNS=312345678 | VAT=DE126564321",
      "4 waiting 2: Weber Logistik GmbH | DE | 47119 Duisburg | Hafenstr. 22 | ERP=K-103 | DUNS=312345678 | VAT=DE126564321",
      "5 waiting 3: Weber Stahl GmbH | DE | 57072 Siegen | Werkstr. 1 | ERP=K-104 | DUNS=312345678 | VAT=DE126564321",
      "6 waiting 3: Weber Stahl GmbH | DE | 57072 Siegen | Werkstr. 11 | ERP=K-105",
    ],
  },
];
