/** The word of a trade in a company's name, in the languages that companies are named in; English where there is none. */
export function tradeWord(trade: string, country: string): string {
  const column = COLUMNS.findIndex((countries) => countries.includes(country));
  return (column >= 0 && TABLE.get(trade)?.[column]) || trade;
}

const COLUMNS: readonly string[][] = [
  ["DE", "AT", "CH"],
  ["FR", "BE", "CI", "MA", "TN", "CD", "MG"],
  ["IT"],
  ["ES", "MX", "CL", "CO", "PE", "AR", "EC", "GT"],
  ["PL"],
  ["CZ", "SK"],
  ["TR"],
  ["PT", "BR"],
];

const TABLE = new Map<string, string[]>(
  `
Castings | Guss | Fonderie | Fonderie | Fundición | Odlewnia | Odlitky | Döküm | Fundição
Wiring Systems | Kabelsysteme | Câblage | Cablaggi | Arneses | Wiązki | Kabeláž | Kablo | Chicotes
Seating | Sitzsysteme | Sièges | Sedili | Asientos | Siedzenia | Sedačky | Koltuk | Assentos
Electronics | Elektronik | Électronique | Elettronica | Electrónica | Elektronika | Elektronika | Elektronik | Eletrônica
Bearings | Wälzlager | Roulements | Cuscinetti | Rodamientos | Łożyska | Ložiska | Rulman | Rolamentos
Brake Systems | Bremstechnik | Freinage | Freni | Frenos | Hamulce | Brzdy | Fren | Freios
Plastics Moulding | Kunststofftechnik | Plasturgie | Stampaggio | Plásticos | Tworzywa | Plasty | Plastik | Plásticos
Tyres | Reifen | Pneumatiques | Pneumatici | Neumáticos | Opony | Pneu | Lastik | Pneus
Battery Cells | Batteriezellen | Accumulateurs | Accumulatori | Baterías | Akumulatory | Akumulátory | Akü | Baterias
Safety Glass | Sicherheitsglas | Vitrage | Vetri | Vidrios | Szkło | Sklo | Cam | Vidros
Logistics | Spedition | Transports | Trasporti | Logística | Spedycja | Doprava | Lojistik | Logística
Forge | Schmiede | Forges | Forge | Forja | Kuźnia | Kovárna | Dövme | Forjados
Semiconductors | Halbleiter | Microélectronique | Semiconduttori | Semiconductores | Półprzewodniki | Polovodiče | Yarıiletken | Semicondutores
Polymers | Polymere | Polymères | Polimeri | Polímeros | Polimery | Polymery | Polimer | Polímeros
Copper Wire | Kupferdraht | Tréfilerie | Trafileria | Alambres | Drut | Drát | Bakır Tel | Cobre
Coatings | Lacke | Revêtements | Vernici | Recubrimientos | Powłoki | Povlaky | Boya | Revestimentos
Magnets | Magnettechnik | Aimants | Magneti | Imanes | Magnesy | Magnety | Mıknatıs | Ímãs
Technical Textiles | Textiltechnik | Textiles Techniques | Tessuti Tecnici | Textiles Técnicos | Tkaniny | Textil | Teknik Tekstil | Têxteis
Steel | Stahl | Aciers | Acciai | Aceros | Stal | Ocel | Çelik | Aços
Aluminium | Aluminium | Aluminium | Alluminio | Aluminio | Aluminium | Hliník | Alüminyum | Alumínio
Tannery | Gerberei | Tannerie | Conceria | Curtidos | Garbarnia | Koželužna | Deri | Curtume
Lithium Chemicals | Lithiumchemie | Lithium | Litio | Litio | Lit | Lithium | Lityum | Lítio
Smelting | Hütte | Métallurgie | Fonderia | Fundición | Huta | Huť | İzabe | Metalurgia
Mining | Bergbau | Cuivre | Miniere | Minera | Górnictwo | Důl | Maden | Mineração
Hydroxide | Hydroxid | Hydroxyde | Idrossido | Hidróxido | Wodorotlenek | Hydroxid | Hidroksit | Hidróxido
Ore Trading | Erzhandel | Minerais | Minerali | Minerales | Rudy | Rudy | Cevher | Minérios
Salt Lake Lithium | Salzsee-Lithium | Salar | Salar | Salar | Lit | Lithium | Lityum | Salar
Chocolate | Schokoladen | Chocolaterie | Cioccolato | Chocolates | Czekolada | Čokoláda | Çikolata | Chocolates
Dairy | Molkerei | Laiterie | Latteria | Lácteos | Mleczarnia | Mlékárna | Süt | Laticínios
Packaging | Verpackungen | Emballages | Imballaggi | Envases | Opakowania | Obaly | Ambalaj | Embalagens
Juices | Fruchtsäfte | Jus | Succhi | Zumos | Soki | Šťávy | Meyve Suyu | Sucos
Edible Oils | Speiseöle | Huiles | Oli | Aceites | Oleje | Oleje | Yağ | Óleos
Bakery Goods | Backwaren | Boulangerie | Forno | Panadería | Piekarnia | Pekárna | Unlu Mamuller | Panificação
Flour Mills | Mühle | Minoterie | Molino | Harinas | Młyn | Mlýn | Un | Moinhos
Nut Processing | Nussverarbeitung | Fruits Secs | Frutta Secca | Frutos Secos | Orzechy | Ořechy | Fındık | Castanhas
Coffee Roasting | Kaffeerösterei | Torréfaction | Torrefazione | Tostadores | Palarnia | Pražírna | Kahve | Torrefação
Coffee Growers | Kaffeebauern | Café | Caffè | Caficultores | Kawa | Káva | Kahve | Cafeicultores
Cocoa Trading | Kakaohandel | Négoce Cacao | Cacao | Cacao | Kakao | Kakao | Kakao | Cacau
Cocoa Grinding | Kakaoverarbeitung | Broyage Cacao | Cacao | Cacao | Kakao | Kakao | Kakao | Cacau
Coffee Trading | Kaffeehandel | Négoce Café | Caffè | Comercializadora de Café | Kawa | Káva | Kahve | Café
Hazelnut Traders | Haselnusshandel | Noisettes | Nocciole | Avellanas | Orzechy | Ořechy | Fındık Ticaret | Avelãs
Growers | Erzeuger | Coopérative Cacao | Coltivatori | Cacaoteros | Plantacja | Pěstitelé | Üreticiler | Produtores
Vanilla | Vanille | Vanille | Vaniglia | Vainilla | Wanilia | Vanilka | Vanilya | Baunilha
Sugar Refining | Zucker | Sucrerie | Zuccheri | Azucarera | Cukrownia | Cukrovar | Şeker | Açúcar
Graphite | Graphit | Graphite | Grafite | Grafito | Grafit | Grafit | Grafit | Grafite
Rubber Growers | Kautschuk | Hévéa | Gomma | Caucho | Kauczuk | Kaučuk | Kauçuk | Borracha
Latex Trading | Latexhandel | Latex | Lattice | Látex | Lateks | Latex | Lateks | Látex
`
    .trim()
    .split("\n")
    .map((line): [string, string[]] => {
      const [trade = "", ...words] = line.split(" | ");
      return [trade, words];
    }),
);
