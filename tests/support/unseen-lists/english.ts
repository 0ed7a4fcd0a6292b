import type { UnseenList } from "./told";

const lines = (...all: string[]): string => all.join("\n");

/** Vendor masters and approved supplier lists in English. */
export const ENGLISH: UnseenList[] = [
  {
    name: "a vendor master of the United States with states, lost zeros and spend in dollars",
    content: lines(
      "Vendor #,Vendor Name,Address 1,Address 2,City,State,Zip,Country,Phone,Tax ID,Payment Terms,YTD Spend",
      'V0012,"Allegheny Castings, Inc.",400 River Rd,Suite 12,Pittsburgh,PA,15222,US,(412) 555-0134,25-1234567,Net 30,"$1,234,567.89"',
      'V0013,"Bay State Fasteners\nand Fixings LLC",12 Mill St,,Worcester,MA,1608,USA,508.555.0177,04-7654321,Net 45,"$98,000"',
      "V0014,Maple Leaf Forge Ltd.,77 Front St W,,Hamilton,ON,L8N 1A1,Canada,905-555-0101,,Net 30,0",
      "V0015,Guadalajara Plasticos SA de CV,Av. Vallarta 3233,,Guadalajara,JAL,44130,MX,+52 33 1234 5678,GPL010203AB1,Net 60,$12.50",
      'Grand Total,,,,,,,,,,,"$1,332,580.39"',
    ),
    expected: [
      "2 create: Allegheny Castings, Inc. | US | 15222 Pittsburgh (PA) | 400 River Rd | ERP=V0012 | VAT=251234567 | tel=(412) 555-0134 | spend=1234567.89 USD",
      "3 create: Bay State Fasteners and Fixings LLC | US | 01608 Worcester (MA) | 12 Mill St | ERP=V0013 | VAT=047654321 | tel=508.555.0177 | spend=98000 USD {zerosRestored}",
      "4 create: Maple Leaf Forge Ltd. | CA | L8N 1A1 Hamilton (ON) | 77 Front St W | ERP=V0014 | tel=905-555-0101 | spend=0 ?",
      "5 create: Guadalajara Plasticos SA de CV | MX | 44130 Guadalajara (JAL) | Av. Vallarta 3233 | ERP=V0015 | VAT=GPL010203AB1 | tel=+52 33 1234 5678 | spend=12.5 USD",
      "6 refused {totalRow}",
    ],
  },
  {
    name: "countries in every code there is, placeholders, and a column without content",
    content: lines(
      "S/N|Country|Supplier||Supplier Code|Town/City|Status",
      "1|UK|Brompton Alloys Ltd||SUP-01|Leeds|Approved",
      "2|EL|Thessaloniki Marble SA||SUP-02|Thessaloniki|Approved",
      "3|UAE|Gulf Extrusions LLC||SUP-03|Dubai|Approved",
      "4|276|Rhein Chemie GmbH||SUP-04|Mannheim|On hold",
      "5|VNM|Saigon Garments JSC||SUP-05|Ho Chi Minh City|Approved",
      "6|040|Donau Papier AG||SUP-06|Krems|Approved",
      "7|Korea (South)|Hanil Bearings||SUP-07|Busan|Approved",
      "8|N/A|TBD||SUP-08||Pending",
      "9|NA|Namib Zinc (Pty) Ltd||SUP-09|Rosh Pinah|Approved",
      "10|Rep. of Ireland|Shannon Valves Ltd||SUP-10|Limerick|Approved",
      "11|Türkiye|Bursa Tekstil A.Ş.||SUP-11|Bursa|Approved",
    ),
    expected: [
      "2 create: Brompton Alloys Ltd | GB | Leeds | ERP=SUP-01",
      "3 create: Thessaloniki Marble SA | GR | Thessaloniki | ERP=SUP-02",
      "4 create: Gulf Extrusions LLC | AE | Dubai | ERP=SUP-03",
      "5 create: Rhein Chemie GmbH | DE | Mannheim | ERP=SUP-04",
      "6 create: Saigon Garments JSC | VN | Ho Chi Minh City | ERP=SUP-05",
      "7 create: Donau Papier AG | AT | Krems | ERP=SUP-06",
      "8 create: Hanil Bearings | KR | Busan | ERP=SUP-07",
      "9 refused {nameMissing}",
      "10 create: Namib Zinc (Pty) Ltd | NA | Rosh Pinah | ERP=SUP-09",
      "11 create: Shannon Valves Ltd | IE | Limerick | ERP=SUP-10",
      "12 create: Bursa Tekstil A.Ş. | TR | Bursa | ERP=SUP-11",
    ],
  },
  {
    name: "an approved supplier list with the columns the other way round and two names",
    content: lines(
      "Approved Supplier List - Rev. 14 - printed 03/11/2026",
      "",
      "Annual spend (USD '000);Tier;HS Code;Product category;Longitude;Latitude;ISO;Province/State;Supplier name (English);Supplier name (local language);Vendor ID",
      "1,250;1;8482.10;Bearings;120.58;31.30;CN;Jiangsu;Suzhou Prime Bearing Co., Ltd.;苏州普瑞轴承有限公司;200100",
      "340;Tier 2;7318;Fasteners;121.56;29.87;CN;Zhejiang;Ningbo Everlast Fasteners Co Ltd;宁波永固紧固件有限公司;200101",
      "15;2;392690;Plastic parts;106.70;10.78;VN;;Saigon Precision Plastics;Công ty Nhựa Chính Xác Sài Gòn;200102",
      "Total: 3 suppliers;;;;;;;;;;",
    ),
    expected: [
      "4 create: Suzhou Prime Bearing Co., Ltd. | CN | (Jiangsu) | ERP=200100 | aka=苏州普瑞轴承有限公司 | goods=Bearings | hs=848210 | spend=1250000 USD | tier=1 | at=31.3,120.58",
      "5 create: Ningbo Everlast Fasteners Co Ltd | CN | (Zhejiang) | ERP=200101 | aka=宁波永固紧固件有限公司 | goods=Fasteners | hs=7318 | spend=340000 USD | tier=2 | at=29.87,121.56",
      "6 create: Saigon Precision Plastics | VN | ERP=200102 | aka=Công ty Nhựa Chính Xác Sài Gòn | goods=Plastic parts | hs=392690 | spend=15000 USD | tier=2 | at=10.78,106.7",
      "7 refused {totalRow}",
    ],
  },
  {
    name: "one LEI for a whole group, names one letter apart, and a town with two spellings",
    content: lines(
      "Supplier,LEI,City,Country,Street",
      "Norsk Tre AS,529900T8BM49AURSDO55,Oslo,Norway,Havnegata 1",
      "Norsk Tre Bergen AS,529900T8BM49AURSDO55,Bergen,Norway,Bryggen 5",
      "Norsk Trae AS,,Oslo,Norway,Havnegata 1",
      "NORSK TRE AS,529900T8BM49AURSDO55,Oslo,Norge,Havnegata 1",
      "Köln Optik GmbH,,Köln,Germany,Domstr. 3",
      "Koeln Optik GmbH,,Cologne,Germany,Domstrasse 3",
    ),
    expected: [
      "2 create: Norsk Tre AS | NO | Oslo | Havnegata 1 | LEI=529900T8BM49AURSDO55",
      "3 waiting 2: Norsk Tre Bergen AS | NO | Bergen | Bryggen 5 | LEI=529900T8BM49AURSDO55",
      "4 waiting 2: Norsk Trae AS | NO | Oslo | Havnegata 1",
      "5 repeated 2: NORSK TRE AS | NO | Oslo | Havnegata 1 | LEI=529900T8BM49AURSDO55",
      "6 create: Köln Optik GmbH | DE | Köln | Domstr. 3",
      "7 waiting 6: Koeln Optik GmbH | DE | Cologne | Domstrasse 3",
    ],
  },
];
