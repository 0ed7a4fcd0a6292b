/** What is told of a relation by hand: `from` delivers to `to`. Names by how they begin. */
export interface ToldRelation {
  from: string;
  to: string;
  source: "Customer" | "Customs" | "Media" | "Prediction";
  /** Customs: shipments of the last two years. Prediction: percent. Media: what was written, as the end of an address. */
  evidence: string;
}

export interface ToldOwner {
  child: string;
  /** Of an owner that is no supplier: its whole name, else how it begins. */
  parent: string;
  country: string;
  city: string;
  share: number;
  kind: "subsidiary-of" | "owned-by";
}

/** A site of its own: what it is called after its company, and where it is. */
export interface ToldSite {
  company: string;
  name: string;
  ctype: "plant" | "warehouse" | "mine" | "plantation" | "office";
  country: string;
  city: string;
  lat: number;
  lon: number;
}

export const TOLD_RELATIONS: readonly ToldRelation[] = `
Gediz Ovası > Karşıyaka | Customs 184
Torbalı Alüminyum > Karşıyaka | Customer
Wupperbruck > Karşıyaka | Media cathodic-coating-contract
Velké Losiny > Karşıyaka | Prediction 62
Torbalı Alüminyum > Gediz Ovası | Customs 96
Nemrut Körfezi > Torbalı | Customs 212
Nemrut Körfezi > Gediz Ovası | Media scrap-supply-aliaga
Beyşehir > Torbalı | Customs 58
Beyşehir > Gediz Ovası | Prediction 71
Morávka Drát > Slezanka | Customer
Odra Guss > Slezanka | Customs 41
Petřvald Koks > Morávka | Customs 133
Kysuce Ferozliatiny > Morávka | Customs 77
Bohumín Šrot > Morávka | Media electric-arc-scrap
Zhovta Balka > Petřvald | Customs 64
Zhovta Balka > Kysuce | Prediction 58
Morávka Drát > Beskyd | Customer
Prut Copper > Kabelix | Customs 240
Hải Vân Wire > Prut Copper | Customs 35
Velké Losiny > Zschopautal | Customer
Straits Microsystems > Brennerhof | Customs 118
Chung Yuan > Brennerhof | Customs 87
Batu Kawan > Straits | Customs 151
Chung Yuan > Altrhein | Prediction 66
Luhe Cell > Hanseong | Customs 92
Fjällbruk > Bakonyvölgy | Customs 48
Luhe Cell > Bakonyvölgy | Media cathode-supply-hungary
PT Sulawesi > Luhe Cell | Customs 174
Mwenda-Nord > Luhe Cell | Customs 63
Mwenda-Nord > Fjällbruk | Media cobalt-offtake-kokkola
Salar Serena > Luhe Cell | Customs 29
Kabare Hills > Mwenda-Nord | Prediction 74
Cerro Azul > Salar Serena | Customs 44
Antsirabe > Luhe Cell | Customs 18
Ponte Serena > Valborgo | Customer
Bhima Valley > Pune Deccan | Customs 205
Tianrong Magnet > Steyrtal | Customs 37
Tianrong Magnet > Brennerhof | Prediction 53
Bến Lội > Kuroshima | Customs 88
Thungwattana > Bến Lội | Prediction 61
Prut Copper > Sierra Baja | Prediction 44
Tano Valley > Ilmenau | Customs 72
Sassandra > Tano | Customs 51
Comoé > Sassandra | Media cooperative-first-mile
`
  .trim()
  .split("\n")
  .map((line) => {
    const [ends = "", told = ""] = line.split(" | ");
    const [from = "", to = ""] = ends.split(" > ");
    const [source = "", evidence = ""] = told.split(" ");
    return { from, to, source: source as ToldRelation["source"], evidence };
  });

export const TOLD_OWNERS: readonly ToldOwner[] = `
Karşıyaka | Ege Yarımada Holding A.Ş. | TR İzmir | 64 | subsidiary-of
Karşıyaka | Sarıgöl Yatırım Ltd. Şti. | TR İzmir | 24 | owned-by
Karşıyaka | Rahmet Halim Ticaret Ltd. Şti. | TR Mersin | 12 | owned-by
Gediz Ovası | Ege Yarımada Holding A.Ş. | TR İzmir | 51 | subsidiary-of
Slezanka | Severní Ocel Invest a.s. | CZ Prague | 49 | owned-by
Slezanka | Vltavín Kapitál SE | CZ Prague | 51 | subsidiary-of
Kabelix | Donauhafen Kabel Holding AG | AT Linz | 100 | subsidiary-of
Brennerhof | Laurinus Beteiligungs GmbH | AT Innsbruck | 75 | subsidiary-of
Mwenda-Nord | Jinhai Overseas Minerals Ltd | CN Shanghai | 70 | subsidiary-of
PT Sulawesi | Jinhai Overseas Minerals Ltd | CN Shanghai | 40 | owned-by
Bhima Valley | Pune Deccan | IN Pune | 60 | subsidiary-of
Zhovta Balka | Stepova Ruda Trading Ltd | CY Limassol | 55 | owned-by
`
  .trim()
  .split("\n")
  .map((line) => {
    const [child = "", parent = "", where = "", share = "", kind = ""] = line.split(" | ");
    const [country = "", ...city] = where.split(" ");
    return { child, parent, country, city: city.join(" "), share: Number(share), kind: kind as ToldOwner["kind"] };
  });

export const TOLD_SITES: readonly ToldSite[] = `
Karşıyaka | Karşıyaka Presdöküm Çiğli foundry | plant | TR Çiğli | 38.499 27.048
Karşıyaka | Karşıyaka Presdöküm Manisa machining | plant | TR Manisa | 38.641 27.388
Karşıyaka | Karşıyaka Presdöküm Torbalı warehouse | warehouse | TR Torbalı | 38.171 27.341
Slezanka | Slezanka Ferro Ostrava forge | plant | CZ Ostrava | 49.806 18.279
Kabelix | Kabelix Bălți plant | plant | MD Bălți | 47.759 27.931
Kabelix | Kabelix Ungheni plant | plant | MD Ungheni | 47.211 27.795
Saluda Ridge | Saluda Ridge Greenville foundry | plant | US Greenville | 34.807 -82.349
Brennerhof | Brennerhof Brixen works | plant | IT Brixen | 46.713 11.656
Bakonyvölgy | Bakonyvölgy Székesfehérvár module plant | plant | HU Székesfehérvár | 47.179 18.431
Hanseong | Hanseong Ulsan cell plant | plant | KR Ulsan | 35.507 129.349
Sierra Baja | Sierra Baja Hermosillo plant | plant | MX Hermosillo | 29.084 -110.944
Ningbo Haoyuan | Haoyuan Beilun plant | plant | CN Ningbo | 29.911 121.851
PT Sulawesi | Sulawesi Nikel Bahodopi smelter | plant | ID Morowali | -2.829 122.152
Mwenda-Nord | Mwenda-Nord Kolwezi concentrator | mine | CD Kolwezi | -10.741 25.442
Kabare Hills | Kabare Hills open pit | mine | CD Likasi | -10.962 26.781
Zhovta Balka | Zhovta Balka pit | mine | UA Kryvyi Rih | 47.941 33.362
`
  .trim()
  .split("\n")
  .map((line) => {
    const [company = "", name = "", ctype = "", where = "", degrees = ""] = line.split(" | ");
    const [country = "", ...city] = where.split(" ");
    const [lat = 0, lon = 0] = degrees.split(" ").map(Number);
    return { company, name, ctype: ctype as ToldSite["ctype"], country, city: city.join(" "), lat, lon };
  });
