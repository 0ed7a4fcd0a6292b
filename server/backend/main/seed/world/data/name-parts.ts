/**
 * What names of invented companies are put together from, as companies of a country are called: a beginning and an ending make a word
 * that sounds like a valley, a hill or a founder of that country. A test holds the whole names against the real lists.
 */
export interface NameParts {
  beginnings: readonly string[];
  endings: readonly string[];
}

/** By ISO 3166-1 alpha-2; the countries of one language share theirs. */
export function namePartsOf(country: string): NameParts {
  return PARTS.get(country) ?? OTHERS;
}

const OTHERS = parts(
  "Alta Bela Cora Dara Elma Fara Gala Hara Ilma Jara Kela Lora Mara Nela",
  "mont vale port field ridge",
);

const PARTS = new Map<string, NameParts>(
  `
DE AT CH | Zschopau Unstrut Nagold Jagst Tauber Regnitz Hunte Oker Bode Wupper Lahn Altmühl Elster Vils Loisach Murg Kinzig Ilm Selke Wiesen Ahorn Falken Eichen Birken Hasel Linden | talwerk bruck berger hofer egger auer stetter grund hagen rieder
FR BE | Val Mont Roche Beau Haut Font Clair Belle Pont Aigue Riva Orme Chêne Grand | aubert mercy vernay ligny marsac combes fleury sauvet noyelle durand brissac
IT SM | Val Monte Rocca Colle Ponte Borgo Serra Campo Fonte Riva Torre Prato | norina bellero tessari gradoni lusiani morandi verzella castoldi brenani sartelli
ES MX CO PE CL AR EC GT | Sierra Río Valle Peña Costa Monte Cerro Llano Vega Loma Puente Fuente | Clara Morada Baja Dorada Serena Honda Larga Verde Norte Azul Parda Brava
PT BR | Serra Vale Monte Rio Campo Porto Fonte Pedra Ponte Mata | Alvim Moreira Dourada Serena Novais Branda Lourosa Verdelho Caldeira Antunes
PL | Zielon Brzez Dąbrow Kamien Sokoł Wierzb Lipin Jesion Olszan Rogow Starogr Białowież | ica owiec anka iszcz ów enka arz ewo
CZ SK | Beskyd Morav Slezan Jizer Orlic Vsacan Kysuc Hradec Javor Bukov Lipan Sázav | ská ia ka ová ecko ina ovec ice
HU | Bakony Mátra Kőris Tisza Zala Vértes Bükk Rába Sió Marcal Galga Ipoly | völgy halom kert vár mező híd szeg ér
RO MD | Prut Bistra Târnava Someș Argeș Olteț Cerna Vidra Iza Nera Crasna Buzia | nița eni ești oara el aia in ov
BG RS SI | Rila Iskar Tundža Morava Drina Pohor Savin Kolub Jadran Timok | ja ska na vit ec ina
UA KZ UZ GE | Zhovta Balka Dnipr Sula Samar Ishim Torgai Alazan Karkal Orel Vorsk Nura | ska iya ovo ika any ets
TR | Karşı Gediz Nilüfer Torba Beyşeh Yarıma Küçük Ulu Alaca Sarı Gök Doğan Ege Çınar Meriç | yaka ova dere tepe köy pınar kaya su
SE NO FI DK | Norr Öster Väster Björk Älv Gran Fjäll Sund Tors Ek Havs Kalv | vik bruk dal näs lund holma forsen tuna
GB US CA AU NZ ZA | Saluda Ridge Tawny Copper Alder Kestrel Harrow Wend Stoke Marlow Pike Calder Larch Bram Thorn Quarry | ford ridge haven brook gate stead wick mere down field
NL | Luchter Oude Wester Vecht Dinkel Linge Rijse Kromme Veen Haar | veld wetering donk laak broek gaarde horst dijk
CN TW | Hao Jin Rui Xing Tian Hua Ming Zhen De Yong Feng Kai Heng Guang Sheng An Lian Qing Bo Yuan | yuan hai tai ke long xin da wei rong bang cheng fu
JP | Kita Asa Naka Mori Kuro Shira Hase Aka Ishi Taka Sugi Yoko Mina Fuji Oku | giri sawa hara mori zaki numa ida kura shima no
KR | Han Dae Seo Kyung Shin Woo Dong Sam Yul Tae Jin Myung | seong rim dong sol yang gang chang ryu
VN | Tân Bình Hưng Vĩnh Long An Phú Hải Minh Thuận | Lộc Vân Khê Đông Sơn Thạch Lâm Trạch
TH KH MM | Siam Rayong Chao Nakorn Bang Khao Thung Lanna Mekong Surin | thip rung wattana charoen suk phan mongkol chai
MY ID PH | Batu Kinta Rimba Straits Selat Bukit Tanjung Sungai Merbau Cahaya Laut | Kawan Utara Permai Jaya Indah Perdana Sentosa Murni Timur Raya
IN BD LK PK | Bhima Deccan Malwa Konkan Nilgiri Satpura Kaveri Sahya Godavari Tapti Palar Sutlej Surma | Valley Crest Plains Hills Gate Ridge Coast Delta Fields
MA TN EG SA AE IL | Atlas Rif Souss Sahel Zagora Nour Ourika Jebel Tadla Badia Wadi | Nord Maghreb Ouest Bahri Rafa Sud Amal Hadid
CD ZM MG | Mwenda Lufira Kabare Luapula Mafinga Kasenga Dilolo Lualaba Antsira Chambeshi | Nord Hills Est Basin Plateau Sud
CI GH NG ET KE TZ | Akwa Bonsu Tano Sassandra Comoé Pra Awash Rift Mara Sidama Volta Ankobra | Valley Forest Hills Coast Nord Basin Fields
`
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [countries = "", beginnings = "", endings = ""] = line.split(" | ");
      return countries.split(" ").map((country): [string, NameParts] => [country, parts(beginnings, endings)]);
    }),
);

/** What these parts make by chance and a real company or somebody well known is called. */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `
Huawei Hengda Huatai Guangda Jinlong Huaxin Huafu Huarong Hualong Yongda Yonghui Xinda Tianan Ankang Boxin Kailong Hengtai Hengrong Guanglong Zhenhai
Qinghai Lianda Lianbang Mingyang Hengxin Anbang Jinrong Kaida Taiyuan Feida Fenglong
Samyang Hansol Kyungdong Hanyang Daeseong Taeyang Dongyang Shinseong Jinro Hanrim Dongseong Taerim Hanchang Dongchang Shinyang Woorim Daeyang
Fujikura Asahara Fujimori Fujizaki Sugino Nakashima Takashima Nakamori Ishikura Okukura
Eichenauer Lindenauer Falkenberger Long_Sơn Bình_Sơn Vĩnh_Sơn Phú_Sơn Tân_Sơn Hải_Vân Moravia Slezania Ulukaya Egesu Atlas_Nord Batu_Kawan
`
    .trim()
    .split(/\s+/)
    .map((word) => word.replace("_", " ")),
);

function parts(beginnings: string, endings: string): NameParts {
  return { beginnings: beginnings.trim().split(" "), endings: endings.trim().split(" ") };
}
