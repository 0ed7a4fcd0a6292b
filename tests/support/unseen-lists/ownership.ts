import type { UnseenList } from "./told";

const lines = (...all: string[]): string => all.join("\n");

/** Lists of who owns whom. */
export const OWNERSHIP: UnseenList[] = [
  {
    name: "shares in every way of writing, one owner a row",
    content: lines(
      "Company,Company country,Shareholder,Shareholder country,Direct %,From,To",
      'Nord Smelting AS,NO,Aker Metals ASA,NO,"51,00",2015-03-01,',
      "Nord Smelting AS,NO,Hydro Invest BV,NL,49%,2015-03-01,",
      "Sur Minas SA,CL,Codelta SpA,CL,>50%,2019,",
      "Sur Minas SA,CL,Undisclosed,,n.a.,,",
      "Delta Pulp Ltd,TH,Siam Forest PCL,TH,25-50%,01.02.2018,31.12.2024",
      "Omega Steel LLC,UA,Various individuals,,,,",
      "Omega Steel LLC,UA,Black Sea Holding Ltd,CY,74.99,14/03/2020,",
    ),
    expected: [
      "2 create: Nord Smelting AS | NO | owner=Aker Metals ASA 51% NO 2015-03-01..",
      "3 repeated 2: Nord Smelting AS | NO | owner=Hydro Invest BV 49% NL 2015-03-01..",
      "4 create: Sur Minas SA | CL | owner=Codelta SpA >50% CL 2019-01-01..",
      "5 repeated 4: Sur Minas SA | CL",
      "6 create: Delta Pulp Ltd | TH | owner=Siam Forest PCL >25% TH 2018-02-01..2024-12-31",
      "7 create: Omega Steel LLC | UA",
      "8 repeated 7: Omega Steel LLC | UA | owner=Black Sea Holding Ltd 74.99% CY 2020-03-14..",
    ],
  },
  {
    name: "fractions with decimal commas, German titles, nobody in four languages",
    content: lines(
      "Gesellschaft;Sitz;Land;Gesellschafter;Land des Gesellschafters;Beteiligung;beteiligt ab;beteiligt bis",
      "Weserguss GmbH;Bremen;D;Weser Holding AG;D;0,51;01.01.2010;",
      "Weserguss GmbH;Bremen;D;Streubesitz;;0,49;;",
      "Elbstahl AG;Hamburg;D;Família Souza;BR;0,25;2012;2020",
      "Rhônetal Sàrl;Sion;CH;inconnu;;1;;",
      "Inn Zement GmbH;Innsbruck;A;未披露;;0,075;;",
    ),
    expected: [
      "2 create: Weserguss GmbH | DE | Bremen | owner=Weser Holding AG 51% DE 2010-01-01..",
      "3 repeated 2: Weserguss GmbH | DE | Bremen",
      "4 create: Elbstahl AG | DE | Hamburg | owner=Família Souza 25% BR 2012-01-01..2020-12-31",
      "5 create: Rhônetal Sàrl | CH | Sion",
      "6 create: Inn Zement GmbH | AT | Innsbruck",
    ],
  },
  {
    name: "plants with operator and owners in one cell",
    content: lines(
      "Plant name\tPlant ID\tLat\tLon\tCountry\tOperator\tOwner(s)\tUltimate parent\tStatus\tStart year",
      "Kronstadt Works\tP100\t44,43\t26,10\tROU\tKronstadt Steel SA\tBalkan Metals NV (60%); Kronstadt City (40%)\tBalkan Group\toperating\t1974",
      "Porto Novo Mill\tP101\t-30.1\t-51.3\tBRA\tPorto Celulose SA\tPorto Celulose SA\t-\toperating\t2001",
      "Al Noor Cement\tP102\t25.0\t55.3\tARE\tAl Noor LLC\tother\tunknown\tmothballed\t",
    ),
    expected: [
      "2 create: Kronstadt Works | RO | ERP=P100 | legal=Kronstadt Steel SA | kind=site | owner=Balkan Metals NV 60% | owner=Kronstadt City 40% | at=44.43,26.1",
      "3 create: Porto Novo Mill | BR | ERP=P101 | legal=Porto Celulose SA | kind=site | owner=Porto Celulose SA | at=-30.1,-51.3",
      "4 create: Al Noor Cement | AE | ERP=P102 | legal=Al Noor LLC | kind=site | at=25,55.3",
    ],
  },
  {
    name: "a Chinese list of shareholders",
    content: lines(
      "企业名称,统一社会信用代码,国家,股东名称,持股比例,起始日期,截止日期",
      "宁波晨光纺织有限公司,91330200144053689B,中国,晨光集团有限公司,60%,2015年3月1日,",
      "宁波晨光纺织有限公司,91330200144053689B,中国,其他股东,40%,,",
      "青岛海风机械有限公司,91370200264600000X,中国,海风控股（香港）有限公司,100.00%,2018-06-30,2025-06-30",
    ),
    expected: [
      "2 create: 宁波晨光纺织有限公司 | CN | Registration=91330200144053689B | owner=晨光集团有限公司 60% 2015-03-01..",
      "3 repeated 2: 宁波晨光纺织有限公司 | CN | Registration=91330200144053689B",
      "4 create: 青岛海风机械有限公司 | CN | Registration=91370200264600000X | owner=海风控股（香港）有限公司 100% 2018-06-30..2025-06-30",
    ],
  },
  {
    name: "owner and parent beside each other, each with a share of its own",
    content: lines(
      "asset_id,asset_name,country,owner_name,ownership_share,parent_company,parent_share",
      "P1,Kimberley Plant,ZAF,Karoo Power (Pty) Ltd,60%,Veld Holdings plc,100%",
      "P2,Limpopo Plant,ZAF,Karoo Power (Pty) Ltd; Drift Energy Ltd,60%; 40%,,",
      "P3,Cape Plant,ZAF,various,,n/a,",
    ),
    expected: [
      "2 create: Kimberley Plant | ZA | ERP=P1 | owner=Karoo Power (Pty) Ltd 60% | owner=Veld Holdings plc 100%",
      "3 create: Limpopo Plant | ZA | ERP=P2 | owner=Karoo Power (Pty) Ltd 60% | owner=Drift Energy Ltd 40%",
      "4 create: Cape Plant | ZA | ERP=P3",
    ],
  },
];
