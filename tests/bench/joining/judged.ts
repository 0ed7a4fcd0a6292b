/**
 * Texts of the labelled files that tell of one event, by their ids: every headline of `rss_headlines.csv` and `es_headlines.csv` that has a
 * type was read for it by one reader. What follows from an event within days (a ban, and the protest against it) counts as the event.
 * Texts of a disaster in `crisislex_media.csv` are one event by its name. Of the other files only what is joined was read: what is missed there
 * is not known, and all else counts as one event each.
 */
export const JUDGED: readonly (readonly string[])[] = [
  // Blasts in Caracas
  ["rss-26-29269", "rss-26-29280", "rss-26-52172"],
  // Blackouts in Ukraine
  ["rss-26-47800", "rss-26-49292"],
  // Aleppo
  ["rss-26-50913", "rss-26-50939"],
  // An oil depot hit by drones
  ["rss-26-39835", "rss-26-40567", "rss-26-42358"],
  // Arrests in Hong Kong
  ["rss-26-57038", "rss-26-35304"],
  // A tribunal in London
  ["rss-22-6823", "rss-22-6054"],
  // The earthquake in Mexico
  ["rss-26-56819", "rss-26-56869", "rss-26-57088", "rss-26-57395", "rss-26-57509", "rss-26-28165"],
  // China's ban on exports to Japan
  [
    ...["rss-26-43041", "rss-26-44156", "rss-26-44567", "rss-26-45087", "rss-26-23747"],
    ...["rss-26-19800", "rss-26-21026", "rss-26-21497"],
  ],
  // The fire of Crans-Montana
  ["rss-26-54175", "rss-26-54614", "rss-26-55093"],
  // Credit Suisse's chairman
  ["rss-22-17326", "rss-22-17362"],
  // Air India's CEO
  ["rss-26-37462", "rss-26-44577"],
  // Claire's
  ["rss-26-38702", "rss-26-45564"],
  // Warner Bros.
  ["rss-26-21005", "rss-26-21400", "rss-26-22203", "rss-26-22666"],
  // Zalando in Erfurt
  ["rss-26-47904", "rss-26-32172"],
  // Nestlé's baby formula
  ["rss-26-45043", "rss-26-21416", "rss-26-50873"],
  // Iran
  ["rss-26-39053", "rss-26-34303", "rss-26-40746", "rss-26-58772"],
  // Two tankers
  ["rss-26-20390", "rss-26-22215"],
  // A bill on sanctions
  ["rss-26-30923", "rss-26-33187"],
  // Flights in the Caribbean
  ["rss-26-29148", "rss-26-29532", "rss-26-24461"],
  // The storm Goretti
  ["rss-26-40667", "rss-26-41119"],
  // Felixstowe
  ["rss-22-5014", "rss-22-5022"],
  // Tariffs on pasta
  ["rss-26-53522", "rss-26-54166", "rss-26-56873"],
  // Tonga
  ["rss-22-17353", "rss-22-18252", "rss-22-18104", "rss-22-17323"],
  // Bushfires in Victoria
  ["rss-26-33322", "rss-26-34109", "rss-26-40523"],
  // A boulder at Disney World
  ["rss-26-53886", "rss-26-58692"],
  // Naturgy
  ["es-243", "es-983"],
  // BBVA and Sabadell
  ["es-900", "es-694", "es-662"],
  // The earthquake of Wenchuan
  ["cec-109", "cec-111", "cec-113", "cec-114", "cec-121", "cec-122", "cec-138", "cec-85"],
  // The earthquake of Panzhihua
  ["cec-108", "cec-129"],
  // Imtech
  ["sd-1583", "sd-2186", "sd-386", "sd-397"],
  // Maple Bank
  ["sd-1730", "sd-33"],
  // German Pellets
  ["sd-1667", "sd-72", "sd-632"],
  // Warning strikes at German airports
  ["sd-1802", "sd-2180", "sd-35"],
  // IBM in Berlin
  ["sd-1094", "sd-2256"],
  // Notices that an office published twice
  ["jp-698", "jp-729"],
  ["jp-310", "jp-459"],
  ["jp-1837", "jp-1871", "jp-585"],
  ["jp-1236", "jp-954"],
  ["jp-318", "jp-843"],
  ["jp-1240", "jp-1580"],
  ["jp-1157", "jp-326"],
  ["jp-193", "jp-637"],
  ["jp-1220", "jp-189"],
  // Cargill
  ["fr-2023-11058", "fr-2023-11388"],
];
