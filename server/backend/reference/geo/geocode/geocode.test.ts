import { expect, test } from "vitest";
import { leastTime } from "../../../../../tests/support/least-time";
import { distanceKm } from "../distance";
import { closeGazetteer, gazetteerOf, openGazetteer } from "../gazetteer/gazetteer";
import { placeKey } from "../gazetteer/place-key";
import { geocode } from "./geocode";

const found = (country: string, address: string) => geocode({ country, address });

test.each([
  ["town and postal code", { country: "DE", postalCode: "71034", city: "Böblingen" }, "Böblingen", 48.68, 9.01],
  ["a name in another language", { country: "DE", city: "Cologne" }, "Köln", 50.93, 6.95],
  ["without the umlaut", { country: "DE", city: "Muenchen" }, "Munich", 48.14, 11.58],
  [
    "two words for one",
    { country: "CN", address: "No. 7, Xingfu Rd, Dong Guan City, Guang Dong" },
    "Dongguan",
    23.02,
    113.75,
  ],
  ["another script", { country: "CN", address: "广东省东莞市厚街镇" }, "Dongguan", 23.02, 113.75],
  [
    "a county before its prefecture",
    { country: "CN", address: "Zhaxiangfu Town, Pinghu City, Jiaxing, Zhejiang" },
    "Pinghu",
    30.68,
    121.02,
  ],
  [
    "a town before its county",
    { country: "CN", address: "Zhapu Town, Pinghu City, Jiaxing, Zhejiang" },
    "Zhapu",
    30.6,
    121.09,
  ],
  ["a province before a village of its name", { country: "CN", address: "Jin Tang Park, Jiangxi" }, "Jiangxi", 28, 116],
  [
    "a word of the level before the name",
    { country: "ID", address: "Jl. Raya 5, Kab. Pemalang, Jawa Tengah" },
    "Pemalang",
    -6.9,
    109.38,
  ],
  ["a slip of the pen", { country: "CN", address: "5 Chuangye Road, Guangzhuo" }, "Guangzhou", 23.12, 113.25],
  [
    "a city of words that name nothing elsewhere",
    { country: "VN", address: "Road 12, Song Than 2 Industrial Park, Di An" },
    "Dĩ An",
    10.91,
    106.77,
  ],
  [
    "a town behind an avenue, without commas",
    { country: "CN", address: "1 Qianjiang Ave. Qianjiang Industry Park Guichi Chizhou Anhui" },
    "Guichi",
    30.69,
    117.57,
  ],
  [
    "a district's town before its division, without commas",
    { country: "BD", address: "National Road 4 Salna Gazipur Dhaka" },
    "Gazipur",
    24.0,
    90.42,
  ],
  [
    "a town of today before one that had the name",
    { country: "CN", address: "No. 12, Huiming Street, Jiashan" },
    "Jiashan",
    30.85,
    120.93,
  ],
  ["a comma that is missing", { country: "BD", address: "128 Zirabo Savar Dhaka 1340" }, "Dhaka", 23.71, 90.41],
  [
    "a postal code of India",
    { country: "IN", address: "Kondur Village, Tada Mandal, Nellore Dist, 524401" },
    "524401",
    13.56,
    80.12,
  ],
  ["the first half of a Canadian one", { country: "CA", address: "1 Example Way, K2K 2X3" }, "K2K", 45.35, -75.92],
  ["a town that has only a post office", { country: "US", city: "Huger", region: "SC" }, "Huger", 33.04, -79.78],
  [
    "a misspelt town in its state",
    { country: "US", address: "1404 W Main St.,Carrolton,Texas" },
    "Carrollton",
    32.95,
    -96.89,
  ],
  [
    "a state and not a county or town so called",
    { country: "US", address: "344 Fox Dr. Piqua,Ohio" },
    "Piqua",
    40.14,
    -84.24,
  ],
  [
    "a district and not a county",
    { country: "CN", address: "Huqiao Town, Fengxian District" },
    "Fengxian",
    30.91,
    121.46,
  ],
  [
    "the police station that a town has its name from",
    { country: "BD", address: "14 Mouchak Road PS-Kaliakoir Gazipur-1750" },
    "Kaliakair",
    24.07,
    90.22,
  ],
  [
    "the district at the end of a line without commas",
    { country: "BD", address: "2 Mill Gate Bahadurpur Kazipara Meherpur Bangladesh" },
    "Meherpur",
    23.81,
    88.62,
  ],
  [
    "a misspelt province behind villages that no table has, without commas",
    { country: "KH", address: "Phum Trapeang Khum Rovieng Thakeo Province" },
    "Takeo",
    10.99,
    104.78,
  ],
  [
    "levels as Taiwan transcribes them",
    { country: "TW", address: "No. 5, Chung Cheng Road, Hua-Tan Hsiang, Taichung Hsien" },
    "Taichung",
    24.15,
    120.68,
  ],
  [
    "a name that begins like the word for a city, in a street's name",
    { country: "VN", address: "Lot 3, Nguyen Duc Canh Zone, Thai Binh City" },
    "Thái Bình",
    20.45,
    106.34,
  ],
  [
    "a district and its city, with a province that neither is in",
    { country: "CN", address: "12 Xinzhu Road, Minhang District, Shanghai, Jiangsu Province" },
    "Minhang",
    31.11,
    121.37,
  ],
  [
    "syllables of a name that is not in the table",
    { country: "VN", address: "Hoa Phu Commune, Long Ho District, Vinh Long" },
    "Long Hồ",
    10.19,
    106.01,
  ],
  [
    "a small town in another spelling beside its city",
    { country: "IN", address: "Sripperumbudoor, Kancheepuram, Tamil Nadu" },
    "Srīperumbūdūr",
    12.97,
    79.94,
  ],
  ["a postal code of the United States", { country: "US", postalCode: "02139" }, "02139", 42.36, -71.1],
])("%s", (_, address, name, lat, lon) => {
  const place = geocode({ ...address });
  expect(place).toMatchObject({ name });
  expect(distanceKm(place?.point ?? { lat: 0, lon: 0 }, { lat, lon })).toBeLessThan(25);
});

test.each([
  ["what stands in brackets or behind a stroke", { country: "DE", city: "Frankfurt (Oder)" }, "Frankfurt (Oder)"],
  ["another stroke", { country: "DE", city: "Halle/Saale" }, "Halle (Saale)"],
  ["the river that most mean", { country: "DE", city: "Frankfurt/Main" }, "Frankfurt am Main"],
  ["a hall that is in brackets", { country: "DE", address: "Ring 3 (Halle 5), 71034 Böblingen" }, "Böblingen"],
  ["a German code in its column", { country: "DE", postalCode: "15230", city: "Frankfurt" }, "Frankfurt (Oder)"],
  ["one in the line", { country: "DE", address: "Graebestr. 1, 33790 Halle" }, "Halle"],
  ["one that lost its zero", { country: "DE", postalCode: "6108", city: "Halle" }, "Halle (Saale)"],
  ["one of a smaller town", { country: "DE", postalCode: "23730", city: "Neustadt" }, "Neustadt in Holstein"],
  ["a French code", { country: "FR", postalCode: "93200", city: "Saint-Denis" }, "Saint-Denis"],
  ["a British code", { country: "GB", postalCode: "NP20 1AA", city: "Newport" }, "Newport"],
])("towns of one name are told apart by %s", (_, address, name) => {
  expect(geocode(address)).toMatchObject({ precision: "town", name });
});

test("a town that the postal code does not leave is not claimed: the table lacks the right one, or the code is wrong", () => {
  for (const address of [
    { country: "FR", postalCode: "11310", city: "Saint-Denis" },
    { country: "DE", postalCode: "80331", city: "Bremerhaven" },
  ])
    expect(geocode(address)?.precision).toBe("country");
});

test.each(
  (
    "01067 Dresden|01968 Senftenberg|04600 Altenburg|06556 Artern|12529 Schönefeld|17268 Templin|19322 Wittenberge|21465 Reinbek|23966 Wismar|27568 Bremerhaven|29410 Salzwedel|" +
    "34346 Hann. Münden|34414 Warburg|36433 Bad Salzungen|37671 Höxter|37308 Heiligenstadt|38855 Wernigerode|48529 Nordhorn|49477 Ibbenbüren|53424 Remagen|57518 Betzdorf|63739 Aschaffenburg|" +
    "66482 Zweibrücken|68519 Viernheim|69412 Eberbach|69509 Mörlenbach|76829 Landau|88131 Lindau|89231 Neu-Ulm|97877 Wertheim|97980 Bad Mergentheim|98527 Suhl"
  ).split("|"),
)("%s lies in its postal code's zone, which goes over a border of states", (address) => {
  expect(geocode({ country: "DE", address })?.precision).toBe("town");
});

test("a road to a town is not in it", () => {
  expect(found("SV", "Km 36 Carretera a Santa Ana, San Salvador")?.name).toBe("San Salvador");
  expect(found("CN", "12 Fuzhou South Road, Qingdao, Shandong")?.name).toBe("Qingdao");
  expect(found("ID", "Jalan Jakarta 12, Surabaya")?.name).toBe("Surabaya");
});

test("towns of one name are told apart by the region, and else neither is taken", () => {
  const illinois = found("US", "1 Main St, Springfield, IL");
  expect(illinois?.point?.lat).toBeCloseTo(39.8, 1);
  expect(found("US", "1 Main St, Springfield, MA")?.point?.lat).toBeCloseTo(42.1, 1);
  expect(found("US", "1 Main St, Springfield")).toMatchObject({ precision: "country", point: null });
});

test("a region alone is a region, with its width", () => {
  expect(geocode({ country: "DE", region: "Bayern" })).toMatchObject({ precision: "region", name: "Bavaria" });
  expect(geocode({ country: "DE", region: "Bayern" })?.radiusKm).toBeGreaterThan(50);
});

test("nothing that names a place is no more than the country", () => {
  expect(found("VN", "Embroidery Co. Ltd., Block 5")).toMatchObject({ precision: "country", point: null });
  expect(geocode({ country: "ZZ", city: "Nowhere" })).toMatchObject({ precision: "country" });
  expect(geocode({ country: null, city: "Berlin" })).toBeNull();
});

test("the part of a country that has a code of its own is looked up under it", () => {
  const { lat, lon } = found("CN", "615 Tai Nan West Street, Kowloon, Hong Kong")?.point ?? { lat: 0, lon: 0 };
  expect(distanceKm({ lat, lon }, { lat: 22.3, lon: 114.2 })).toBeLessThan(20);
});

test("hostile text costs nothing and throws nothing", async () => {
  const hostile = ["a ".repeat(20_000), ",".repeat(20_000), "\u0000🏭".repeat(5_000), "Shi ".repeat(5_000)];
  const look = () => {
    for (const text of hostile) found("CN", text);
  };
  expect(await leastTime(look)).toBeLessThan(2_000);
});

test("a country's block is read once and answers by the bytes", () => {
  expect(gazetteerOf("CN")).toBe(gazetteerOf("CN"));
  expect(gazetteerOf("DE")?.named("boblingen").places).toHaveLength(1);
  expect(gazetteerOf("DE")?.named("zzz")).toEqual({ places: [], regions: [] });
});

test("a block that was opened beforehand is the one that is asked", async () => {
  // What other files of the same process asked for is kept.
  closeGazetteer();
  const opening = openGazetteer("UY");
  expect(opening).toBeInstanceOf(Promise);
  await opening;
  expect(openGazetteer("UY")).toBeUndefined();
  expect(gazetteerOf("UY")?.named("montevideo").places).not.toEqual([]);
  for (const none of [null, undefined, "", "ZZ"]) expect(openGazetteer(none)).toBeUndefined();
});

test.each([
  ["BR", "são paulo"],
  ["AU", "sydney"],
  ["US", "seattle"],
  ["FI", "helsinki"],
  ["EC", "quito"],
])(
  "what stands around a place of %s holds the place itself, on each side of the equator and of Greenwich",
  (country, name) => {
    const gazetteer = gazetteerOf(country);
    const largest = gazetteer
      ?.named(placeKey(name))
      .places.sort((a, b) => b.place.inhabitants - a.place.inhabitants)[0]?.place;
    if (!gazetteer || !largest) throw new Error(`no ${name}`);
    expect(gazetteer.around(largest, 1).map(({ id }) => id)).toContain(largest.id);
    // Four corners of a square around it lie in the same cell or in one beside it.
    for (const [north, east] of [
      [0.4, 0.4],
      [-0.4, 0.4],
      [0.4, -0.4],
      [-0.4, -0.4],
    ] as const) {
      const corner = { lat: largest.lat + north, lon: largest.lon + east };
      expect(gazetteer.around(corner, 70).map(({ id }) => id)).toContain(largest.id);
    }
  },
);
