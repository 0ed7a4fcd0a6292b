/** Words that say what stands beside them, folded as `readWords` folds. Own rows, in the languages that are read. */
const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Before a place: what follows is where. */
export const PLACE_PREPOSITION = list(`
  in near outside around across throughout inside
  im nahe bei aus nach um
  a au aux en pres dans depuis
  en cerca em no na di nel
`);

/** Before it, or a few words before: it is not there, only near. */
export const NEAR = list("near outside nahe bei pres cerca perto unweit around umkreis vicino");
/** "20 km from", "30 km NNE of": a number, the unit and one of these. */
export const DISTANCE = list("km kilometer kilometers kilometre kilometres kilometern kilometres miles mile meilen");

/** After a name, and its own: a port, a county, a plant in it. */
export const PLACE_AFTER = list(`
  port harbour harbor airport station county city town province region area district state prefecture municipality suburb metro
  plant plants factory factories mill works site refinery mine terminal dock docks workers police fire firefighters based residents mayor authorities
  court council government governor coast bay border north south east west northern southern eastern western central
  werk hafen flughafen bahnhof stadt polizei feuerwehr amtsgericht landgericht hauptbahnhof kreis raum zentrum messe sud nord ost west mitte
  usine aeroport gare region departement
`);

/** Before it, with a capital: what of that place is meant, or which kind of place it is. */
export const PLACE_BEFORE = list(`
  port city town state province county district region village municipality republic north south east west northern southern eastern western
  northeast northwest southeast southwest northeastern northwestern southeastern southwestern central downtown greater metro upper lower
  polizei feuerwehr stadt raum grossraum werk standort flughafen hafen bahnhof hauptbahnhof landkreis kreis region land bundesland provinz gemeinde
  universitat uni uniklinikum klinikum messe amtsgericht landgericht arbeitsgericht oberlandesgericht insolvenzgericht autobahn staatsanwaltschaft
  ihk stadtwerke richtung sud nord ost west sudlich nordlich tribunal ville port aeroport usine region gare prefecture mairie chu
  earthquake flood floods fire explosion blast strike storm typhoon hurricane wildfire
  erdbeben hochwasser brand grossbrand explosion streik unfall feuer unwetter warnstreik
`);

/** Behind a name: a company, a paper, a team is called after the town. */
export const NAME_AFTER = list(`
  consulting hilton bank group holding holdings inc corp corporation ltd limited llc plc gmbh ag se sa spa nv bv kg kgaa co company motors motor steel
  times post herald tribune journal telegraph zeitung allgemeine rundschau presse anzeiger nachrichten university school college institute
  airlines airways air insurance versicherung capital partners pharma pharmaceuticals technologies securities ventures scientific
  cream philharmonic symphony united fc cf club lakers knicks bulls celtics exchange stock dynamics robotics instruments saint-germain
  agreement accord treaty convention protocol declaration summit syndrome hotel match
`);

/** Capitals that belong to no name. */
export const NO_NAME_WORDS = list(`
  the a an this that these those and or but as at by for from in into of on off over to under up down with after before during near while when where
  how why what who since until amid despite following more most at least some all many several new update breaking video live photos report reports
  is are was were be has have had will would could may might can says said kills killed hits strikes dead die dies injured injures
  der die das den dem des ein eine einen einem einer und oder aber als am an auf aus bei bis durch fur gegen im in mit nach ohne seit uber um unter
  vom von vor wahrend wegen zu zum zur nahe neue neuer wie auch
  le la les un une des du de et ou mais a au aux en dans par pour sur sous avec sans chez vers apres avant pendant depuis pres
  el los las un una y o en de del al con sin por para tras desde o os as um uma e em no na nos nas do da dos das
`);

/** Capitals that follow a place without being part of its name. */
export const TIME_WORDS = list(`
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec today yesterday
  montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar marz mai juni juli oktober dezember heute gestern
`);

/**
 * Towns that are ordinary words, given names or surnames: only with a preposition of place, or a region or country beside them.
 */
export const ORDINARY = list(`
  of most nice reading mobile bath split essen sale bury poole deal battle rugby hull cork derby march ware lage hof halle singen forst marl
  brand baden bergen weiden stade ahlen werl spa mons wells hove orange union central victoria charlotte florence sofia jackson lincoln madison
  austin orlando hamilton kent logan jordan santiago san santa carolina regina jersey troy hope best wedding police young same along
  normal eagle phoenix aurora columbia concord enterprise liberty independence providence salem surprise commerce industry
  temple waterloo marion norman tyler chandler gilbert irving lawrence warren sterling houston washington wellington nelson hastings
  bar ham bari lens tours sens vire die auch grasse laval vienne angers nancy alma colon progreso victoria esperanza concepcion trinidad
  ascension man male mission carpenter stockton preston clinton monroe franklin arlington burlington lancaster bolton barry andrew
  paradise golden beauty buy barking dover crystal sandy bend gap leek street rye ford lucas van lea hilden burg
  wagen lunen haan gotha gera plauen born selb luck oral mary mari osh tema ho man wa bo kayes ali bata bam bor nis
  aba ado ede ila ife iwo ore oka oba jos uba bende
  ville centre republic federal general valley park beach garden district north south east west northern southern eastern western
  media bell gardens palace national international new press record star banks bay bethlehem page cook hull park hill
  laura asia africa europe america europa amerika roma villa campo real plata reforma libertad constitucion justicia
  leader data power energy market batman van siirt agri mus
`);

/** In scripts without spaces: the same, of two characters. */
export const ORDINARY_UNSPACED = list(
  "和平 东方 大同 中山 中心 高明 新城 建设 长安 青年 通化 公安 安全 保安 河口 城中 集美 广场 平安 光明 新和 新民 民和 富民 文化 向阳 前进 大安 安定 定安 新建 新安 和谐 安心 永安 生产 海事 城市 南部 北部 东部 西部 中部 平台 台前 双方 东南 西南 东北 西北 江北 江南 城关 工业 开发 郊区 城区 市中 矿区 新区 桥东 桥西 普通 中方 东明 高要 宜居 凌云 兴业 兴国 富源 合作 五一 长江 安龙 大方 大化 礼县 通道 马关 大关 开放 开化 昌平 开平 高平 太平 和顺 互助 同心 同德 同仁 共和",
);

/** News agencies, as they stand beside a dateline's town. */
export const AGENCIES = list(
  "afp reuters ap dpa ots apa sda awp dts dj dow rtr afx upi efe ansa tass ria xinhua kyodo yonhap bloomberg dapd epd kna lusa pti ians pa cp aap ddp lby lni lsw lhe lno lrs lth",
);

/** Given names: what follows them with a capital is a person. */
export const GIVEN_NAMES = list(`
  john james robert michael david william richard thomas mark charles steven paul andrew george kenneth kevin brian jack tom jim bob bill joe
  mary linda susan karen lisa nancy sarah jessica jennifer emily anna laura tyler
  hans peter klaus jurgen wolfgang stefan andreas christian martin frank bernd uwe jens nina sabine petra monika ursula angela julia katrin
  jean pierre michel philippe alain nicolas francois marie isabelle sophie jose juan carlos luis maria ana antonio manuel
  mr mrs ms dr herr frau sir president minister prof
`);

/** Nouns that an adjective of a town stands before in German: "Düsseldorfer Flughafen", but not "Frankfurter Allgemeine". */
export const AFTER_TOWN_ADJECTIVE = list(`
  polizei feuerwehr flughafen hafen werk fabrik firma unternehmen standort bahnhof hauptbahnhof innenstadt altstadt stadtteil amtsgericht
  arbeitsgericht landgericht insolvenzgericht betrieb zentrale konzern hersteller zulieferer maschinenbauer autobauer raffinerie messe niederlassung
`);
