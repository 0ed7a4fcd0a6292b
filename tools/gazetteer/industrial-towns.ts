import { distanceKm } from "../../server/backend/reference/geo/distance";
import { placeKey } from "../../server/backend/reference/geo/gazetteer/place-key";
import type { OldPlace } from "./places";

/**
 * Sub-districts and industrial towns that supplier lists name and GeoNames' table of places of 1,000 inhabitants lacks, because they
 * are divisions or parts of a larger town: name, latitude, longitude; a second name behind a slash. Written down by hand from maps, to some two kilometres.
 */
const WRITTEN: Readonly<Record<string, string>> = {
  BD: `Ashulia 23.90 90.32; Kaliakair/Kaliakoir 24.07 90.22; Sreepur/Sripur 24.20 90.47; Kapasia 24.10 90.57; Konabari 23.99 90.33; Kashimpur 23.98 90.31;
    Hemayetpur 23.79 90.27; Dhamrai 23.91 90.21; Keraniganj 23.70 90.37; Bhaluka/Valuka 24.41 90.39; Trishal 24.58 90.39; Rupganj 23.79 90.52; Araihazar 23.79 90.65;
    Sonargaon 23.65 90.60; Fatullah/Fatulla 23.64 90.48; Siddhirganj 23.69 90.52; Madhabdi 23.85 90.67; Mirpur 23.80 90.36; Uttara 23.87 90.40; Tejgaon 23.76 90.39;
    Gulshan 23.79 90.41; Badda 23.78 90.43; Rampura 23.76 90.42; Mohakhali 23.78 90.40; Khilkhet 23.83 90.42; Joydebpur/Joydevpur 24.00 90.42; Mouchak 24.03 90.30;
    Maona/Mawna 24.21 90.41; Anwara 22.23 91.91; Patiya 22.30 91.98; Sitakunda 22.62 91.66; Hathazari 22.51 91.81; Mirsarai 22.77 91.58; Boalkhali 22.39 91.92;
    Patenga 22.25 91.79; Halishahar 22.33 91.78; Pahartali 22.36 91.79; Ishwardi/Ishurdi 24.13 89.07; Gazaria 23.54 90.61; Singair 23.82 90.15; Saturia 23.97 90.03`,
  LK: `Katunayake 7.17 79.88; Biyagama 6.95 79.99; Pannala 7.33 80.02; Koggala 5.99 80.33; Avissawella 6.95 80.21; Mawathagama 7.43 80.44; Polgahawela 7.33 80.30;
    Nittambuwa 7.14 80.10; Mirigama 7.24 80.13; Horana 6.72 80.06; Padukka 6.84 80.09; Ratmalana 6.82 79.89; Ekala 7.10 79.90; Seeduwa 7.13 79.88; Minuwangoda 7.17 79.95;
    Kuliyapitiya 7.47 80.04; Bingiriya 7.60 79.92; Thulhiriya 7.29 80.22; Agalawatta 6.54 80.16; Mathugama 6.52 80.11; Makandura 7.32 79.97; Embilipitiya 6.34 80.85`,
  KH: `Russey Keo/Russei Keo 11.61 104.91; Dangkor/Dangkao 11.50 104.86; Meanchey/Mean Chey 11.53 104.93; Sen Sok/Saensokh 11.59 104.87; Por Senchey/Pur Senchey 11.53 104.80;
    Chbar Ampov 11.53 104.96; Chroy Changvar 11.60 104.95; Toul Kork/Tuol Kouk 11.58 104.90; Chamkar Mon/Chamkarmon 11.54 104.92; Prek Pnov 11.66 104.87; Ang Snuol/Angk Snuol 11.53 104.66;
    Kandal Stueng/Kandal Stung 11.37 104.87; Samraong Tong 11.50 104.52; Bavet 11.08 106.12`,
  MM: `Hlaing Tharyar/Hlaingthaya/Hlaing Thar Yar 16.88 96.06; Shwe Pyi Thar/Shwepyitha 16.97 96.08; Insein 16.89 96.10; Mingaladon 16.97 96.13; South Dagon/Dagon South 16.86 96.22;
    North Dagon/Dagon North 16.89 96.19; North Okkalapa 16.92 96.17; South Okkalapa 16.85 96.18; Thaketa 16.80 96.21; Dagon Seikkan 16.85 96.28; Hmawbi 17.10 96.06`,
  SV: "Colón/Lourdes Colón 13.72 -89.37; Ciudad Arce 13.84 -89.45; Olocuilta 13.57 -89.12; El Rosario 13.49 -89.03",
  DO: "San Isidro 18.51 -69.77",
  JO: "Ad Dulayl/Dulayl/Al Dulail 32.14 36.27",
  CN: `Houjie 22.94 113.68; Humen 22.82 113.67; Dalang 22.94 113.94; Tangxia 22.81 114.10; Qingxi 22.84 114.16; Fenggang 22.74 114.15; Zhangmutou 22.91 114.08; Liaobu 22.99 113.88;
    Wangniudun 23.06 113.66; Sanxiang 22.35 113.44; Xiaolan 22.67 113.24; Guzhen 22.61 113.18; Lunjiao 22.88 113.22; Leliu 22.85 113.15`,
};

/** Without their divisions yet. */
export function industrialTowns(): OldPlace[] {
  return Object.entries(WRITTEN).flatMap(([country, written]) =>
    written.split(";").map((one): OldPlace => {
      const [, names = "", lat, lon] = /^\s*(.+?) (-?[\d.]+) (-?[\d.]+)\s*$/s.exec(one) ?? [];
      const [name = "", ...others] = names.split("/");
      const inhabitants = USUAL;
      return {
        name,
        names: others,
        country,
        lat: Number(lat),
        lon: Number(lon),
        admin1: "",
        admin2: "",
        feature: "",
        inhabitants,
      };
    }),
  );
}

const USUAL = 50_000;

/** In the divisions of the nearest place; null where the table has a place of the name right there. */
export function withDivisions(town: OldPlace, places: readonly OldPlace[]): OldPlace | null {
  const near = places
    .filter(({ country }) => country === town.country)
    .map((place) => ({ place, km: distanceKm(place, town) }))
    .sort((a, b) => a.km - b.km);
  if (near.some(({ place, km }) => km <= SAME_KM && placeKey(place.name) === placeKey(town.name))) return null;
  const [nearest] = near;
  return { ...town, admin1: nearest?.place.admin1 ?? "", admin2: nearest?.place.admin2 ?? "" };
}

const SAME_KM = 15;
