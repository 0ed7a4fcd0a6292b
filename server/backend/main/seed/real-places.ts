/** A place that exists, WGS 84 degrees to a kilometre or so. */
export interface RealPlace {
  country: string;
  city: string;
  lat: number;
  lon: number;
}

export interface RealPort extends RealPlace {
  /** UN/LOCODE. */
  locode: string;
}

/** Towns with industry, mines or plantations around them, on all continents that deliver. */
export function realCities(): readonly RealPlace[] {
  return CITIES;
}

export function realPorts(): readonly RealPort[] {
  return PORTS;
}

const CITIES = entriesOf(`
DE Stuttgart 48.78 9.18 | DE Wolfsburg 52.42 10.79 | DE Nuremberg 49.45 11.08 | DE Chemnitz 50.83 12.92
DE Duisburg 51.43 6.76 | DE Bremen 53.08 8.80 | DE Munich 48.14 11.58 | AT Linz 48.31 14.29 | AT Graz 47.07 15.44
CH Winterthur 47.50 8.73 | FR Lyon 45.76 4.84 | FR Mulhouse 47.75 7.34 | FR Lille 50.63 3.07 | IT Turin 45.07 7.69
IT Bologna 44.49 11.34 | IT Brescia 45.54 10.22 | ES Zaragoza 41.65 -0.88 | ES Valencia 39.47 -0.38
ES Almería 36.84 -2.46 | PT Braga 41.55 -8.43 | GB Birmingham 52.48 -1.90 | GB Sunderland 54.90 -1.40
NL Eindhoven 51.44 5.47 | NL Venlo 51.37 6.17 | BE Ghent 51.05 3.72 | SE Gothenburg 57.71 11.97
FI Tampere 61.50 23.76 | NO Kongsberg 59.67 9.65 | DK Odense 55.40 10.39 | PL Katowice 50.26 19.02
PL Wrocław 51.11 17.04 | PL Łódź 51.76 19.46 | CZ Ostrava 49.83 18.28 | CZ Mladá Boleslav 50.41 14.90
SK Žilina 49.22 18.74 | HU Győr 47.69 17.63 | HU Kecskemét 46.90 19.69 | RO Cluj-Napoca 46.77 23.59
RO Timișoara 45.75 21.23 | BG Plovdiv 42.14 24.75 | RS Kragujevac 44.01 20.91 | SI Maribor 46.55 15.65
UA Lviv 49.84 24.03 | UA Dnipro 48.46 35.05 | TR Izmir 38.42 27.14 | TR Bursa 40.18 29.07 | TR Gaziantep 37.07 37.38
TR Ordu 40.98 37.88 | MA Tangier 35.77 -5.80 | MA Casablanca 33.57 -7.59 | TN Sfax 34.74 10.76
EG Alexandria 31.20 29.92 | ET Hawassa 7.06 38.48 | KE Nakuru -0.30 36.07 | CI Abidjan 5.36 -4.01
CI San-Pédro 4.75 -6.64 | GH Kumasi 6.69 -1.62 | NG Kano 12.00 8.52 | CD Kolwezi -10.71 25.47
CD Likasi -10.98 26.73 | ZM Kitwe -12.80 28.21 | ZA Rustenburg -25.67 27.24 | ZA Gqeberha -33.96 25.60
MG Antalaha -14.90 50.28 | MX Puebla 19.04 -98.21 | MX Monterrey 25.67 -100.31 | MX Querétaro 20.59 -100.39
US Detroit 42.33 -83.05 | US Huntsville 34.73 -86.59 | US Greenville 34.85 -82.40 | US Houston 29.76 -95.37
US Fresno 36.74 -119.79 | US Wichita 37.69 -97.34 | CA Windsor 42.31 -83.04 | BR Joinville -26.30 -48.85
BR Belo Horizonte -19.92 -43.94 | BR Cuiabá -15.60 -56.10 | BR Varginha -21.55 -45.43 | AR Córdoba -31.42 -64.18
CL Antofagasta -23.65 -70.40 | CL Calama -22.46 -68.93 | PE Arequipa -16.41 -71.54 | CO Medellín 6.24 -75.58
EC Machala -3.26 -79.96 | GT Cobán 15.47 -90.37 | CN Chongqing 29.56 106.55 | CN Shenzhen 22.65 114.03
CN Ningbo 29.87 121.55 | CN Wuhan 30.59 114.31 | CN Baotou 40.66 109.84 | CN Ganzhou 25.83 114.93
CN Qingdao 36.07 120.38 | CN Chengdu 30.57 104.07 | CN Dalian 38.91 121.61 | CN Yantai 37.46 121.45
TW Hsinchu 24.80 120.97 | TW Kaohsiung 22.63 120.30 | JP Nagoya 35.18 136.91 | JP Hamamatsu 34.71 137.73
JP Sendai 38.27 140.87 | JP Kumamoto 32.80 130.71 | KR Ulsan 35.54 129.31 | KR Changwon 35.23 128.68
VN Hải Phòng 20.86 106.68 | VN Biên Hòa 10.95 106.82 | VN Buôn Ma Thuột 12.67 108.04 | TH Rayong 12.68 101.28
TH Chonburi 13.36 100.98 | TH Surat Thani 9.14 99.33 | MY Penang 5.41 100.33 | MY Sandakan 5.84 118.12
ID Bekasi -6.24 106.99 | ID Medan 3.59 98.67 | ID Morowali -2.85 122.15 | PH Batangas 13.76 121.06
IN Chennai 13.08 80.27 | IN Pune 18.52 73.86 | IN Coimbatore 11.02 76.96 | IN Guntur 16.31 80.44
BD Chattogram 22.36 91.78 | BD Gazipur 24.00 90.42 | LK Kandy 7.29 80.63 | PK Sialkot 32.49 74.53
PK Faisalabad 31.42 73.08 | KZ Karaganda 49.80 73.11 | AU Kalgoorlie -30.75 121.47 | AU Newcastle -32.93 151.78
NZ Hamilton -37.79 175.28 | KH Phnom Penh 11.56 104.92 | MM Mandalay 21.97 96.08 | UZ Namangan 41.00 71.67
GE Rustavi 41.55 44.99 | IL Haifa 32.79 34.99 | SA Jubail 27.01 49.66 | AE Sharjah 25.35 55.42`).map(
  (entry): RealPlace => placeOf(entry.split(" ")),
);

const PORTS = entriesOf(`
DE Hamburg 53.54 9.97 DEHAM | DE Bremerhaven 53.56 8.55 DEBRV | NL Rotterdam 51.95 4.14 NLRTM
BE Antwerp 51.28 4.34 BEANR | FR Le Havre 49.48 0.12 FRLEH | ES Algeciras 36.13 -5.44 ESALG
ES Valencia 39.45 -0.32 ESVLC | IT Genoa 44.40 8.92 ITGOA | IT Trieste 45.65 13.76 ITTRS
GR Piraeus 37.94 23.62 GRPIR | SI Koper 45.56 13.74 SIKOP | PL Gdańsk 54.40 18.67 PLGDN
TR Mersin 36.80 34.64 TRMER | EG Port Said 31.25 32.30 EGPSD | MA Tanger Med 35.89 -5.50 MAPTM
CI Abidjan 5.29 -4.01 CIABJ | GH Tema 5.64 0.01 GHTEM | ZA Durban -29.88 31.03 ZADUR
TZ Dar es Salaam -6.83 39.29 TZDAR | AE Jebel Ali 25.01 55.06 AEJEA | IN Nhava Sheva 18.95 72.95 INNSA
IN Chennai 13.10 80.30 INMAA | LK Colombo 6.95 79.85 LKCMB | BD Chattogram 22.31 91.80 BDCGP
SG Singapore 1.26 103.82 SGSIN | MY Port Klang 3.00 101.39 MYPKG | ID Tanjung Priok -6.10 106.88 IDTPP
TH Laem Chabang 13.08 100.89 THLCH | VN Cát Lái 10.76 106.79 VNCLI | CN Shanghai 31.33 121.67 CNSHA
CN Ningbo-Zhoushan 29.93 121.87 CNNGB | CN Yantian 22.57 114.27 CNYTN | CN Qingdao 36.05 120.25 CNTAO
HK Hong Kong 22.34 114.13 HKHKG | TW Kaohsiung 22.56 120.31 TWKHH | KR Busan 35.08 128.83 KRPUS
JP Nagoya 35.05 136.85 JPNGO | JP Yokohama 35.45 139.68 JPYOK | US Los Angeles 33.74 -118.26 USLAX
US Savannah 32.13 -81.14 USSAV | US Houston 29.73 -95.00 USHOU | US New York 40.67 -74.05 USNYC
MX Veracruz 19.21 -96.13 MXVER | MX Manzanillo 19.07 -104.30 MXZLO | PA Balboa 8.95 -79.57 PABLB
BR Santos -23.96 -46.31 BRSSZ | BR Paranaguá -25.50 -48.52 BRPNG | CL San Antonio -33.59 -71.62 CLSAI
PE Callao -12.05 -77.14 PECLL | EC Guayaquil -2.28 -79.91 ECGYE`).map((entry): RealPort => {
  const words = entry.split(" ");
  return { ...placeOf(words.slice(0, -1)), locode: words.at(-1) ?? "" };
});

function entriesOf(text: string): string[] {
  return text.trim().split(/\s*[|\n]\s*/);
}

/** Country, name of one word or more, latitude, longitude. */
function placeOf(words: readonly string[]): RealPlace {
  const [lat, lon] = words.slice(-2).map(Number);
  return { country: words[0] ?? "", city: words.slice(1, -2).join(" "), lat: lat ?? 0, lon: lon ?? 0 };
}
