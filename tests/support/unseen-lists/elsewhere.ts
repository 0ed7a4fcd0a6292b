import type { UnseenList } from "./told";

const lines = (...all: string[]): string => all.join("\r\n");

/** The bytes of a text in a code page of one byte a character; `high` maps what is not ASCII. */
function inCodePage(text: string, high: Readonly<Record<string, number>>): Buffer {
  return Buffer.from([...text].map((character) => high[character] ?? character.charCodeAt(0)));
}

const WINDOWS_1250 = {
  Ł: 0xa3,
  ł: 0xb3,
  ó: 0xf3,
  ź: 0x9f,
  ń: 0xf1,
  ś: 0x9c,
  ą: 0xb9,
  ę: 0xea,
  ż: 0xbf,
  ć: 0xe6,
  Ś: 0x8c,
};
const WINDOWS_1254 = {
  ş: 0xfe,
  Ş: 0xde,
  ı: 0xfd,
  İ: 0xdd,
  ğ: 0xf0,
  Ğ: 0xd0,
  ü: 0xfc,
  Ü: 0xdc,
  ö: 0xf6,
  ç: 0xe7,
  Ç: 0xc7,
};

const POLISH = lines(
  "Lp.;Nr dostawcy;Nazwa;NIP;Ulica;Kod pocztowy;Miejscowość;Kraj;Telefon;Osoba kontaktowa;Wartość zakupów (PLN)",
  "1;D001;Odlewnia Śrem Sp. z o.o.;PL7850001234;ul. Staszica 1;63-100;Śrem;Polska;61 281 12 00;Jan Dąbrowski;1 234 567,50",
  "2;D002;Łódzkie Zakłady Metalowe S.A.;PL7250012345;ul. Piękna 7;90-001;Łódź;PL;;;98 000,00",
  "3;D003;Gießwerk Görlitz;DE123456780;Am Werk 2;02826;Görlitz;Niemcy;;;500,00",
  "4;D004;Inni dostawcy;;;;;;;;1,00",
  "Razem;;;;;;;;;;1 333 068,50",
);

const TURKISH = lines(
  "Sıra No;Tedarikçi Kodu;Tedarikçi Adı;Vergi No;Adres;İlçe;İl;Ülke;Telefon;Alım Tutarı (TL)",
  "1;T-01;Bursa Döküm Sanayi ve Tic. A.Ş.;1234567890;Organize San. Böl. 3. Cad. No:5;Nilüfer;Bursa;Türkiye;0224 111 22 33;1.234.567,00",
  "2;T-02;Yıldız Tekstil Ltd. Şti.;9876543210;Atatürk Mah. 12. Sok. No:8;Bağcılar;İstanbul;TR;;50.000,00",
  "3;T-03;Diğer tedarikçiler;;;;;;;1,00",
  "4;T-04;Rheinguss GmbH;;Hafenstr. 1;;Köln;Almanya;;9,00",
  "Genel Toplam;;;;;;;;;1.284.577,00",
);

const polishRows = (name: string, town: string): string[] => [
  "2 create: Odlewnia Śrem Sp. z o.o. | PL | 63-100 Śrem | ul. Staszica 1 | ERP=D001 | VAT=PL7850001234 | tel=61 281 12 00 | contact=Jan Dąbrowski | spend=1234567.5 PLN",
  "3 create: Łódzkie Zakłady Metalowe S.A. | PL | 90-001 Łódź | ul. Piękna 7 | ERP=D002 | VAT=PL7250012345 | spend=98000 PLN",
  `4 create: ${name} | DE | 02826 ${town} | Am Werk 2 | ERP=D003 | VAT=DE123456780 | spend=500 PLN`,
  "5 refused {nameOfNobody}",
  "6 refused {totalRow}",
];

const TURKISH_ROWS = [
  "2 create: Bursa Döküm Sanayi ve Tic. A.Ş. | TR | Bursa | Organize San. Böl. 3. Cad. No:5 | ERP=T-01 | VAT=1234567890 | tel=0224 111 22 33 | spend=1234567 TRY",
  "3 create: Yıldız Tekstil Ltd. Şti. | TR | İstanbul | Atatürk Mah. 12. Sok. No:8 | ERP=T-02 | VAT=9876543210 | spend=50000 TRY",
  "4 refused {nameOfNobody}",
  "5 create: Rheinguss GmbH | DE | Köln | Hafenstr. 1 | ERP=T-04 | spend=9 TRY",
  "6 refused {totalRow}",
];

/** "供应商名称,国家" and so on in GB 18030, as Excel in China saves it. */
const CHINESE_GBK = Buffer.from(
  [
    "d0f2bac52cb9a9d3a6c9ccb4fac2eb2cb9a9d3a6c9ccc3fbb3c62cb9fabcd22cb3c7cad02cb5d8d6b72cb2c9b9bab6eea3a8cdf2d4aaa3a9", // titles
    "312c413030312cb6abddb8d3c0b4efcbdcbdbad3d0cfdeb9abcbbe2cd6d0b9fa2cb6abddb82cb3a4b0b2d5f2d5f1b0b2c2b7c8fdbac52c3132302e35",
    "322c413030322cc9cfbab3d3c0d0cbcfdccac6b9abcbbe2cd6d0b9fa2cc9cfbaa32cc6d6b6abc2b738bac52c38",
    "332c413030332cc6e4cbfbb9a9d3a6c9cc2c2c2c2c31",
    "bacfbcc62c2c2c2c2c2c3132392e35",
  ].join("0d0a"),
  "hex",
);

export const ELSEWHERE: UnseenList[] = [
  {
    name: "a Polish list in UTF-8",
    content: POLISH,
    expected: polishRows("Gießwerk Görlitz", "Görlitz"),
  },
  {
    name: "the same in Windows-1250",
    content: inCodePage(POLISH.replace("ß", "ss").replaceAll("ö", "o"), WINDOWS_1250),
    expected: polishRows("Giesswerk Gorlitz", "Gorlitz"),
  },
  { name: "a Turkish list in UTF-8", content: TURKISH, expected: TURKISH_ROWS },
  { name: "the same in Windows-1254", content: inCodePage(TURKISH, WINDOWS_1254), expected: TURKISH_ROWS },
  {
    name: "a Chinese list in GBK",
    content: CHINESE_GBK,
    expected: [
      "2 create: 东莞永达塑胶有限公司 | CN | 东莞 | 长安镇振安路三号 | ERP=A001 | spend=1205000 CNY",
      "3 create: 上撼永兴宪势公司 | CN | 上海 | 浦东路8号 | ERP=A002 | spend=80000 CNY",
      "4 refused {nameOfNobody}",
      "5 refused {totalRow}",
    ],
  },
  {
    name: "a Chinese list with full-width signs and several sheets' worth of notes",
    content: lines(
      "合格供应商名录（2026年度）,,,,,,,",
      "制表：采购部,,,,日期：2026-11-01,,,",
      "序号,供应商编号,供应商全称,国别,省份,联系人,联系电话,年采购额（万元）",
      '1,GYS001,苏州恒力精密铸造股份有限公司,中国,江苏省,张伟,0512-65432100,"1,234.5"',
      "2,GYS002,台湾精工工业股份有限公司,台湾,,李小姐,+886 2 2345 6789,98",
      "3,GYS003,博世（中国）投资有限公司,中国大陆,上海市,,021-22180000,560",
      "4,GYS004,Bosch Rexroth AG,德国,,Hr. Maier,+49 9352 18-0,33",
      "5,GYS005,暂无,,,,,",
      "小计,,,,,,,1925.5",
      "备注：以上金额不含税,,,,,,,",
    ),
    expected: [
      "4 create: 苏州恒力精密铸造股份有限公司 | CN | (江苏省) | ERP=GYS001 | tel=0512-65432100 | contact=张伟 | spend=12345000 CNY",
      "5 create: 台湾精工工业股份有限公司 | TW | ERP=GYS002 | tel=+886 2 2345 6789 | contact=李小姐 | spend=980000 CNY",
      "6 create: 博世（中国）投资有限公司 | CN | (上海市) | ERP=GYS003 | tel=021-22180000 | spend=5600000 CNY",
      "7 create: Bosch Rexroth AG | DE | ERP=GYS004 | tel=+49 9352 18-0 | contact=Hr. Maier | spend=330000 CNY",
      "8 refused {nameMissing}",
      "9 refused {totalRow}",
      "10 refused {noteRow}",
    ],
  },
];
