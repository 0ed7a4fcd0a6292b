import type { WrittenRows } from "../written-rows";

export const DE: WrittenRows = {
  version: 5,
  before: `Zulieferer von, Zulieferer der, Zulieferer des, Zulieferers von, Zulieferers der, Zulieferers des, Zulieferern von, Zulieferern der,
    Lieferant von, Lieferant der, Lieferant des, Lieferanten von, Lieferanten der, Lieferanten des, Dienstleister von, Kunde von, Kunde der,
    Kunde des, Kunden von, Kunden der, Kunden des, Kundin von, Kundin der, Kundin des, Großkunde von, Großkunden von, Großkunden der,
    Abnehmer von, Abnehmer der, Partner von, Konkurrent, Konkurrenten, Konkurrentin, Konkurrenz von, Konkurrenz der, Rivale, Rivalen, Rivalin,
    Erzrivale, Erzrivalen, Wettbewerber, Wettbewerbern, Wettbewerbers, Wettbewerberin, Mitbewerber, anders als, im Gegensatz zu, im Unterschied zu,
    beliefert, belieferte, beliefern, belieferten, laut, nach Angaben von, nach Angaben der, nach Angaben des, Angaben von, zufolge, Analyst bei, Analystin bei, Analysten bei, Analyst von,
    Analystin von, Analysten von, Analyst der, Analysten der, Experte von, Experten von, Experte der, Kanzlei, Insolvenzverwalter von,
    Rechtsanwalt von, Rechtsanwältin von, Partner der, Tochter von, Tochter der, Tochter des, Tochtergesellschaft von, Tochtergesellschaft der,
    Foto, Bild, Quelle, berichtet, berichtete, wie etwa, Gewerkschaft, Agentur, Nachrichtenagentur, Sender, Zeitung, Magazin`,
  after: `zufolge, Zulieferer, Lieferant, Konkurrent, Rivale, Erzrivale, Kunde, Analyst, Analysten, Tochter, Aktionär, berichtet, berichtete, Symbolbild,
    Archiv, Redaktion`,
  fillers: `der die das dem den des ein eine einen einem eines einer dem seinem ihrem seinen ihren großen größten kleinen deutschen amerikanischen
    chinesischen japanischen französischen britischen schweizer österreichischen koreanischen us konzern konzerns unternehmen unternehmens firma
    hersteller herstellers autobauer autobauers autohersteller autoherstellers bank gruppe fluggesellschaft airline reederei händler riesen riese`,
  speaking: "sagte sagt erklärte erklärt meint meinte betont betonte kommentierte so",
  of: "von bei der vom",
  contrast: "hingegen dagegen wohingegen",
  companies: `mutter mutterkonzern tochter konzern konzerns zulieferer zulieferers hersteller herstellers händler händlers riese riesen bauer bauers anbieter anbieters betreiber
    betreibers reederei firma unternehmen unternehmens kette gießerei werft airline fluggesellschaft fluglinie spezialist spezialisten
    dienstleister dienstleisters versicherer versicherers discounter discounters brauerei spedition stahlkocher produzent produzenten
    logistiker logistikers entwickler verlag bank brokerhaus autovermieter ausrüster ausrüsters zulieferbetrieb`,
  titles: `herr frau dr prof professor minister ministerin präsident präsidentin kanzler kanzlerin chef chefin vorstand vorstandschef geschäftsführer
    geschäftsführerin sprecher sprecherin pressesprecher vorsitzender vorsitzende direktor bürgermeister bürgermeisterin richter richterin
    insolvenzverwalter insolvenzverwalterin rechtsanwalt rechtsanwältin analyst analystin könig papst senator staatsanwalt manager trainer
    bischof aufsichtsratschef finanzvorstand personalchef gründer betriebsrat`,
  small: `der die das den dem des ein eine einer eines einem einen im in am an auf aus bei beim mit nach von vom vor zu
    zum zur über unter um für gegen ohne durch und oder aber wenn als wie weil dass auch nur noch schon jetzt
    heute gestern morgen hier da dort dann so es er sie wir ihr ich man wer was warum wo wann welche kein keine
    alle viele mehr weniger mehrere einige zwei drei vier fünf sechs sieben acht neun zehn hunderte tausende
    dutzende seit bis während trotz wegen laut rund etwa knapp wieder nun montag dienstag mittwoch donnerstag
    freitag samstag sonntag januar februar märz april mai juni juli august september oktober november dezember`,
  ordinary: `mega internet bilder chf eur usd ebit nein ja alkohol sattelzug neue neuer neues alte erste erster zweite weitere weiterer polizei feuerwehr gericht regierung bund land
    länder stadt kreis landkreis gemeinde bahn zug züge schiff hafen flughafen werk werke fabrik mitarbeiter
    beschäftigte arbeiter arbeitnehmer gewerkschaft gewerkschaften betriebsrat kunden lieferanten zulieferer
    lieferant kunde konkurrent menschen mann frau kind kinder männer frauen autofahrer fahrer radfahrer lkw pkw
    auto autos bus busse opfer tote verletzte zahl experten unternehmen firma firmen konzern konzerne bank banken
    hersteller händler industrie wirtschaft handel branche markt börse aktie aktien anleger preis preise umsatz
    gewinn verlust quartal jahr jahre monat woche tag tage uhr ende anfang mitte angaben foto bild quelle archiv
    symbolbild streik warnstreik brand feuer großbrand unfall verkehrsunfall explosion insolvenz entlassungen
    stellenabbau übernahme fusion verkauf schließung hochwasser sturm unwetter erdbeben lawine erdrutsch rückruf
    stillstand produktion betrieb betreiber standort standorte filiale filialen grund ursache schaden folge
    folgen verfahren verhandlungen tarifvertrag tarif lohn löhne stellen arbeitsplätze jobs arbeitsplatz eu usa
    us uno un nato ezb iwf who wto spd cdu csu fdp afd igm dgb ig metall verdi adac tüv dax mdax tecdax sdax tv
    pc it ki pr pol bka lka kfz dpa afp apa reuters rtr ots dts sid epd kna zdf ard wdr ndr mdr swr hr br rbb rtl
    orf spiegel welt faz focus online presseportal red dow jones awp roundup anzeige video live ticker twitter
    facebook tweet news nachrichten impressum newsletter kommentar rss pdf hd gmbh ag se kg mio mrd europa asien
    afrika amerika nrw bayern hessen sachsen thüringen berlin brandenburg hamburg bremen niedersachsen münchen
    köln bafin kba fda epa sec bsi bgh bag eugh dguv ihk ihks hwk gdl evg opec dihk bfarm bvl bfr bnetza rki pei easa ema eba esma efsa echa fbi cia
    cdc nhtsa ftc doj bmwk bdi bda vda bga zdh ifo diw iwh iaea ilo osze unicef interpol europol bund nabu ngg gew frankfurt stuttgart düsseldorf leipzig dresden wien zürich genf`,
  verbs: `streicht kauft übernimmt schließt entlässt stellt meldet ruft baut senkt kürzt stoppt plant verkauft warnt wehrt weist dementiert
    bestätigt schluckt fusioniert beantragt verliert steht will muss droht schickt verlagert legt drosselt unterbricht zahlt trennt bekommt
    wird kündigt sucht rettet verhandelt verzeichnet streiken streikt bestreiken insolvent pleite beendet gibt leitet startet erwirbt profitiert`,
  places: "in im aus nahe bei nach vor",
  belongings: `beschäftigte beschäftigten mitarbeiter mitarbeitern werk werke werks werken fabrik chef tochter aktie aktien piloten fahrer standort
    filiale filialen betriebsrat streik insolvenz pleite rückruf übernahme konzern gruppe zentrale kliniken klinik lager flugbegleiter lokführer schalter umsatz fusion versandzentrum parkplatz`,
};
