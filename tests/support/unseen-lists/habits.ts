import { writeXlsx } from "../spreadsheets/write-xlsx";
import { type UnseenList, windows1252 } from "./told";

const lines = (...all: string[]): string => all.join("\r\n");
const utf16 = (text: string, big = false): Buffer => {
  const body = Buffer.from(`\ufeff${text}`, "utf16le");
  return big ? body.swap16() : body;
};
const date = (serial: number) => ({ attributes: 's="1"', inside: `<v>${serial}</v>` });
const formula = (text: string, value: string | number) =>
  typeof value === "number"
    ? { attributes: "", inside: `<f>${text}</f><v>${value}</v>` }
    : { attributes: 't="str"', inside: `<f>${text}</f><v>${value}</v>` };

/** Lists as departments keep them by hand, and as tools of other offices save them. */
export const HABITS: UnseenList[] = [
  {
    name: "UTF-16 with a byte-order mark, a report's head, titles in row 7, French",
    content: utf16(
      lines(
        "Société : Quellmar SA;;;;;;;",
        "Rapport : fournisseurs actifs;;;;;;;",
        "Date : 12/11/2026;;;;;;;",
        "Utilisateur : ACHATS01;;;;;;;",
        ";;;;;;;",
        ";;;;;;;",
        "N° fourn.;Raison sociale;Adresse;CP;Ville;Pays;Tél.;CA 2025 (k€)",
        "F0001;Fonderies de l'Ain SAS;12 rue des Forges;01000;Bourg-en-Bresse;FRANCE;04 74 00 00 01;1 250,5",
        "F0002;Slévárna Brno s.r.o.;Křenová 3;602 00;Brno;Rép. tchèque;+420 543 000 001;80",
        "F0003;Van Aken Metaal B.V.;Kade 9;3011 AB;Rotterdam;Pays-Bas;;7,25",
        "F0004;Steel Parts Inc.;100 Main St;60601;Chicago;Etats-Unis;;3",
        "F0005;Bristol Forgings Ltd;Dock Rd 4;BS1 4DJ;Bristol;Grande-Bretagne;;2",
        "Total;;;;;;;1 342,75",
      ),
    ),
    expected: [
      "8 create: Fonderies de l'Ain SAS | FR | 01000 Bourg-en-Bresse | 12 rue des Forges | ERP=F0001 | tel=04 74 00 00 01 | spend=1250500 EUR",
      "9 create: Slévárna Brno s.r.o. | CZ | 602 00 Brno | Křenová 3 | ERP=F0002 | tel=+420 543 000 001 | spend=80000 EUR",
      "10 create: Van Aken Metaal B.V. | NL | 3011 AB Rotterdam | Kade 9 | ERP=F0003 | spend=7250 EUR",
      "11 create: Steel Parts Inc. | US | 60601 Chicago | 100 Main St | ERP=F0004 | spend=3000 EUR",
      "12 create: Bristol Forgings Ltd | GB | BS1 4DJ Bristol | Dock Rd 4 | ERP=F0005 | spend=2000 EUR",
      "13 refused {totalRow}",
    ],
  },
  {
    name: "titles in English and again in Chinese below, tabs, UTF-16 big-endian",
    content: utf16(
      lines(
        "Supplier code\tSupplier name\tAddress\tCity\tProvince\tCountry\tContact no.",
        "供应商代码\t供应商名称\t地址\t城市\t省份\t国家\t联系电话",
        "S-1\tDongguan Yonghe Plastics Co., Ltd.\tNo. 3 Zhen'an Rd\tDongguan\tGuangdong\tChina (PRC)\t0769-85331234",
        "S-2\tNingbo Haitian Castings Co., Ltd.\tNo. 88 Binhai Ave\tNingbo\tZhejiang\tP.R. China\t13800138000",
        "S-3\tHanoi Precision JSC\tLot 5, Noi Bai IZ\tHanoi\t\tVietnam (S.R.)\t84243555123",
      ),
      true,
    ),
    expected: [
      "3 create: Dongguan Yonghe Plastics Co., Ltd. | CN | Dongguan (Guangdong) | No. 3 Zhen'an Rd | ERP=S-1 | tel=0769-85331234",
      "4 create: Ningbo Haitian Castings Co., Ltd. | CN | Ningbo (Zhejiang) | No. 88 Binhai Ave | ERP=S-2 | tel=13800138000",
      "5 create: Hanoi Precision JSC | VN | Hanoi | Lot 5, Noi Bai IZ | ERP=S-3 | tel=84243555123 {countryGuessed}",
    ],
  },
  {
    name: "the country only in the first row of its block, and marks for the same as above",
    content: lines(
      "Country,Factory name,Address,City,Product",
      "Bangladesh,Padma Knit Ltd.,Plot 5 BSCIC,Gazipur,T-shirts",
      ",Meghna Denim Ltd.,Road 3,Dhaka,Jeans",
      ",Jamuna Washing Ltd.,Road 9,Dhaka,Jeans",
      "Vietnam,Song Hong Garment JSC,Lot 9,Nam Dinh,Jackets",
      ",Viet Tien Sewing Co.,Lot 2,Ho Chi Minh City,Shirts",
      "Cambodia,Mekong Apparel Co. Ltd.,National Road 4,Phnom Penh,Shirts",
      ",Tonle Sap Knitting Ltd.,National Road 6,Siem Reap,Socks",
    ),
    expected: [
      "2 create: Padma Knit Ltd. | BD | Gazipur | Plot 5 BSCIC | kind=site | goods=T-shirts",
      "3 create: Meghna Denim Ltd. | BD | Dhaka | Road 3 | kind=site | goods=Jeans {countryContinued}",
      "4 create: Jamuna Washing Ltd. | BD | Dhaka | Road 9 | kind=site | goods=Jeans {countryContinued}",
      "5 create: Song Hong Garment JSC | VN | Nam Dinh | Lot 9 | kind=site | goods=Jackets",
      "6 create: Viet Tien Sewing Co. | VN | Ho Chi Minh City | Lot 2 | kind=site | goods=Shirts {countryContinued}",
      "7 create: Mekong Apparel Co. Ltd. | KH | Phnom Penh | National Road 4 | kind=site | goods=Shirts",
      "8 create: Tonle Sap Knitting Ltd. | KH | Siem Reap | National Road 6 | kind=site | goods=Socks {countryContinued}",
    ],
  },
  {
    name: "ditto marks",
    content: lines(
      "Land;Lieferant;Ort;Warengruppe",
      "Österreich;Linzer Guss AG;Linz;Guss",
      "dito;Grazer Federn GmbH;Graz;Federn",
      "〃;Welser Draht KG;Wels;Draht",
      "s. o.;Steyrer Wellen GmbH;Steyr;Wellen",
      "Schweiz;Zuger Präzision AG;Zug;Drehteile",
      "wie oben;Aarauer Optik AG;Aarau;Linsen",
    ),
    expected: [
      "2 create: Linzer Guss AG | AT | Linz | goods=Guss",
      "3 create: Grazer Federn GmbH | AT | Graz | goods=Federn",
      "4 create: Welser Draht KG | AT | Wels | goods=Draht",
      "5 create: Steyrer Wellen GmbH | - | Steyr | goods=Wellen {countryMissing}",
      "6 create: Zuger Präzision AG | CH | Zug | goods=Drehteile",
      "7 create: Aarauer Optik AG | CH | Aarau | goods=Linsen",
    ],
  },
  {
    name: "coordinates in one column, in seconds, with commas",
    content: lines(
      "Plant;Operator;Town;Country;GPS coordinates",
      "Kaltwalzwerk Nord;Nordstahl AG;Bremen;Germany;53.0793, 8.8017",
      "Laminoir Sud;Acier Sud SA;Fos-sur-Mer;France;43°26'15\"N 4°56'40\"E",
      "Acería Norte;Aceros Norte SA;Monterrey;Mexico;25°40'17.3\" N, 100°18'31.2\" W",
      'Werk Ost;Oststahl GmbH;Linz;Austria;"48,3069; 14,2858"',
      "Usina Leste;Aços Leste SA;Vitória;Brazil;-20.3155 -40.3128",
    ),
    expected: [
      "2 create: Kaltwalzwerk Nord | DE | Bremen | legal=Nordstahl AG | kind=site | at=53.0793,8.8017",
      "3 create: Laminoir Sud | FR | Fos-sur-Mer | legal=Acier Sud SA | kind=site | at=43.4375,4.94444",
      "4 create: Acería Norte | MX | Monterrey | legal=Aceros Norte SA | kind=site | at=25.67147,-100.30867",
      "5 create: Werk Ost | AT | Linz | legal=Oststahl GmbH | kind=site | at=48.3069,14.2858",
      "6 create: Usina Leste | BR | Vitória | legal=Aços Leste SA | kind=site | at=-20.3155,-40.3128",
    ],
  },
  {
    name: "a Chinese list of factories with 经纬度 in one column, longitude first",
    content: lines(
      "2026年供应链工厂清单,,,,,",
      "序号,工厂名称,工厂地址,所在国家/地区,经纬度,员工人数（人）",
      '1,东莞市华盛电子有限公司,广东省东莞市长安镇振安路3号,中国,"113.8031,22.8157",1250',
      '2,苏州新区精密模具厂,江苏省苏州市高新区鹿山路8号,中华人民共和国,"120.5503,31.3051",320',
      '3,平阳越南鞋业责任有限公司,平阳省土龙木市,越南,"106.6519,10.9804",5600',
      "4,达卡针织有限公司,达卡市,孟加拉国,,800",
    ),
    expected: [
      "3 create: 东莞市华盛电子有限公司 | CN | 广东省东莞市长安镇振安路3号 | kind=site | staff=1250 | at=22.8157,113.8031",
      "4 create: 苏州新区精密模具厂 | CN | 江苏省苏州市高新区鹿山路8号 | kind=site | staff=320 | at=31.3051,120.5503",
      "5 create: 平阳越南鞋业责任有限公司 | VN | 平阳省土龙木市 | kind=site | staff=5600 | at=10.9804,106.6519",
      "6 create: 达卡针织有限公司 | BD | 达卡市 | kind=site | staff=800",
    ],
  },
  {
    name: "Swiss workbook: hidden sheet, formulas, apostrophes, signs before postal codes, dates",
    content: writeXlsx({
      sheets: [
        {
          name: "Stammdaten",
          state: "hidden",
          rows: [
            ["Name", "Land"],
            ["Alt AG", "CH"],
            ["Uralt AG", "CH"],
          ],
        },
        { name: "Deckblatt", rows: [["Quellmar Schweiz AG"], ["Lieferanten"], ["Stand", date(46000)]] },
        {
          name: "Kreditoren",
          rows: [
            ["Kreditoren-Nr.", "Firma", "Strasse / Nr.", "PLZ", "Ort", "Aktiv seit", "Umsatz CHF", "Währung"],
            [
              70001,
              "Berner Spritzguss AG",
              "Industriestrasse 4",
              "CH-3008",
              "Bern",
              date(43831),
              "1'234'567.50",
              "CHF",
            ],
            [70002, "Stuttgarter Dreherei GmbH", "Hafenweg 2", "D-70173", "Stuttgart", date(44197), "98'000.00", "CHF"],
            [70003, "Tiroler Federn GmbH", "Innweg 8", "A-6020", "Innsbruck", null, formula("G2*0", 4500.5), "CHF"],
            [70004, formula('A5&amp;" AG"', "Aargauer Draht AG"), "Ring 1", 5000, "Aarau", null, "0", "CHF"],
            ["Total", null, null, null, null, null, formula("SUM(G2:G5)", 1337068), null],
          ],
        },
      ],
      formats: ["dd.mm.yyyy"],
    }),
    expected: [
      "2 create: Berner Spritzguss AG | CH | 3008 Bern | Industriestrasse 4 | ERP=70001 | spend=1234567.5 CHF",
      "3 create: Stuttgarter Dreherei GmbH | DE | 70173 Stuttgart | Hafenweg 2 | ERP=70002 | spend=98000 CHF",
      "4 create: Tiroler Federn GmbH | AT | 6020 Innsbruck | Innweg 8 | ERP=70003 | spend=4500.5 CHF {formula}",
      "5 create: Aargauer Draht AG | - | 5000 Aarau | Ring 1 | ERP=70004 | spend=0 CHF {formula}",
      "6 refused {totalRow}",
    ],
  },
  {
    name: "owners in one cell in many ways of writing",
    content: lines(
      "Company;Country;Owners (%)",
      "Kopalnia Odra Sp. z o.o.;Polska;Baltica Holding S.A. - 60%; Odra Invest Sp. z o.o. - 40%",
      "Mina Andes SA;Chile;60% Andina Holding SA; 40% Pacific Metals Ltd",
      "Fundição Sul Ltda;Brasil;Grupo Sul SA: 75; Norte Participações SA: 25",
      "Werk Rhein GmbH;Deutschland;Rhein Holding SE (50,1 %) und Main Invest GmbH (49,9 %)",
      "Acier Est SA;France;Est Participations SAS [100]",
      "Delta Nickel PT;Indonesia;Delta Resources Ltd 51% / PT Nusantara Mineral 49%",
    ).replace(/^(.*?;.*?;)(.*)$/gm, (_all, head: string, cell: string) => `${head}"${cell.replace("\r", "")}"`),
    expected: [
      "2 create: Kopalnia Odra Sp. z o.o. | PL | owner=Baltica Holding S.A. 60% | owner=Odra Invest Sp. z o.o. 40%",
      "3 create: Mina Andes SA | CL | owner=Andina Holding SA 60% | owner=Pacific Metals Ltd 40%",
      "4 create: Fundição Sul Ltda | BR | owner=Grupo Sul SA 75% | owner=Norte Participações SA 25%",
      "5 create: Werk Rhein GmbH | DE | owner=Rhein Holding SE 50.1% | owner=Main Invest GmbH 49.9%",
      "6 create: Acier Est SA | FR | owner=Est Participations SAS 100%",
      "7 create: Delta Nickel PT | ID | owner=Delta Resources Ltd 51% | owner=PT Nusantara Mineral 49%",
    ],
  },
  {
    name: "a brand's factory list: place in one column, ranges of workers, percent of women",
    content: lines(
      "Factory Name,Supplier Group,Factory Address,Location,Product Type,Number of Workers,% Female Workers,% Migrant Workers,Trade Union (Y/N)",
      'Hoa Sen Footwear,Lotus Group,"12 Le Loi Street, Ward 5","Bien Hoa, Dong Nai, Vietnam",Footwear,"1,001-5,000",78%,2%,Y',
      'Sri Lak Knit (Pvt) Ltd,Lotus Group,"Block B, EPZ","Katunayake, Sri Lanka",Apparel,501-1000,81%,0%,N',
      'Anatolia Denim A.S.,Anatolia Group,"OSB 4. Cad. No 7","Malatya, Turkey",Apparel,5000+,45%,0%,Y',
      'Puebla Mezclilla SA de CV,,"Carretera Federal 22","Tehuacan, Puebla, Mexico",Denim,<500,52%,,N',
    ),
    expected: [
      "2 create: Hoa Sen Footwear | VN | Bien Hoa (Dong Nai) | 12 Le Loi Street, Ward 5 | kind=site | owner=Lotus Group | goods=Footwear | staff=3001",
      "3 create: Sri Lak Knit (Pvt) Ltd | LK | Katunayake | Block B, EPZ | kind=site | owner=Lotus Group | goods=Apparel | staff=751",
      "4 create: Anatolia Denim A.S. | TR | Malatya | OSB 4. Cad. No 7 | kind=site | owner=Anatolia Group | goods=Apparel | staff=5000",
      "5 create: Puebla Mezclilla SA de CV | MX | Tehuacan (Puebla) | Carretera Federal 22 | kind=site | goods=Denim | staff=500",
    ],
  },
  {
    name: "pipes, units in titles, a separator line of Excel",
    content: lines(
      "sep=|",
      "Vendor ID|Vendor|Spend [k€]|Lead time (days)|Distance (km)|Employees (FTE)|CO2 (t/a)|Country (ISO)|Material|Currency|Share of wallet (%)|Certified until",
      "9001|Nordic Bearings Oy|1250.5|21|1200|320|55.1|FI|Bearings|EUR|12|2027-05-31",
      "9002|Iberia Seals SL|98|14|1800|85|3|ES|Seals|EUR|3|2026-12-31",
      "9003|Ohio Springs Corp.|7.5|45|7100|41|9|US|Springs|EUR|1|",
    ),
    expected: [
      "2 create: Nordic Bearings Oy | FI | ERP=9001 | goods=Bearings | spend=1250500 EUR | staff=320",
      "3 create: Iberia Seals SL | ES | ERP=9002 | goods=Seals | spend=98000 EUR | staff=85",
      "4 create: Ohio Springs Corp. | US | ERP=9003 | goods=Springs | spend=7500 EUR | staff=41",
    ],
  },
  {
    name: "duplicates with other legal forms, spellings, and a number that repeats",
    content: lines(
      "Lieferanten-Nr;Name;Straße;PLZ;Ort;Land",
      "1;Alpha Metall GmbH;Werkstr. 5;44135;Dortmund;DE",
      "2;Alpha Metall GmbH & Co. KG;Werkstr. 5;44135;Dortmund;DE",
      "3;ALPHA METALL G.m.b.H.;Werkstrasse 5;44135;Dortmund;DE",
      ";Alpha Metall GmbH;Werkstraße 5;44135;Dortmund;Deutschland",
      ";Alpha-Metall;Werkstr. 5;44135;Dortmund;DE",
      "4;Alpha Metall SAS;Rue 5;67000;Strasbourg;FR",
      "5;Beta Optik AG;Seestr. 1;24103;Kiel;DE",
      "5;Gamma Optik AG;Bergstr. 2;01067;Dresden;DE",
      "6;Delta Werk 1 GmbH;Am Werk 1;45127;Essen;DE",
      "7;Delta Werk 2 GmbH;Am Werk 1;45127;Essen;DE",
    ),
    expected: [
      "2 create: Alpha Metall GmbH | DE | 44135 Dortmund | Werkstr. 5 | ERP=1",
      "3 waiting 2: Alpha Metall GmbH & Co. KG | DE | 44135 Dortmund | Werkstr. 5 | ERP=2",
      "4 waiting 2: ALPHA METALL G.m.b.H. | DE | 44135 Dortmund | Werkstrasse 5 | ERP=3",
      "5 waiting 2: Alpha Metall GmbH | DE | 44135 Dortmund | Werkstraße 5",
      "6 waiting 2: Alpha-Metall | DE | 44135 Dortmund | Werkstr. 5",
      "7 create: Alpha Metall SAS | FR | 67000 Strasbourg | Rue 5 | ERP=4",
      "8 create: Beta Optik AG | DE | 24103 Kiel | Seestr. 1 | ERP=5",
      "9 waiting 8: Gamma Optik AG | DE | 01067 Dresden | Bergstr. 2 | ERP=5",
      "10 create: Delta Werk 1 GmbH | DE | 45127 Essen | Am Werk 1 | ERP=6",
      "11 create: Delta Werk 2 GmbH | DE | 45127 Essen | Am Werk 1 | ERP=7",
    ],
  },
  {
    name: "a Russian list in Windows-1251",
    content: (() => {
      const text = lines(
        "№ п/п;Код поставщика;Наименование поставщика;ИНН;Адрес;Город;Страна;Телефон;Контактное лицо;Сумма закупок, тыс. руб.",
        "1;П-01;ООО Уралмет;6659012345;ул. Заводская 3;Екатеринбург;Россия;343 200 00 01;Иванова;1 250,5",
        "2;П-02;АО Казахцинк;;ул. Промышленная 1;Усть-Каменогорск;Казахстан;;;80",
        "3;П-03;Прочие поставщики;;;;;;;1",
        "Итого;;;;;;;;;1 331,5",
      );
      return Buffer.from(
        [...text].map((one) => {
          const code = one.codePointAt(0) ?? 0;
          if (one === "№") return 0xb9;
          return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
        }),
      );
    })(),
    expected: [
      "2 create: ООО Уралмет | RU | Екатеринбург | ул. Заводская 3 | ERP=П-01 | VAT=6659012345 | tel=343 200 00 01 | contact=Иванова | spend=1250500 RUB",
      "3 create: АО Казахцинк | KZ | Усть-Каменогорск | ул. Промышленная 1 | ERP=П-02 | spend=80000 RUB",
      "4 refused {nameOfNobody}",
      "5 refused {totalRow}",
    ],
  },
  {
    name: "a Japanese list of factories",
    content: lines(
      "取引先コード,会社名,郵便番号,住所,市区町村,都道府県,国名,電話番号,担当者",
      "J01,株式会社山田製作所,〒460-0008,栄3丁目1-1,名古屋市,愛知県,日本,052-200-0001,佐藤",
      "J02,深圳華南電子有限公司,518000,宝安区福永街道,深圳市,広東省,中国,,",
      "J03,タイ精密工業,10540,Bang Phli,サムットプラーカーン,,タイ,,",
      "合計,,,,,,,,",
    ),
    expected: [
      "2 create: 株式会社山田製作所 | JP | 460-0008 名古屋市 (愛知県) | 栄3丁目1-1 | ERP=J01 | tel=052-200-0001 | contact=佐藤",
      "3 create: 深圳華南電子有限公司 | CN | 518000 深圳市 (広東省) | 宝安区福永街道 | ERP=J02",
      "4 create: タイ精密工業 | TH | 10540 サムットプラーカーン | Bang Phli | ERP=J03",
      "5 refused {totalRow}",
    ],
  },
  {
    name: "numbers that a spreadsheet has spoilt, cells of several lines, a name before",
    content: windows1252(
      lines(
        "Vendor No,Vendor,Full address,D-U-N-S,Spend (USD),Owner since",
        '1.00123E+05,"Great Lakes Tubes LLC\n(formerly Erie Pipe Co.)","77 Lake Ave\nCleveland, OH 44101\nUSA",60704780,"$1.2M",2019',
        '100124.0,Main Street Wire Corp.,"5 Main St\nAkron, OH 44301\nUSA",,"USD 98,000",2020',
        '100125,"Köln Profile GmbH","Hafen 2\n50667 Köln\nGermany",,(500.00),',
      ),
    ),
    expected: [
      "2 create: Great Lakes Tubes LLC (formerly Erie Pipe Co.) | US | 44101 Cleveland | 77 Lake Ave, Cleveland, OH 44101, USA | ERP=100123 | DUNS=060704780 | spend=1200000 USD {zerosRestored}",
      "3 create: Main Street Wire Corp. | US | 44301 Akron | 5 Main St, Akron, OH 44301, USA | ERP=100124 | spend=98000 USD",
      "4 create: Köln Profile GmbH | DE | 50667 Köln | Hafen 2, 50667 Köln, Germany | ERP=100125 {numberInvalid}",
    ],
  },
  {
    name: "Polish owners of mines, share in a column of its own, titles with units",
    content: lines(
      "Zakład;Właściciel;Udział (%);Kraj właściciela;Miejscowość;Województwo;Kraj;Szer. geogr.;Dł. geogr.;Produkcja (tys. t)",
      "Kopalnia Zachód;Baltica Holding S.A.;60;Niemcy;Lubin;dolnośląskie;Polska;51,4000;16,2000;120",
      "Huta Wschód;Odra Invest Sp. z o.o.;100;Polska;Głogów;dolnośląskie;Polska;51,6600;16,0800;80",
      "Huta Słowacka;Inni;;;Žiar nad Hronom;;Słowacja;48,5900;18,8500;4",
    ),
    expected: [
      "2 create: Kopalnia Zachód | PL | Lubin (dolnośląskie) | kind=site | owner=Baltica Holding S.A. 60% DE | at=51.4,16.2",
      "3 create: Huta Wschód | PL | Głogów (dolnośląskie) | kind=site | owner=Odra Invest Sp. z o.o. 100% PL | at=51.66,16.08",
      "4 create: Huta Słowacka | SK | Žiar nad Hronom | kind=site | at=48.59,18.85",
    ],
  },
];
