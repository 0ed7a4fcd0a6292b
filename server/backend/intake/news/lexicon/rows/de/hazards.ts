import { list } from "../../list";
import type { LexiconRow } from "../../row";

export const HAZARDS: readonly LexiconRow[] = [
  {
    id: "earthquake-1",
    type: "earthquake",
    any: list("Erdbeben*, Beben, Nachbeben, Seebeben, Erdstoß, Erdstöße*, Richterskala, Erdbebenserie"),
    not: list(
      "politisches Erdbeben, politischem Erdbeben, Erdbeben in der Politik, Übung, Erdbebenspiel, Beben an der Börse, Beben in der Partei, sportliches Beben, Partei*",
    ),
    match: ["Erdbeben der Stärke 6,1 erschüttert Izmir", "Nachbeben in Mittelitalien", "Beben richtet Schäden an"],
    no: ["Politisches Erdbeben in Thüringen", "Beben an der Börse", "Beben in der Partei nach Rücktritt"],
  },
  {
    id: "flood-1",
    type: "flood",
    any: list(
      "Hochwasser*, Überschwemmung*, überschwemmt*, überflutet*, Überflutung*, Flut, Fluten, Sturzflut*, Flutkatastrophe*, Jahrhundertflut, Dammbruch*, Deichbruch*, über die Ufer, Starkregen, Sturmflut*, Land unter, Wassermassen",
    ),
    not: list(
      "Flut von, Flut an, Bilderflut, Flutlicht*, Reizüberflutung, mit Anfragen überschwemmt, überschwemmt den Markt, überschwemmen den Markt, Ebbe und Flut, überflutet mit, Ticketflut, Emotionen",
    ),
    match: [
      "Hochwasser: Werk an der Donau evakuiert",
      "Fluss tritt über die Ufer",
      "Dammbruch setzt Dörfer unter Wasser",
    ],
    no: ["Eine Flut von Beschwerden", "Stadion bekommt neues Flutlicht", "Billigware überschwemmt den Markt"],
  },
  {
    id: "storm-1",
    type: "storm",
    any: list(
      "Sturm, Stürme, Orkan*, Unwetter*, Hurrikan*, Taifun*, Zyklon*, Tornado*, Wirbelsturm*, Wirbelstürme*, Schneesturm*, Sturmtief*, Gewitter, Hagel*, Schneechaos, Wintersturm*, Sandsturm*, Tropensturm*, Sturmschäden",
    ),
    not: list(
      "Sturm der Entrüstung, Sturm der Liebe, Sturm Graz, SK Sturm, Shitstorm*, Sturm auf, Sturm und Drang, im Sturm erobert, erobert im Sturm, Ansturm, Sturmspitze, Stürmer*, Tornado-Jet*, Tornados der Bundeswehr, Bundesliga, Sturm im Wasserglas, Theodor Storm, Gewitter im Kopf, Derby, Tor, Rapid, Trainer, Sturmgewehr*, Bundeswehr",
    ),
    match: ["Orkan legt Bahnverkehr lahm", "Taifun: Häfen in Taiwan schließen", "Unwetter deckt Dächer ab"],
    no: ["Sturm Graz siegt in Wien", "Sturm der Entrüstung über Tarif", "Ansturm auf Karten"],
  },
  {
    id: "wildfire-1",
    type: "wildfire",
    any: list(
      "Waldbrand, Waldbrände*, Waldbränden, Buschbrand*, Buschbrände*, Buschfeuer, Flächenbrand, Flächenbrände*, Vegetationsbrand*, Moorbrand, Waldbrandgefahr, Feldbrand, Buschbränden",
    ),
    not: list("politischer Flächenbrand, Flächenbrand in der, droht ein Flächenbrand, Flächenbrand im Nahen"),
    match: ["Waldbrand bei Treuenbrietzen", "Buschfeuer nähert sich Sydney", "Flächenbrand an der Bahnstrecke"],
    no: ["Krise: es droht ein Flächenbrand", "Flächenbrand in der Partei", "Wald bekommt Lehrpfad"],
  },
  {
    id: "drought-1",
    type: "drought",
    any: list(
      "Dürre, Dürren, Trockenheit, Niedrigwasser, Rekorddürre, Missernte*, Ernteausfall*, Ernteausfälle*, Dürrejahr*",
    ),
    not: list("Tordürre, Torflaute, Ladehemmung, Mundtrockenheit, Trockenheit der Haut, Tor-Dürre, Friedrich Dürre"),
    match: ["Dürre lässt Mais vertrocknen", "Niedrigwasser am Rhein: Schiffe halb leer", "Missernte bei Kaffee"],
    no: ["Stürmer beendet Tor-Dürre", "Creme gegen Trockenheit der Haut", "Dürrer Hund gefunden"],
  },
  {
    id: "landslide-1",
    type: "landslide",
    any: list(
      "Erdrutsch*, Hangrutsch*, Felssturz*, Felsstürze*, Mure, Muren, Murenabgang*, Murenabgänge*, Lawine, Lawinen, Lawinenabgang*, Schlammlawine*, Bergsturz*, Steinschlag*, Erdrutsche",
    ),
    not: list("Erdrutschsieg*, erdrutschartig*, Lawine von, Lawine an, Klagelawine, Lawine der, Erdrutschniederlage*"),
    match: ["Erdrutsch verschüttet Straße zur Mine", "Mure blockiert Bahnlinie", "Lawine reißt drei Menschen mit"],
    no: ["Erdrutschsieg für Opposition", "Eine Lawine von Klagen", "Urteil löst Lawine der Kritik aus"],
  },
  {
    id: "extreme-temperature-1",
    type: "extreme-temperature",
    any: list(
      "Hitzewelle*, Rekordhitze, Hitzerekord*, Extremhitze, Kältewelle*, Rekordkälte, Kälteeinbruch*, Eiseskälte, Frostschäden, Hitzetote*, Hitzewarnung*, Gluthitze, strenger Frost",
    ),
    not: list("Hitzewelle der Gefühle, Wechseljahre*, Hitzewallung*"),
    match: ["Hitzewelle: Werke in Indien schließen", "Kältewelle legt Texas lahm", "Frostschäden bei Winzern"],
    no: ["Wechseljahre: Mittel gegen Hitzewellen", "Hitzewelle der Gefühle im Kino", "Frost und Hitze, ein Märchen"],
  },
  {
    id: "volcano-1",
    type: "volcano",
    any: list(
      "Vulkan, Vulkanausbruch*, Vulkanausbrüche*, Aschewolke*, Lava, Lavastrom, Lavaströme*, Eruption*, Vulkanasche",
    ),
    not: list(
      "erloschener Vulkan, erloschenen Vulkan, Vulkaneifel, Lavalampe*, Tanz auf dem Vulkan, Lava-Kuchen, Wein*",
    ),
    match: ["Vulkan auf Island bricht aus", "Aschewolke legt Flugverkehr lahm", "Lava erreicht Dorf auf La Palma"],
    no: ["Wanderung auf erloschenen Vulkan", "Tanz auf dem Vulkan im Theater", "Lavalampe wieder in Mode"],
  },
  {
    id: "tsunami-1",
    type: "tsunami",
    any: list("Tsunami, Tsunamis, Tsunamiwarnung*, Tsunami-Warnung*, Flutwelle*"),
    not: list("Tsunami an, Tsunami von, kein Tsunami, keine Tsunamiwarnung, Tsunami der"),
    match: ["Tsunamiwarnung nach Seebeben", "Tsunami trifft Küste von Tonga", "Flutwelle zerstört Fischerhafen"],
    no: ["Ein Tsunami an Beschwerden", "Seebeben, doch kein Tsunami erwartet", "Tsunami der Gefühle"],
  },
];
