/**
 * What news call countries beside the names of i18n-iso-countries: short forms and older names, with their adjectives and demonyms.
 * `ISO 3166-1 alpha-2: names | English adjectives and demonyms | German stems | French forms`; own rows, as Intl.DisplayNames depends on the
 * ICU that Node was built with.
 */
export const COUNTRY_ROWS = `
US: US, USA, U.S., U.S.A., United States, America, Vereinigte Staaten, Etats-Unis, 美国, 美國 | American, Americans | amerikanisch, us-amerikanisch | américain, américaine, américains, américaines
GB: UK, Royaume Uni, U.K., Britain, Great Britain, Großbritannien, Grossbritannien, Grande-Bretagne, Royaume-Uni, Vereinigtes Königreich, 英国, 英國 | British, Briton, Britons | britisch | britannique, britanniques
DE: Germany, Deutschland, Deutschlands, Allemagne, 德国, 德國 | German, Germans | deutsch | allemand, allemande, allemands, allemandes
FR: France, Frankreich, 法国, 法國 | French | französisch | français, française, françaises
IT: Italy, Italien, Italie, 意大利 | Italian, Italians | italienisch | italien, italienne, italiens, italiennes
ES: Spain, Spanien, Espagne, 西班牙 | Spanish, Spaniards | spanisch | espagnol, espagnole, espagnols, espagnoles
PT: Portugal, 葡萄牙 | Portuguese | portugiesisch | portugais, portugaise, portugaises
NL: Netherlands, Holland, Niederlande, Niederlanden, Pays-Bas, Hollande, 荷兰 | Dutch | niederländisch, holländisch | néerlandais, néerlandaise, néerlandaises
BE: Belgium, Belgien, Belgique, 比利时 | Belgian, Belgians | belgisch | belge, belges
LU: Luxemburg, Luxembourg, 卢森堡 | Luxembourgish | luxemburgisch | luxembourgeois, luxembourgeoise
AT: Austria, Österreich, Autriche, 奥地利 | Austrian, Austrians | österreichisch | autrichien, autrichienne, autrichiens, autrichiennes
CH: Switzerland, Schweiz, Suisse, 瑞士 | Swiss | schweizerisch | suisse, suisses
PL: Poland, Polen, Pologne, 波兰 | Polish | polnisch | polonais, polonaise, polonaises
CZ: Czechia, Czech Republic, Tschechien, Tchéquie, République tchèque, 捷克 | Czech, Czechs | tschechisch | tchèque, tchèques
SK: Slovakia, Slowakei, Slovaquie, 斯洛伐克 | Slovak, Slovakian, Slovaks | slowakisch | slovaque, slovaques
HU: Hungary, Ungarn, Hongrie, 匈牙利 | Hungarian, Hungarians | ungarisch | hongrois, hongroise, hongroises
RO: Romania, Rumänien, Roumanie, 罗马尼亚 | Romanian, Romanians | rumänisch | roumain, roumaine, roumains, roumaines
BG: Bulgaria, Bulgarien, Bulgarie, 保加利亚 | Bulgarian, Bulgarians | bulgarisch | bulgare, bulgares
GR: Greece, Griechenland, Grèce, 希腊 | Greek, Greeks | griechisch | grec, grecque, grecs, grecques
HR: Croatia, Kroatien, Croatie, 克罗地亚 | Croatian, Croatians | kroatisch | croate, croates
SI: Slovenia, Slowenien, Slovénie, 斯洛文尼亚 | Slovenian, Slovenians | slowenisch | slovène, slovènes
RS: Serbia, Serbien, Serbie, 塞尔维亚 | Serbian, Serbians | serbisch | serbe, serbes
BA: Bosnia, Bosnien, Bosnie, Bosnia and Herzegovina, 波黑 | Bosnian, Bosnians | bosnisch | bosnien, bosnienne
MK: Macedonia, North Macedonia, Nordmazedonien, Macédoine | Macedonian | mazedonisch | macédonien, macédonienne
AL: Albania, Albanien, Albanie | Albanian, Albanians | albanisch | albanais, albanaise
UA: Ukraine, 乌克兰 | Ukrainian, Ukrainians | ukrainisch | ukrainien, ukrainienne, ukrainiens, ukrainiennes
RU: Russia, Russland, Rußland, Russie, Russian Federation, 俄罗斯 | Russian, Russians | russisch | russe, russes
BY: Belarus, Weißrussland, Biélorussie, 白俄罗斯 | Belarusian | belarussisch, weißrussisch | biélorusse, biélorusses
LT: Lithuania, Litauen, Lituanie, 立陶宛 | Lithuanian | litauisch | lituanien, lituanienne
LV: Latvia, Lettland, Lettonie, 拉脱维亚 | Latvian | lettisch | letton, lettone
EE: Estonia, Estland, Estonie, 爱沙尼亚 | Estonian | estnisch | estonien, estonienne
FI: Finland, Finnland, Finlande, 芬兰 | Finnish | finnisch | finlandais, finlandaise
SE: Sweden, Schweden, Suède, 瑞典 | Swedish | schwedisch | suédois, suédoise
NO: Norway, Norwegen, Norvège, 挪威 | Norwegian, Norwegians | norwegisch | norvégien, norvégienne
DK: Denmark, Dänemark, Danemark, 丹麦 | Danish | dänisch | danois, danoise
IS: Iceland, Island, Islande, 冰岛 | Icelandic | isländisch | islandais, islandaise
IE: Ireland, Irland, Irlande, 爱尔兰 | Irish | irisch | irlandais, irlandaise
TR: Turkey, Türkiye, Türkei, Turquie, 土耳其 | Turkish | türkisch | turc, turque, turcs, turques
GE: Georgien, Géorgie, 格鲁吉亚 | Georgian, Georgians | georgisch | géorgien, géorgienne
AM: Armenia, Armenien, Arménie, 亚美尼亚 | Armenian | armenisch | arménien, arménienne
AZ: Azerbaijan, Aserbaidschan, Azerbaïdjan, 阿塞拜疆 | Azerbaijani | aserbaidschanisch | azerbaïdjanais
KZ: Kazakhstan, Kasachstan, 哈萨克斯坦 | Kazakh | kasachisch | kazakh, kazakhe
UZ: Uzbekistan, Usbekistan, Ouzbékistan | Uzbek | usbekisch | ouzbek, ouzbèke
CN: China, Chinas, Chine, PRC, 中国, 中國, 我国 | Chinese | chinesisch | chinois, chinoise, chinoises
HK: Hong Kong, Hongkong, 香港 | | | hongkongais
TW: Taiwan, Taïwan, 台湾, 臺灣 | Taiwanese | taiwanisch | taïwanais, taïwanaise
JP: Japan, Japans, Japon, 日本 | Japanese | japanisch | japonais, japonaise, japonaises
KR: South Korea, Südkorea, Corée du Sud, Korea, 韩国, 韓國 | South Korean, South Koreans, Korean | südkoreanisch, koreanisch | sud-coréen, sud-coréenne
KP: North Korea, Nordkorea, Corée du Nord, 朝鲜 | North Korean | nordkoreanisch | nord-coréen, nord-coréenne
MN: Mongolia, Mongolei, Mongolie, 蒙古国 | Mongolian | mongolisch | mongol, mongole
IN: India, Indien, Inde, 印度 | Indian, Indians | indisch | indien, indienne, indiens, indiennes
PK: Pakistan, 巴基斯坦 | Pakistani, Pakistanis | pakistanisch | pakistanais, pakistanaise
BD: Bangladesh, Bangladesch, 孟加拉国 | Bangladeshi, Bangladeshis | bangladeschisch | bangladais, bangladaise
LK: Sri Lanka, 斯里兰卡 | Sri Lankan | sri-lankisch | sri-lankais, srilankais
NP: Nepal, Népal, 尼泊尔 | Nepalese, Nepali | nepalesisch | népalais, népalaise
MM: Myanmar, Burma, Birma, Birmanie, 缅甸 | Burmese | burmesisch | birman, birmane
TH: Thailand, Thaïlande, 泰国 | Thai | thailändisch | thaïlandais, thaïlandaise
VN: Vietnam, Viet Nam, 越南 | Vietnamese | vietnamesisch | vietnamien, vietnamienne
KH: Cambodia, Kambodscha, Cambodge, 柬埔寨 | Cambodian, Cambodians | kambodschanisch | cambodgien, cambodgienne
LA: Laos, 老挝 | Laotian | laotisch | laotien
MY: Malaysia, Malaisie, 马来西亚 | Malaysian, Malaysians | malaysisch | malaisien, malaisienne
SG: Singapore, Singapur, Singapour, 新加坡 | Singaporean | singapurisch | singapourien
ID: Indonesia, Indonesien, Indonésie, 印度尼西亚, 印尼 | Indonesian, Indonesians | indonesisch | indonésien, indonésienne
PH: Philippines, Philipinnes, Phillipines, Philippinen, 菲律宾 | Filipino, Filipinos, Philippine | philippinisch | philippin, philippine, philippins
AU: Australia, Australien, Australie, 澳大利亚, 澳洲 | Australian, Australians | australisch | australien, australienne
NZ: New Zealand, Neuseeland, Nouvelle-Zélande, 新西兰 | | neuseeländisch | néo-zélandais
PG: Papua New Guinea, Papua-Neuguinea, 巴布亚新几内亚 | | |
IR: Iran, 伊朗 | Iranian, Iranians | iranisch | iranien, iranienne, iraniens
IQ: Iraq, Irak, 伊拉克 | Iraqi, Iraqis | irakisch | irakien, irakienne
SY: Syria, Syrien, Syrie, 叙利亚 | Syrian, Syrians | syrisch | syrien, syrienne, syriens
LB: Lebanon, Libanon, Liban, 黎巴嫩 | Lebanese | libanesisch | libanais, libanaise
IL: Israel, Israël, 以色列 | Israeli, Israelis | israelisch | israélien, israélienne
PS: Gaza, Gaza Strip, Gazastreifen, West Bank, Westjordanland, Palestine, 加沙 | Palestinian, Palestinians | palästinensisch | palestinien, palestinienne
JO: Jordan, Jordanien, Jordanie, 约旦 | Jordanian | jordanisch | jordanien
SA: Saudi Arabia, Saudi-Arabien, Arabie saoudite, 沙特, 沙特阿拉伯 | Saudi, Saudis | saudi-arabisch, saudisch | saoudien, saoudienne
AE: UAE, U.A.E., Emirates, VAE, Emirats arabes unis, 阿联酋 | Emirati | emiratisch | émirati
QA: Qatar, Katar, 卡塔尔 | Qatari | katarisch | qatari
KW: Kuwait, Koweït, 科威特 | Kuwaiti | kuwaitisch | koweïtien
BH: Bahrain, Bahreïn, 巴林 | Bahraini | bahrainisch | bahreïni
OM: Oman, 阿曼 | Omani | omanisch | omanais
YE: Yemen, Jemen, Yémen, 也门 | Yemeni | jemenitisch | yéménite, yéménites
AF: Afghanistan, 阿富汗 | Afghan, Afghans | afghanisch | afghan, afghane
EG: Egypt, Ägypten, Egypte, 埃及 | Egyptian, Egyptians | ägyptisch | égyptien, égyptienne
LY: Libya, Libyen, Libye, 利比亚 | Libyan | libysch | libyen, libyenne
TN: Tunisia, Tunesien, Tunisie, 突尼斯 | Tunisian | tunesisch | tunisien, tunisienne
DZ: Algeria, Algerien, Algérie, 阿尔及利亚 | Algerian | algerisch | algérien, algérienne
MA: Morocco, Marokko, Maroc, 摩洛哥 | Moroccan | marokkanisch | marocain, marocaine
SD: Sudan, Soudan, 苏丹 | Sudanese | sudanesisch | soudanais
ET: Ethiopia, Äthiopien, Ethiopie, 埃塞俄比亚 | Ethiopian | äthiopisch | éthiopien, éthiopienne
KE: Kenya, Kenia, 肯尼亚 | Kenyan | kenianisch | kényan, kényane
TZ: Tanzania, Tansania, Tanzanie, 坦桑尼亚 | Tanzanian | tansanisch | tanzanien
UG: Uganda, Ouganda, 乌干达 | Ugandan | ugandisch | ougandais
NG: Nigeria, 尼日利亚 | Nigerian, Nigerians | nigerianisch | nigérian, nigériane
GH: Ghana, 加纳 | Ghanaian | ghanaisch | ghanéen
CI: Ivory Coast, Côte d'Ivoire, Elfenbeinküste, 科特迪瓦 | Ivorian | ivorisch | ivoirien, ivoirienne
SN: Senegal, Sénégal, 塞内加尔 | Senegalese | senegalesisch | sénégalais
CM: Cameroon, Kamerun, Cameroun, 喀麦隆 | Cameroonian | kamerunisch | camerounais
CD: DRC, DR Congo, Democratic Republic of Congo, Demokratische Republik Kongo, RDC, Kongo, Congo, 刚果（金）, 刚果民主共和国 | Congolese | kongolesisch | congolais, congolaise
ZM: Zambia, Sambia, Zambie, 赞比亚 | Zambian | sambisch | zambien
ZW: Zimbabwe, Simbabwe, 津巴布韦 | Zimbabwean | simbabwisch | zimbabwéen
ZA: South Africa, Südafrika, Afrique du Sud, 南非 | South African, South Africans | südafrikanisch | sud-africain, sud-africaine
MZ: Mozambique, Mosambik, 莫桑比克 | Mozambican | mosambikanisch | mozambicain
AO: Angola, 安哥拉 | Angolan | angolanisch | angolais
MG: Madagascar, Madagaskar, 马达加斯加 | Malagasy | madagassisch | malgache, malgaches
ML: Mali | Malian | malisch | malien, malienne
NE: Niger, 尼日尔 | | | nigérien, nigérienne
TD: Chad, Tschad, Tchad, 乍得 | Chadian | tschadisch | tchadien
GN: Guinea, Guinée, 几内亚 | Guinean | guineisch | guinéen
CA: Canada, Kanada, 加拿大 | Canadian, Canadians | kanadisch | canadien, canadienne, canadiens
MX: Mexico, Mexiko, Mexique, 墨西哥 | Mexican, Mexicans | mexikanisch | mexicain, mexicaine
GT: Guatemala, 危地马拉 | Guatemalan | guatemaltekisch | guatémaltèque
HN: Honduras, 洪都拉斯 | Honduran | honduranisch | hondurien
SV: El Salvador, Salvador, 萨尔瓦多 | Salvadoran | salvadorianisch | salvadorien
NI: Nicaragua, 尼加拉瓜 | Nicaraguan | nicaraguanisch | nicaraguayen
CR: Costa Rica, 哥斯达黎加 | Costa Rican | costa-ricanisch | costaricain
PA: Panama, 巴拿马 | Panamanian | panamaisch | panaméen
CU: Cuba, Kuba, 古巴 | Cuban | kubanisch | cubain, cubaine
HT: Haiti, Haïti, 海地 | Haitian | haitianisch | haïtien
DO: Dominican Republic, Dominikanische Republik, République dominicaine | Dominican | | dominicain
CO: Colombia, Kolumbien, Colombie, 哥伦比亚 | Colombian | kolumbianisch | colombien, colombienne
VE: Venezuela, 委内瑞拉 | Venezuelan | venezolanisch | vénézuélien
EC: Ecuador, Equateur, 厄瓜多尔 | Ecuadorian, Ecuadorean | ecuadorianisch | équatorien
PE: Peru, Pérou, 秘鲁 | Peruvian | peruanisch | péruvien, péruvienne
BO: Bolivia, Bolivien, Bolivie, 玻利维亚 | Bolivian | bolivianisch | bolivien
CL: Chile, Chili, 智利 | Chilean | chilenisch | chilien, chilienne
AR: Argentina, Argentinien, Argentine, 阿根廷 | Argentine, Argentinian | argentinisch | argentin, argentins
UY: Uruguay, 乌拉圭 | Uruguayan | uruguayisch | uruguayen
PY: Paraguay, 巴拉圭 | Paraguayan | paraguayisch | paraguayen
BR: Brazil, Brasilien, Brésil, 巴西 | Brazilian, Brazilians | brasilianisch | brésilien, brésilienne
`;

/** Words of these keys are as often a person or a thing: next to another capital they are no country. */
export const NAMES_OF_PERSONS: ReadonlySet<string> = new Set([
  "jordan",
  "chad",
  "israel",
  "georgia",
  "cuba",
  "guinea",
  "turkey",
]);
