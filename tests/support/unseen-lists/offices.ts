import { writeXlsx } from "../spreadsheets/write-xlsx";
import { type UnseenList, windows1252 } from "./told";

const lines = (...all: string[]): string => all.join("\r\n");
/** Lists of other offices: titles in several languages, pages, locked records, and times in words. */
export const OFFICES: UnseenList[] = [
  {
    name: "three languages in one title, two countries, two addresses",
    content: lines(
      "Supplier Name / 供应商名称 / Nom du fournisseur,Country of origin,Ship-from country,Country,Registered address,Factory address,Town,First name,Last name,Spend 2023 (EUR),Spend 2024 (EUR),Change %",
      'Hangzhou Silk Mills Co. Ltd,China,Hong Kong,China,"1 Bund Ave, Shanghai","88 Tiyuchang Rd",Hangzhou,Wei,Zhang,"1,000","2,000",100%',
      'Lyon Soie SAS,France,France,France,"3 rue Haute, Paris","5 quai Sud",Lyon,Anna,Petit,"500","250",-50%',
    ),
    expected: [
      "2 create: Hangzhou Silk Mills Co. Ltd | CN | Hangzhou | 88 Tiyuchang Rd | spend=2000 EUR",
      "3 create: Lyon Soie SAS | FR | Lyon | 5 quai Sud | spend=250 EUR",
    ],
  },
  {
    name: "coordinates that a spreadsheet has spoilt, titles the wrong way round",
    content: lines(
      "Site;Country;City;Long;Lat",
      "Dhaka Plant;Bangladesh;Dhaka;23,8103;90,4125",
      "Gazipur Plant;Bangladesh;Gazipur;24,0023;90,4264",
      "Khulna Plant;Bangladesh;Khulna;228.456.312;895.403.111",
      "Sylhet Plant;Bangladesh;Sylhet;24.8949;91.8687",
    ),
    expected: [
      "2 create: Dhaka Plant | BD | Dhaka | kind=site | at=23.8103,90.4125 {coordinatesSwapped}",
      "3 create: Gazipur Plant | BD | Gazipur | kind=site | at=24.0023,90.4264 {coordinatesSwapped}",
      "4 create: Khulna Plant | BD | Khulna | kind=site {coordinateInvalid}",
      "5 create: Sylhet Plant | BD | Sylhet | kind=site | at=24.8949,91.8687 {coordinatesSwapped}",
    ],
  },
  {
    name: "Korean",
    content: lines(
      "번호,협력사코드,협력사명,사업자등록번호,주소,시/도,국가,연락처,담당자,연간 구매금액(천원)",
      "1,K-001,(주)한빛정밀,123-81-45678,창원대로 12,경상남도,대한민국,055-200-0001,김지수,1250",
      "2,K-002,주식회사 동해금속,220-81-12345,공단로 3,울산광역시,한국,,,80",
      "3,K-003,Rheinguss GmbH,,Hafenstr. 1,,독일,,,7",
      "합계,,,,,,,,,1337",
    ),
    expected: [
      "2 create: (주)한빛정밀 | KR | (경상남도) | 창원대로 12 | ERP=K-001 | VAT=1238145678 | tel=055-200-0001 | contact=김지수 | spend=1250000 KRW",
      "3 create: 주식회사 동해금속 | KR | (울산광역시) | 공단로 3 | ERP=K-002 | VAT=2208112345 | spend=80000 KRW",
      "4 create: Rheinguss GmbH | DE | Hafenstr. 1 | ERP=K-003 | spend=7000 KRW",
      "5 refused {totalRow}",
    ],
  },
  {
    name: "Swedish and Hungarian words, Windows-1252",
    content: windows1252(
      lines(
        "Leverantörsnr;Leverantör;Org.nr;Gatuadress;Postnr;Ort;Land;Kontaktperson;E-post;Inköpsvolym (tkr)",
        "5001;Norrlands Gjuteri AB;556012-3456;Bruksgatan 4;931 30;Skellefteå;Sverige;Anna Berg;anna@norr.example;1 250,5",
        "5002;Oulun Valimo Oy;;Satamatie 2;90100;Uleåborg;Finland;;;80",
        "5003;Övriga;;;;;;;;1",
        "Summa;;;;;;;;;1 331,5",
      ),
    ),
    expected: [
      "2 create: Norrlands Gjuteri AB | SE | 931 30 Skellefteå | Bruksgatan 4 | ERP=5001 | Registration=556012-3456 | mail=anna@norr.example | contact=Anna Berg | spend=1250500 SEK",
      "3 create: Oulun Valimo Oy | FI | 90100 Uleåborg | Satamatie 2 | ERP=5002 | spend=80000 SEK",
      "4 refused {nameOfNobody}",
      "5 refused {totalRow}",
    ],
  },
  {
    name: "marks of locked vendors, pages, a number that two share",
    content: lines(
      "Kreditor;Name;PLZ;Ort;Land;D-U-N-S;Sperre",
      "4711;*** GESPERRT *** Alt Metall GmbH;44135;Dortmund;DE;;X",
      "4712;Neu Metall GmbH (ehem. Alt Metall GmbH);44135;Dortmund;DE;312345678;",
      "4713;Neu Metall GmbH Werk 2;45127;Essen;DE;312345678;",
      "Seite 1 von 2;;;;;;",
      "Kreditor;Name;PLZ;Ort;Land;D-U-N-S;Sperre",
      "4714;nicht verwenden!! Doppelt zu 4712;;;;;X",
      "4715;Gamma Optik AG;24103;Kiel;DE;;",
      "4715;Gamma Optik AG;24103;Kiel;DE;;",
    ),
    expected: [
      "2 create: Alt Metall GmbH | DE | 44135 Dortmund | ERP=4711",
      "3 create: Neu Metall GmbH (ehem. Alt Metall GmbH) | DE | 44135 Dortmund | ERP=4712 | DUNS=312345678",
      "4 waiting 3: Neu Metall GmbH Werk 2 | DE | 45127 Essen | ERP=4713 | DUNS=312345678",
      "5 refused {noteRow}",
      "6 refused {titlesAgain}",
      "7 refused {nameOfNobody}",
      "8 create: Gamma Optik AG | DE | 24103 Kiel | ERP=4715",
      "9 repeated 8: Gamma Optik AG | DE | 24103 Kiel | ERP=4715",
    ],
  },
  {
    name: "owners, one a row, days and shares in many forms",
    content: lines(
      "Asset,Country,Owner,Ownership %,From,To",
      "North Mill,Chile,Andina Holding SA,1/3,Q3 2019,",
      "North Mill,Chile,Pacific Metals Ltd,66.67,Q3 2019,present",
      "South Mill,Chile,Sur SA,100 pct,Jan-2015,31-Dec-2020",
      "East Mill,Peru,Este SA,majority,since 2015,ongoing",
      "West Mill,Peru,Oeste SA (JV),>50,43831,",
    ),
    expected: [
      "2 create: North Mill | CL | owner=Andina Holding SA 33.3333% 2019-07-01..",
      "3 waiting 2: North Mill | CL | owner=Pacific Metals Ltd 66.67% 2019-07-01..",
      "4 create: South Mill | CL | owner=Sur SA 100% 2015-01-01..2020-12-31",
      "5 create: East Mill | PE | owner=Este SA 2015-01-01..",
      "6 create: West Mill | PE | owner=Oeste SA (JV) >50% 2020-01-01..",
    ],
  },
  {
    name: "town in the street's field, no columns of towns",
    content: lines(
      "Vendor,Address,Phone/Fax,Website",
      '"Tirupur Knits Pvt Ltd","SF No. 12, Avinashi Road, Tirupur - 641 602, Tamil Nadu, India","+91 421 2200001 / 2200002",www.tirupurknits.example',
      '"Werkzeugbau Sauer","Industriestr. 7, D-35576 Wetzlar",06441/12345,sauer.example',
      '"Maquila Norte","Blvd. Industrial 200, Tijuana, B.C., México, C.P. 22444",+52 664 100 2000,',
      '"Leeds Wire","Unit 4, Mill Lane, Leeds LS1 4AP, United Kingdom",,',
    ),
    expected: [
      "2 create: Tirupur Knits Pvt Ltd | IN | SF No. 12, Avinashi Road, Tirupur - 641 602, Tamil Nadu, India | web=https://www.tirupurknits.example/ | tel=+91 421 2200001 / 2200002",
      "3 create: Werkzeugbau Sauer | DE | 35576 Wetzlar | Industriestr. 7, D-35576 Wetzlar | web=https://sauer.example/ | tel=06441/12345",
      "4 create: Maquila Norte | MX | Blvd. Industrial 200, Tijuana, B.C., México, C.P. 22444 | tel=+52 664 100 2000",
      "5 create: Leeds Wire | GB | Unit 4, Mill Lane, Leeds LS1 4AP, United Kingdom",
    ],
  },
  {
    name: "a workbook with subtotals a country and a column of remarks first",
    content: writeXlsx({
      sheets: [
        {
          name: "Tier 1",
          rows: [
            ["CONFIDENTIAL – Quellmar Group Sourcing"],
            [],
            ["as of", "11/2026"],
            [],
            [
              "Remark",
              "#",
              "Supplier",
              "Plant location",
              "Plant country",
              "Category L1",
              "Category L2",
              "FY25 Spend, EUR m",
            ],
            ["new", 1, "Alpine Springs AG", "Chur", "Switzerland", "Metal", "Springs", 1.5],
            [null, 2, "Jura Screws SA", "Moutier", "Switzerland", "Metal", "Screws", 0.75],
            [null, null, "Switzerland Total", null, null, null, null, 2.25],
            ["watch", 3, "Bohemia Glass a.s.", "Teplice", "Czechia", "Glass", "Lenses", 3],
            [null, null, "Czechia Total", null, null, null, null, 3],
            [null, null, "Grand Total", null, null, null, null, 5.25],
            ["Source: ERP"],
          ],
          merges: ["A1:H1"],
        },
      ],
    }),
    expected: [
      "6 create: Alpine Springs AG | CH | Chur | goods=Metal | spend=1500000 EUR",
      "7 create: Jura Screws SA | CH | Moutier | goods=Metal | spend=750000 EUR",
      "8 refused {totalRow}",
      "9 create: Bohemia Glass a.s. | CZ | Teplice | goods=Glass | spend=3000000 EUR",
      "10 refused {totalRow}",
      "11 refused {totalRow}",
      "12 refused {noteRow}",
    ],
  },
];
