import { foldName } from "../../names/fold-name";

/** A place's name as it is looked up by: lower-case ASCII without spaces, so that "Dong Guan" and "Dongguan" meet. */
export function placeKey(name: string): string {
  return foldName(name).replaceAll(" ", "");
}

/** The name without the word that says what kind of place it is: "Dongguan Shi" and "Landkreis Böblingen" by their own names. */
export function bareKey(name: string): string {
  const words = foldName(name).split(" ");
  while (words.length > 1 && KIND_AFTER.has(words.at(-1) ?? "")) words.pop();
  while (words.length > 1 && KIND_BEFORE.has(words[0] ?? "")) words.shift();
  while (words.length > 1 && LINK.has(words[0] ?? "")) words.shift();
  return words.join("");
}

/** Words behind a name that say what it is, folded; in the language of the country or as lists in English write them. */
export const KIND_AFTER: ReadonlySet<string> = new Set(
  (
    "city town township county district dist province prov prefecture prefectural municipality metropolitan region state governorate division " +
    "shi xian qu zhen sheng xiang cun zizhixian zizhiqu diqu zila zilla upazila thana sadar tehsil taluk taluka tq tk mandal " +
    "ken gun ku cho machi mura to fu si gu do gun eup myeon kreis stadt ili ilcesi il oblast rayon krai okrug raion voivodeship powiat gmina " +
    "distinct disctrict distict provice provine prvince country " + // As lists misspell district, province and county.
    "hsien hsiang shih " + // As addresses in Taiwan transcribe xian, xiang and shi.
    "kommune kommun lan fylke amt megye comune provincia department departamento regency kabupaten kecamatan commune ward village vill post po cedex"
  ).split(" "),
);

/** And before it. */
export const KIND_BEFORE: ReadonlySet<string> = new Set(
  (
    "city town district dist province prov state municipality county region governorate muhafazat wilaya wilayat emirate " +
    "kabupaten kab kota kec kecamatan kel kelurahan desa ds dusun propinsi provinsi kotamadya " +
    "tinh thanh pho tp huyen quan xa phuong thi tx tt amphoe amphur ampur changwat tambon tambol khet " +
    "landkreis kreis stadt gemeinde provincia prov comune departamento depto municipio mpio mun estado ciudad cd partido departement arrondissement " +
    "ville commune judetul jud comuna brgy barangay ps khan srok khet krong sangkat"
  ).split(" "),
);

const LINK: ReadonlySet<string> = new Set(["of", "de", "di", "da", "do", "del", "des", "du", "d"]);
