import { writeXlsx } from "../spreadsheets/write-xlsx";
import { type UnseenList, windows1252 } from "./told";

const lines = (...all: string[]): string => all.join("\r\n");

/** Exports of procurement and bookkeeping systems, and templates of industries. */
export const PROCUREMENT: UnseenList[] = [
  {
    name: "an export of a sourcing suite, with its titles in parts",
    content: lines(
      '"Supplier Name","ERP Vendor ID","SM Vendor ID","Registration Status","Address - Line 1","Address - City","Address - State/Province","Address - Postal Code","Address - Country","Main Commodity","Annual Spend (Amount)","Annual Spend (Currency)"',
      '"Kawanishi Seiko K.K.","0000500123","S1001","Registered","1-2-3 Minami","Kawanishi","Hyogo","666-0001","Japan [JP]","Bearings","1,500,000.00","JPY"',
      '"Tata Fasteners Pvt. Ltd.","0000500124","S1002","Invited","Plot 7, MIDC","Pune","MH","411 026","India [IN]","Screws","250000","INR"',
      '"Acme Tooling, LLC","","S1003","Registered","9 Elm St","Akron","OH","44301","United States [US]","Tooling","75,500.50","USD"',
    ),
    expected: [
      "2 create: Kawanishi Seiko K.K. | JP | 666-0001 Kawanishi (Hyogo) | 1-2-3 Minami | ERP=0000500123 | goods=Bearings | spend=1500000 JPY",
      "3 create: Tata Fasteners Pvt. Ltd. | IN | 411 026 Pune (MH) | Plot 7, MIDC | ERP=0000500124 | goods=Screws | spend=250000 INR",
      "4 create: Acme Tooling, LLC | US | 44301 Akron (OH) | 9 Elm St | goods=Tooling | spend=75500.5 USD",
    ],
  },
  {
    name: "creditors of a bookkeeping program",
    content: windows1252(
      lines(
        "Konto;Name (Adressattyp Unternehmen);Name (Adressattyp natürl. Person);Vorname;EU-Land;EU-UStID;Straße;Postfach;Postleitzahl;Ort;Land;Telefon;E-Mail;Bankbezeichnung 1;IBAN-Nr. 1",
        "70001;Schraubenhandel Nord GmbH;;;DE;811234567;Kaistr. 4;;24103;Kiel;DE;0431 / 98 76;info@schraubennord.example;Förde Sparkasse;DE02120300000000202051",
        "70002;;Öztürk;Ayşe;;;Marktplatz 2;;73430;Aalen;DE;;;;".replace("ş", "s"),
        "70003;Drahtwerk Süd AG & Co. KGaA;;;DE;198765432;;1240;86150;Augsburg;DE;;;;",
        "70004;Veneta Molle S.r.l.;;;IT;01234567897;Via Po 9;;35100;Padova;IT;;;;",
      ),
    ),
    expected: [
      "2 create: Schraubenhandel Nord GmbH | DE | 24103 Kiel | Kaistr. 4 | ERP=70001 | VAT=811234567 | mail=info@schraubennord.example | tel=0431 / 98 76",
      "3 refused {nameMissing}",
      "4 create: Drahtwerk Süd AG & Co. KGaA | DE | 86150 Augsburg | ERP=70003 | VAT=198765432",
      "5 create: Veneta Molle S.r.l. | IT | 35100 Padova | Via Po 9 | ERP=70004 | VAT=01234567897",
    ],
  },
  {
    name: "titles in two languages, addresses of several lines",
    content: lines(
      "Lieferant / Fournisseur;Adresse / Adresse;Land / Pays;Umsatz / Chiffre d'affaires CHF",
      '"Décolletage Jura SA";"Rue de l\'Envers 3\n2740 Moutier";CH;"1\'250\'000.50"',
      '"Werkzeugbau Thun AG";"Allmendstr. 12\n3600 Thun";CH;"98\'000"',
      '"Fräszentrum Chur";"";Schweiz;0',
    ),
    expected: [
      "2 create: Décolletage Jura SA | CH | Rue de l'Envers 3, 2740 Moutier | spend=1250000.5 CHF",
      "3 create: Werkzeugbau Thun AG | CH | Allmendstr. 12, 3600 Thun | spend=98000 CHF",
      "4 create: Fräszentrum Chur | CH | spend=0 CHF",
    ],
  },
  {
    name: "a list of smelters",
    content: lines(
      "Metal\tSmelter Look-up\tSmelter Name\tSmelter Country\tSmelter Identification\tSource of Smelter Identification Number\tSmelter Street\tSmelter City\tSmelter Facility Location: State / Province\tSmelter Contact Name\tSmelter Contact Email",
      "Tin\tQuellmar Tin\tQuellmar Tin Smelting Co., Ltd.\tCHINA\tCID009001\tRMI\t\tGejiu\tYunnan Sheng\t\t",
      "Gold\tVessnora Refining\tVessnora Refining S.A.\tSWITZERLAND\tCID009002\tRMI\tZone 4\tMendrisio\tTicino\tA. Rossi\ta.rossi@vessnora.example",
      "Tungsten\tSmelter not listed\tUnknown\tVIET NAM\t\t\t\t\t\t\t",
    ),
    expected: [
      "2 create: Quellmar Tin Smelting Co., Ltd. | CN | Gejiu (Yunnan Sheng) | ERP=CID009001 | kind=site | goods=Tin",
      "3 create: Vessnora Refining S.A. | CH | Mendrisio (Ticino) | Zone 4 | ERP=CID009002 | kind=site | mail=a.rossi@vessnora.example | contact=A. Rossi | goods=Gold",
      "4 refused {nameMissing}",
    ],
  },
  {
    name: "Chinese and English titles in one cell",
    content: lines(
      "序号 No.,供应商名称 Supplier Name,国家 Country,城市 City,地址 Address,产品 Product,员工人数 Employees",
      "1,佛山精工模具有限公司,中国 China,佛山,禅城区工业路8号,模具,120",
      "2,Nihon Spring KK,日本 Japan,Osaka,2-1 Umeda,弹簧,450",
    ),
    expected: [
      "2 create: 佛山精工模具有限公司 | CN | 佛山 | 禅城区工业路8号 | goods=模具 | staff=120",
      "3 create: Nihon Spring KK | JP | Osaka | 2-1 Umeda | goods=弹簧 | staff=450",
    ],
  },
  {
    name: "two years of spend, three phone numbers, dates, and codes that are no countries",
    content: writeXlsx({
      sheets: [
        {
          name: "Export",
          rows: [
            [
              "Lieferanten-ID",
              "Firmenname",
              "Postleitzahl",
              "Ort",
              "Landesschlüssel",
              "Telefon",
              "Mobil",
              "Fax",
              "Umsatz 2024 (EUR)",
              "Umsatz 2025 (EUR)",
              "Letzte Bestellung",
            ],
            [
              10001,
              "Bodensee Präzision GmbH",
              88045,
              "Friedrichshafen",
              "DE",
              "07541 1",
              "0171 2",
              "07541 3",
              12.345,
              15,
              "03.04.2025",
            ],
            [10002, "Global Sourcing Services", null, null, "ZZ", null, null, null, 1.5, 2.125, null],
            [10003, "Wien Kabel AG", 1010, "Wien", "AT", null, null, null, 0, 99.75, "2025-09-30"],
          ],
        },
      ],
    }),
    expected: [
      "2 create: Bodensee Präzision GmbH | DE | 88045 Friedrichshafen | ERP=10001 | tel=07541 1 | spend=15 EUR",
      "3 refused: Global Sourcing Services | - | ERP=10002 | spend=2.125 EUR {countryUnknown}",
      "4 create: Wien Kabel AG | AT | 1010 Wien | ERP=10003 | spend=99.75 EUR",
    ],
  },
  {
    name: "a second row of titles with units, and a legend below",
    content: lines(
      "Supplier;Country;Spend;Employees",
      "[text];[ISO];[EUR];[#]",
      "Nordkap Fisk AS;NO;1.250.000;45",
      "Lapin Puu Oy;FI;80.000;12",
      "Baltic Board UAB;LT;5.000;8",
      ";;;",
      "Legend: spend of the last twelve months;;;",
      "* preliminary;;;",
    ),
    expected: [
      "2 refused {noteRow}",
      "3 create: Nordkap Fisk AS | NO | spend=1250000 ? | staff=45",
      "4 create: Lapin Puu Oy | FI | spend=80000 ? | staff=12",
      "5 create: Baltic Board UAB | LT | spend=5000 ? | staff=8",
      "7 refused {noteRow}",
      "8 refused {noteRow}",
    ],
  },
  {
    name: "who owns whom, as a tracker of ownership has it",
    content: lines(
      "Subject Entity Name,Subject Entity ID,Interested Party Name,Interested Party Headquarters,% Share of Ownership,Share Source",
      "Quellmar Power Ltd,E1001,Vessnora Holding SA,Luxembourg,49.5,annual report",
      "Quellmar Power Ltd,E1001,natural person(s),unknown,,",
      "Dravolin Coal JSC,E1002,State Property Fund,Kazakhstan,100.0,register",
      "Dravolin Coal JSC,E1002,small shareholder(s),,,",
    ),
    expected: [
      "2 create: Quellmar Power Ltd | - | ERP=E1001 | owner=Vessnora Holding SA 49.5% LU",
      "3 repeated 2: Quellmar Power Ltd | - | ERP=E1001",
      "4 create: Dravolin Coal JSC | - | ERP=E1002 | owner=State Property Fund 100% KZ",
      "5 repeated 4: Dravolin Coal JSC | - | ERP=E1002",
    ],
  },
  {
    name: "owners in columns of their own, one after the other",
    content: lines(
      "Company;Country;Shareholder 1;Share 1 (%);Shareholder 2;Share 2 (%)",
      "Weser Kies GmbH;DE;Weser Holding AG;60;Elbe Invest SE;40",
      "Donau Splitt AG;AT;Donau Privatstiftung;100;;",
      "Main Sand KG;DE;Main Bau GmbH;25,5;n/a;",
    ),
    expected: [
      "2 create: Weser Kies GmbH | DE | owner=Weser Holding AG 60% | owner=Elbe Invest SE 40%",
      "3 create: Donau Splitt AG | AT | owner=Donau Privatstiftung 100%",
      "4 create: Main Sand KG | DE | owner=Main Bau GmbH 25.5%",
    ],
  },
];
