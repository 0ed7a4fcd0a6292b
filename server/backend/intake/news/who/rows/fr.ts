import type { WrittenRows } from "../written-rows";

export const FR: WrittenRows = {
  version: 5,
  before: `fournisseur de, fournisseurs de, fournisseur du, fournisseur d, fournisseurs d, fournisseur des, fournisseur pour, fournit, fournissait, approvisionne, approvisionnait, sous-traitant de,
    sous-traitant d, sous-traitant du, sous-traitants de, sous-traitants d, client de, clients de, client du, client d, clients d, cliente de,
    cliente d, partenaire de, partenaire d, concurrent, concurrents, concurrent de, concurrent d, concurrents de, concurrents d, concurrente de,
    rival, rivale, rivaux, rival de, rival d, contrairement à, à la différence de, selon, d après, analyste chez, analystes chez, analyste de,
    analystes de, analyste d, analyste à la, économiste chez, filiale de, filiale d, filiale du, cabinet, tels que, comme`,
  after: "fournisseur, concurrent, rival, analyste",
  fillers: `le la les l un une des du de son sa ses leur leurs grand géant groupe constructeur équipementier fabricant compagnie société entreprise
    banque allemand allemande américain américaine chinois chinoise japonais japonaise coréen italien italienne`,
  speaking: "déclaré dit affirmé expliqué indiqué estime explique souligne",
  of: "de d chez du",
  contrast: "tandis alors",
  companies: `groupe constructeur équipementier fabricant géant compagnie société entreprise avionneur sidérurgiste distributeur enseigne industriel
    armateur transporteur fondeur`,
  titles: `m mme mlle mm dr ministre président présidente pdg directeur directrice maire préfet préfète juge procureur roi pape sénateur député
    secrétaire analyste avocat patron patronne chef général premier`,
  small: `le la les l un une des du de d au aux ce cet cette ces son sa ses leur leurs mon ma mes notre nos votre il
    elle ils elles on nous vous je tu qui que quoi pourquoi comment quand où et ou mais si comme à en dans par
    pour sur sous avec sans chez vers entre après avant pendant depuis selon contre malgré dès lors plus moins
    très tout tous toute toutes aucun plusieurs deux trois quatre cinq six sept huit neuf dix hier demain ici là
    lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août
    septembre octobre novembre décembre`,
  ordinary: `nouveau nouvelle nouveaux premier première dernier salariés ouvriers employés grévistes syndicats syndicat
    police pompiers gouvernement tribunal justice usine usines port ports aéroport train trains grève grèves
    incendie explosion accident séisme inondations inondation tempête sécheresse canicule liquidation
    redressement faillite fermeture licenciements rappel manifestation manifestations blocage cyberattaque
    pollution fuite site entreprise entreprises groupe société compagnie etat état ministère région mairie
    préfecture ville pays bourse actions prix production emploi emplois ue usa onu otan cgt cfdt fo cftc cfe cgc
    unsa sud ansm amf dgccrf asn anssi acpr cnil urssaf opep interpol europol fda epa sec autorité ministère préfecture tribunal insee bce fmi oms pib pdg tgv rer afp reuters bloomberg bfm tf1 france info figaro monde parisien
    echos ouest europe asie afrique amérique paris lyon marseille lille toulouse bordeaux nantes strasbourg
    bretagne normandie nord est français française allemand américain chinois russe`,
  offices: "ministère ministères préfecture tribunal secrétariat",
  verbs: `annonce rappelle supprime ferme licencie suspend rachète acquiert dépose dément condamné poursuivi arrête va veut menace place placé placée
    ferme cède vend`,
  places: "à en dans vers près",
  belongings: "salariés ouvriers employés usine usines site grève licenciements action",
};
