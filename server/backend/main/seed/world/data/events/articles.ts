/** An article of an invented paper, of which nobody says what it reports: the product reads it. */
export interface Article {
  key: string;
  /** Before the day on which the world begins. */
  daysAgo: number;
  /** BCP 47. */
  language: string;
  source: string;
  title: string;
  body: string;
}

/** key days language | source | title | body. Some wait for a person, some are told at once, some tell of nothing. */
export const ARTICLES: readonly Article[] = `
kolben-brand 0.6 de | Elbe Business Courier | Nach Großbrand: Kolbenthal Guss GmbH in Hagen stellt Produktion zwei Wochen ein – drei Verletzte | In der Nacht brannte die Formerei der Kolbenthal Guss GmbH in Hagen. Drei Beschäftigte wurden verletzt. Das Werk stellt die Produktion für zwei Wochen ein.
hafen-warnstreik 0.9 de | Elbe Business Courier | Warnstreik im Hamburger Hafen: 1.200 Beschäftigte legen die Arbeit nieder | Die Gewerkschaft hat die Beschäftigten zu einem Warnstreik aufgerufen. Die Abfertigung von Containern ruht bis zum Abend.
zulieferer-insolvenz 1.4 de | Foundry Row Weekly | Autozulieferer Niederwupper Pressteile GmbH meldet Insolvenz an | Der Autozulieferer Niederwupper Pressteile GmbH hat beim Amtsgericht Wuppertal Insolvenz angemeldet. Betroffen sind 340 Beschäftigte.
kran-unfall 2.2 de | Foundry Row Weekly | Arbeiter stirbt bei Unfall an einem Kran in Bremen | Ein Arbeiter ist am Montag bei einem Unfall an einem Kran in Bremen gestorben. Die Arbeitsschutzbehörde ermittelt.
sander-stellen 3.1 de | Alpine Business Letter | Maschinenbauer Sanderegg AG streicht 280 Stellen in Linz | Der Maschinenbauer Sanderegg AG baut in Linz 280 Stellen ab. Die Gewerkschaft fordert Verhandlungen.
minister-feuer 0.8 en | Kestrel Newswire | Minister under fire in Hagen after remarks on port fees | The opposition asked for an apology. The minister said that he had been misunderstood.
rubber-walkout 0.4 en | Kestrel Newswire | Workers walk out at rubber plant in Penang over unpaid overtime | About 600 workers walked out of a rubber plant in Penang on Monday over unpaid overtime. Talks with the management are to begin on Wednesday.
chem-spill 1.2 en | Delta Manufacturing Daily | Chemical spill closes river intake near Ningbo | A chemical spill at a dyeing works closed the intake of a waterworks near Ningbo. Authorities ordered the plant to stop discharging.
foundry-history 1.7 en | Foundry Row Weekly | Ten years on: memorial marks anniversary of foundry fire | Families met at the site of the fire that killed nine workers ten years ago. The town unveiled a stone with their names.
ransom-supplier 2.6 en | Peninsula Tech Daily | Cyberattack halts shipments of connector maker for a second day | A cyberattack has halted shipments of a maker of connectors in Busan for a second day. Customers were told to expect delays of a week.
greve-port 0.7 fr | Lowlands Trade Letter | Grève au port du Havre : les dockers bloquent deux terminaux | Les dockers ont entamé une grève de 48 heures contre la réforme des retraites. Deux terminaux à conteneurs sont bloqués.
liquidation-fonderie 2.9 fr | Lowlands Trade Letter | La fonderie Aubrac Moulage SARL placée en liquidation judiciaire | Le tribunal de commerce a placé la fonderie Aubrac Moulage SARL en liquidation judiciaire. 92 salariés perdent leur emploi.
gangkou-bagong 0.5 zh | Delta Manufacturing Daily | 盐田港码头工人罢工，部分泊位停止作业 | 盐田港部分码头工人周一开始罢工，要求提高工资，两个泊位停止作业。
dianchi-zhaohui 1.9 zh | Delta Manufacturing Daily | 东莞锐成电池有限公司召回两万块电池 | 东莞锐成电池有限公司宣布召回两万块存在过热隐患的电池。
seltene-erden 0.8 de | Elbe Business Courier | China prüft Ausfuhren seltener Erden strenger: Lizenzen dauern sechs Wochen | Für Ausfuhren seltener Erden aus China vergehen bis zur Lizenz jetzt sechs Wochen. Hersteller von Elektromotoren in Deutschland melden Vorräte für zwei Monate.
rare-earth-quota 3.4 en | Peninsula Tech Daily | Export licences for rare earths from China take six weeks, magnet makers say | Makers of magnets say that export licences for rare earths from China now take six weeks. Some customers have ordered twice what they need.
xitu-shenpi 6.2 zh | Delta Manufacturing Daily | 中国稀土出口许可审批时间延长至六周 | 多家磁材企业表示，中国稀土出口许可的审批时间已延长至六周。
rare-earth-museum 1.3 en | Kestrel Newswire | Museum shows rare earth minerals from four continents | The exhibition opens on Sunday and runs until spring. Schools pay nothing, and a guide explains each find.
kaub-pegel 1.1 de | Elbe Business Courier | Pegel Kaub unter 80 Zentimetern: Binnenschiffe auf dem Rhein laden nur noch die Hälfte | Wegen Niedrigwasser auf dem Rhein laden Binnenschiffe nur noch die Hälfte. Die Frachtsätze haben sich in zwei Wochen verdoppelt. Regen ist nicht angesagt.
rhine-freight 4.6 en | Lowlands Trade Letter | Low water on the Rhine doubles barge freight to Basel | Barges to Basel carry less than half of their load because of low water on the Rhine. Shippers move containers to rail.
`
  .trim()
  .split("\n")
  .map((line): Article => {
    const [head = "", source = "", title = "", body = ""] = line.split(" | ").map((text) => text.trim());
    const [key = "", daysAgo, language = ""] = head.split(" ");
    return { key, daysAgo: Number(daysAgo), language, source, title, body };
  });
