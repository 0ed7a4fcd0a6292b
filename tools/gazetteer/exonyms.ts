/**
 * What first divisions and towns are called in English, German, French and Chinese where the tables do not have it: by country, `code in
 * GeoNames: names`, and `name in the table: names`. Facts, written down by hand.
 */
const REGIONS: Readonly<Record<string, string>> = {
  DE: "01: Bade-Wurtemberg, 巴登-符腾堡; 02: Bavière, 巴伐利亚; 05: 黑森州; 06: Basse-Saxe, 下萨克森; 07: Rhénanie-du-Nord-Westphalie, 北莱茵-威斯特法伦, 北威州; 08: Rhénanie-Palatinat, 莱茵兰-普法尔茨; 09: Sarre, Saarland, 萨尔州; 10: 石勒苏益格-荷尔斯泰因; 11: Brandebourg, 勃兰登堡; 12: Mecklembourg-Poméranie-Occidentale; 13: Saxe, 萨克森州; 14: Saxe-Anhalt, 萨克森-安哈尔特; 15: Thuringe, 图林根",
  AT: "03: Lower Austria, Basse-Autriche; 04: Upper Austria, Haute-Autriche; 06: Styria, Styrie; 07: Tyrol; 02: Carinthia, Carinthie; 01: Burgenland; 08: Vorarlberg",
  IT: "09: Lombardy, Lombardei, Lombardie, 伦巴第; 12: Piedmont, Piemont, Piémont, 皮埃蒙特; 16: Tuscany, Toskana, Toscane, 托斯卡纳; 15: Sicily, Sizilien, Sicile, 西西里; 14: Sardinia, Sardinien, Sardaigne, 撒丁岛; 13: Apulia, Apulien, Pouilles; 20: Venetien, Vénétie, Veneto, 威尼托; 05: Emilia-Romagna, Émilie-Romagne, 艾米利亚-罗马涅; 08: Ligurien, Ligurie, Liguria; 04: Kampanien, Campanie, Campania",
  ES: "51: Andalusia, Andalusien, Andalousie, 安达卢西亚; 56: Catalonia, Katalonien, Catalogne, 加泰罗尼亚; 58: Galicia, Galicien, Galice, 加利西亚; 59: Basque Country, Baskenland, Pays basque; 34: Asturien, Asturies, Asturias",
  FR: "11: 法兰西岛; 76: Okzitanien, Occitanie; 84: Auvergne-Rhône-Alpes; 32: Hauts-de-France; 44: Grand Est; 28: Normandy, Normandie, 诺曼底; 53: Brittany, Bretagne, 布列塔尼; 94: Corsica, Korsika, Corse, 科西嘉; 75: Nouvelle-Aquitaine; 52: Pays de la Loire; 93: Provence-Alpes-Côte d'Azur",
  GB: "ENG: 英格兰; SCT: Schottland, Écosse, 苏格兰; WLS: Pays de Galles, 威尔士; NIR: Nordirland, Irlande du Nord, 北爱尔兰",
  BE: "VLG: Flanders, Flandern, Flandre, 佛兰德; WAL: Wallonia, Wallonien, 瓦隆",
  PL: "83: Silesia, Schlesien, Silésie; 72: Lower Silesia, Niederschlesien",
  US: "CA: Kalifornien, Californie, 加利福尼亚, 加州; TX: 得克萨斯, 德克萨斯, 得州, 德州; FL: Floride, 佛罗里达; NY: New York State, 纽约州; PA: Pennsylvanie, 宾夕法尼亚; NC: Caroline du Nord, 北卡罗来纳; SC: Caroline du Sud, 南卡罗来纳; VA: Virginie, 弗吉尼亚; WV: West Virginia, Virginie-Occidentale, 西弗吉尼亚; GA: Géorgie, 佐治亚; LA: Louisiane, 路易斯安那; HI: Hawaï, 夏威夷; IL: 伊利诺伊; OH: 俄亥俄; MI: 密歇根; TN: 田纳西; KY: 肯塔基; AL: 阿拉巴马, 亚拉巴马; MS: 密西西比; AZ: 亚利桑那; NV: 内华达; CO: 科罗拉多; WA: Washington State, 华盛顿州; OR: 俄勒冈; NM: Nouveau-Mexique, 新墨西哥; IN: 印第安纳; WI: 威斯康星; MN: 明尼苏达; MO: 密苏里; NJ: 新泽西; MA: 马萨诸塞, 麻省; CT: 康涅狄格; MD: 马里兰; GA: Georgia; OK: 俄克拉荷马; KS: 堪萨斯; IA: 艾奥瓦; NE: 内布拉斯加; AK: 阿拉斯加; UT: 犹他",
  CA: "10: 魁北克; 08: 安大略; 02: British Columbia, Colombie-Britannique, 不列颠哥伦比亚; 01: Alberta, 艾伯塔",
  AU: "04: 昆士兰; 02: Neusüdwales, Nouvelle-Galles du Sud, 新南威尔士; 07: 维多利亚州; 08: Westaustralien, Australie-Occidentale, 西澳大利亚",
  IN: "16: 马哈拉施特拉; 09: 古吉拉特; 25: 泰米尔纳德; 19: 卡纳塔克; 13: 喀拉拉; 28: Bengale-Occidental, 西孟加拉",
  JP: "40: 東京都, 东京都; 32: 大阪府, 大阪府; 12: 北海道; 01: 爱知县; 08: 福岛县; 24: 宫城县; 19: 神奈川县; 13: 兵库县; 07: 福冈县; 04: 千叶县; 34: 埼玉县; 43: 和歌山县; 37: 静冈县; 11: 广岛县; 16: 岩手县; 21: 熊本县; 15: 石川县",
  UA: "05: 顿涅茨克州; 14: 卢甘斯克州",
};

const TOWNS: Readonly<Record<string, string>> = {
  CA: "Vancouver: 温哥华",
  IT: "Genoa: Gênes, Genua; Turin: 都灵; Milan: 米兰; Taranto: Tarent, Tarente, 塔兰托; Livorno: Leghorn",
  DE: "Köln: Cologne, 科隆; München: Munich, 慕尼黑; Nürnberg: Nuremberg, 纽伦堡; Wolfsburg: Wolfsbourg, 沃尔夫斯堡; Ludwigshafen am Rhein: Ludwigshafen, 路德维希港; Frankfurt am Main: Frankfurt/Main, Frankfurt, Francfort, 法兰克福; Frankfurt (Oder): Frankfurt/Oder, Frankfurt an der Oder, Francfort-sur-l'Oder; Halle (Saale): Halle an der Saale, Halle/Saale; Bremerhaven: 不来梅港; Braunschweig: Brunswick; Hannover: Hanover, Hanovre, 汉诺威",
  NL: "The Hague: Den Haag, La Haye, 海牙; Rotterdam: 鹿特丹; Vlissingen: Flushing, Flessingue",
  BE: "Antwerpen: Antwerp, Anvers, 安特卫普; Gent: Ghent, Gand, 根特; Zeebrugge: Zeebruges, 泽布吕赫; Brugge: Bruges, 布鲁日",
  US: "New York City: New York, 纽约; Los Angeles: 洛杉矶, 洛杉磯; Long Beach: 长滩; Savannah: 萨凡纳; Houston: 休斯敦, 休斯顿; Seattle: 西雅图; Dallas: 达拉斯; Baltimore: 巴尔的摩; Washington: Washington D.C., Washington DC, 华盛顿特区",
  GB: "Felixstowe: 费利克斯托; Southampton: 南安普敦; Port Talbot: 塔尔伯特港; Liverpool: 利物浦; Birmingham: 伯明翰; London: Londres, 伦敦",
  GR: "Piraeus: Piräus, Le Pirée, 比雷埃夫斯; Athens: Athen, Athènes, 雅典; Thessaloníki: Thessaloniki, Saloniki, Thessalonique",
  ES: "Algeciras: Algésiras, 阿尔赫西拉斯; Valencia: Valence, 巴伦西亚; Zaragoza: Saragossa, Saragosse",
  SA: "Jeddah: Dschidda, Djeddah, 吉达",
  EG: "Port Said: Port-Saïd, 塞得港; Suez: Sues, 苏伊士; Alexandria: Alexandrie, 亚历山大, 亚历山大港",
  CN: "Guangzhou: Canton, Kanton, 广州; Beijing: Peking, Pékin, 北京; Shanghai: Shanghaï, Schanghai, 上海; Ningbo: 宁波; Tianjin: Tientsin, 天津; Yantian: 盐田港; Chongqing: Chungking, 重庆; Tai’an: 泰安; Suqian: 宿迁; Xianning: 咸宁; Yiyang: 益阳; Jinzhong: 晋中; Hechi: 河池; Shangluo: 商洛; Lincang: 临沧; Xuanzhou: 宣城; Huainan: 淮南; Huai'an: 淮安; Changshu: 常熟",
  IN: "Mumbai: Bombay, 孟买; Kolkata: Calcutta, Kalkutta, 加尔各答; Chennai: Madras, 金奈; Delhi: 德里; Visakhapatnam: Vizag",
  MM: "Yangon: Rangoon, Rangun, 仰光",
  BD: "Dhaka: Dacca, 达卡; Chittagong: Chattogram, 吉大港",
  VN: "Ho Chi Minh City: Ho-Chi-Minh-Stadt, Hô-Chi-Minh-Ville, Saigon, 胡志明市; Haiphong: Hải Phòng, 海防市; Hanoi: Hanoï, 河内",
  JP: "Tokyo: Tokio, 东京, 東京; Osaka: 大阪; Yokohama: 横滨; Kobe: Kōbe, 神戸, 神户; Nagoya: 名古屋",
  KR: "Incheon: 仁川; Busan: Pusan, 釜山; Seoul: Séoul, 首尔",
  TW: "Kaohsiung: 高雄; Taipei: Taipeh, 台北; Hsinchu: 新竹",
  PL: "Gdańsk: Danzig, Dantzig, 格但斯克; Wrocław: Breslau, 弗罗茨瓦夫; Warsaw: Warschau, Varsovie, 华沙; Kraków: Cracow, Krakau, Cracovie; Katowice: Kattowitz",
  CZ: "Prague: Prag, Praha, 布拉格; Plzeň: Pilsen; Ostrava: Ostrau; Brno: Brünn",
  AT: "Vienna: Wien, Vienne, 维也纳",
  CH: "Genève: Geneva, Genf, 日内瓦; Basel: Bâle, Basle, 巴塞尔; Zürich: Zurich, 苏黎世",
  RU: "Moscow: Moskau, Moscou, 莫斯科; Saint Petersburg: St. Petersburg, Sankt Petersburg, Saint-Pétersbourg, 圣彼得堡; Vladivostok: Wladiwostok, 海参崴; Novorossiysk: Noworossijsk",
  UA: "Kyiv: Kiev, Kiew, 基辅; Odesa: Odessa, 敖德萨; Kharkiv: Charkiw, Kharkov, 哈尔科夫; Lviv: Lwiw, Lemberg; Mariupol: Marioupol, 马里乌波尔",
  MX: "Mexico City: Mexiko-Stadt, 墨西哥城; Manzanillo: 曼萨尼约",
  PA: "Colón: 科隆港; Panamá: Panama City, Panama-Stadt",
  BR: "Santos: 桑托斯; São Paulo: 圣保罗; Rio de Janeiro: 里约热内卢",
  DK: "Copenhagen: Kopenhagen, Copenhague, 哥本哈根",
  SE: "Göteborg: Gothenburg, 哥德堡",
  PT: "Lisbon: Lissabon, Lisbonne, 里斯本; Porto: 波尔图",
  RO: "Bucharest: Bukarest, Bucarest, 布加勒斯特; Constanța: Constanza, Konstanza",
  HU: "Budapest: 布达佩斯; Győr: 杰尔",
  SK: "Bratislava: Pressburg",
  RS: "Belgrade: Belgrad, 贝尔格莱德",
  TR: "Istanbul: İstanbul, 伊斯坦布尔; İzmir: Izmir, Smyrna; İzmit: Izmit, Kocaeli",
  LK: "Colombo: 科伦坡; Hambantota: 汉班托塔",
  PK: "Karachi: Karatschi, 卡拉奇; Lahore: 拉合尔",
  DJ: "Djibouti: Dschibuti-Stadt",
  ZA: "Durban: 德班; Cape Town: Kapstadt, Le Cap, 开普敦; Johannesburg: 约翰内斯堡",
  NG: "Lagos: 拉各斯",
  PE: "Lima: 利马",
  MA: "Tangier: Tanger, 丹吉尔; Casablanca: 卡萨布兰卡",
};

const rowsOf = (written: Readonly<Record<string, string>>): ReadonlyMap<string, string[]> => {
  const rows = new Map<string, string[]>();
  for (const [country, list] of Object.entries(written)) {
    for (const one of list.split("; ")) {
      const [name = "", names = ""] = one.split(": ");
      rows.set(`${country}.${name}`, [...(rows.get(`${country}.${name}`) ?? []), ...names.split(", ")]);
    }
  }
  return rows;
};

/** By `DE.02`. */
export const REGION_EXONYMS = rowsOf(REGIONS);
/** By `DE.München`. */
export const TOWN_EXONYMS = rowsOf(TOWNS);

/** China's first divisions: GB/T 2260, the code in GeoNames, the name. */
export const CHINESE_PROVINCES: ReadonlyMap<string, { code: string; name: string }> = new Map(
  (
    "11 22 北京市; 12 28 天津市; 13 10 河北省; 14 24 山西省; 15 20 内蒙古自治区; 21 19 辽宁省; 22 05 吉林省; 23 08 黑龙江省; 31 23 上海市; " +
    "32 04 江苏省; 33 02 浙江省; 34 01 安徽省; 35 07 福建省; 36 03 江西省; 37 25 山东省; 41 09 河南省; 42 12 湖北省; 43 11 湖南省; 44 30 广东省; " +
    "45 16 广西壮族自治区; 46 31 海南省; 50 33 重庆市; 51 32 四川省; 52 18 贵州省; 53 29 云南省; 54 14 西藏自治区; 61 26 陕西省; 62 15 甘肃省; " +
    "63 06 青海省; 64 21 宁夏回族自治区; 65 13 新疆维吾尔自治区"
  )
    .split("; ")
    .map((row): [string, { code: string; name: string }] => {
      const [gb = "", code = "", name = ""] = row.split(" ");
      return [gb, { code, name }];
    }),
);
