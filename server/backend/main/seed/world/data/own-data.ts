import type { PlannedImport } from "./data-management";

/** Somebody sent the wrong file: none of its columns looks like names. */
export const NOT_A_LIST: PlannedImport = {
  kind: "suppliers",
  name: "Lagerbewegungen {year-month 0}.csv",
  daysAgo: 2,
  text: `Beleg;Menge;Lagerort
4900017231;120;0001
4900017232;64;0001
4900017233;18;0002
`,
};

/** Exhibitors of a fair, of whom none became a supplier. */
export const TAKEN_BACK: PlannedImport = {
  kind: "suppliers",
  name: "Messekontakte Hannover {year-month -45}.csv",
  daysAgo: 45,
  text: `Name;Ort;Land
Quarzheide Oberflächen GmbH;Peine;DE
Moorblick Drehteile KG;Gifhorn;DE
`,
};

/** What a plant knows of its suppliers' suppliers. */
export const PLANT_RELATIONS: PlannedImport = {
  kind: "relations",
  name: "Vorlieferanten Werk Chemnitz {year-month -8}.csv",
  daysAgo: 8,
  text: `From;From country;To;To country;Type;HS code;Shipments;First shipment;Last shipment
Wupperbruck Lacke GmbH;DE;Zschopautal Werkzeugbau GmbH;DE;Supplier;3209;14;{iso -230};{iso -24}
Velké Losiny Plast s.r.o.;CZ;Altrhein Sensorik GmbH;AT;Supplier;3908;6;{iso -180};{iso -31}
`,
};

/** From the purchasing system; the other contacts were typed. */
export const BOUGHT_CONTACTS: PlannedImport = {
  kind: "contacts",
  name: "Ansprechpartner Einkauf {year-month -6}.csv",
  daysAgo: 6,
  text: `Supplier number;Contact;E-mail;Role;Language
100411;Imke Brodersen;brodersen@hafenlinie-nord.example;Dispatch;Deutsch
100058;Falk Uhlmann;uhlmann@zschopautal-werkzeugbau.example;Quality;Deutsch
`,
};

/** Complaints that a plant kept in a table until now. */
export const PLANT_ALERTS: PlannedImport = {
  kind: "own-alerts",
  name: "Störungen Werk Chemnitz {year-month -4}.csv",
  daysAgo: 4,
  text: `Supplier number;Event type;Title;Text;Date;Priority;External id
100058;fire;Zschopautal: smouldering fire in the drying oven;The oven of line 2 was out for a day. Covers came from stock.;{iso -74};Mid;CHE-0117
100081;strike;Altrhein: warning strike on the late shift;Forty minutes without output. The delivery of sensors was complete.;{iso -41};Low;CHE-0121
`,
};

/** Companies that are to get no new orders; none of them is a supplier. */
export const OWN_LIST = {
  name: "own-no-new-orders",
  title: "No new orders",
  file: {
    name: "no-new-orders.csv",
    text: `Id,Name,Country,Remarks
N-01,Quellgrund Recycling GmbH,DE,Insolvency proceedings since {iso -140}
N-02,Hartfels Metallhandel,PL,Refused a site visit on {iso -96}
N-03,Zirbenhof Logistik e.U.,AT,Contract ended on {iso -60}
`,
  },
};

/** A table that the plant's fire brigade sends; nobody whom it names is a supplier. */
export const OWN_SOURCE = {
  name: "table:plant-notices",
  eventTypeId: "fire",
  mapping: { title: "What", happenedAt: "Date", organization: "Company" },
  file: {
    name: "notices {year-month 0}.csv",
    text: `Company,Date,What
Quarzheide Oberflächen GmbH,{iso -9},Fire in the plating shop of Quarzheide Oberflächen
Moorblick Drehteile KG,{iso -5},Chip fire at Moorblick Drehteile
`,
  },
};
