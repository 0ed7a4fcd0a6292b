import { HAPPENS, SEEN, SUDDEN } from "../../happens";
import { list } from "../../list";
import type { LexiconRow } from "../../row";

/** Texts that tell of no event, and how far an event has come. */
export const FRAMES: readonly LexiconRow[] = [
  {
    id: "opinion-1",
    stop: "opinion",
    any: list(
      "Kommentar, Meinung, Leitartikel, Gastbeitrag, Glosse, Kolumne, Leserbrief*, Pro und Contra, Kommentar zu, Standpunkt",
    ),
    fields: ["title"],
    not: list("kein Kommentar, ohne Kommentar, Meinungsforscher, Meinung nach, Streik der"),
    match: ["Kommentar: Der Streik ist richtig", "Leserbriefe zum Hochwasser", "Gastbeitrag: Warum Zölle schaden"],
    no: ["Konzern ohne Kommentar zum Brand", "Feuer in Druckerei", "Explosion in Werk"],
  },
  {
    id: "fiction-1",
    stop: "fiction",
    any: list(
      "Kinofilm*, Filmkritik, Roman, Thriller, Krimi, Tatort, TV-Serie, Trailer, Videospiel*, Computerspiel*, Playstation, Katastrophenfilm*, Spielfilm, Buchkritik, Kinostart, Netflix-Serie, Hörspiel",
    ),
    fields: ["title"],
    not: list(
      "Messer, Polizei, Tatort abgesperrt, am Tatort, Cyberangriff*, Entlassung*, Stellen, übernimmt, Streik der, Lkw",
    ),
    match: ["Katastrophenfilm: Vulkan im Kino", "Neuer Roman über ein Grubenunglück", "Tatort heute: Streik im Hafen"],
    no: [
      "Polizei am Tatort nach Explosion",
      "Cyberangriff auf Hersteller von Videospielen",
      "Stellenabbau bei Videospielfirma: 90 Stellen, Videospiele",
    ],
  },
  {
    id: "entertainment-1",
    stop: "entertainment",
    any: list(
      "Album, Konzerttournee, Popstar, Schlagersänger*, Dschungelcamp, Song Contest, roter Teppich, Horoskop*, Rezept, Rezepte, Oscar-Verleihung, Realityshow, Festspiele, Theaterstück, Oper, Sängerin, Rapper, Ausstellung",
    ),
    fields: ["title"],
    not: list("Streik, Warnstreik, Brand, Feuer, Einsturz, tot, rezeptpflichtig, Ausstellungsverbot, gesperrt"),
    match: ["Sängerin nennt neues Album Erdbeben", "Horoskop: Sturm in der Liebe", "Rezept für Vulkan-Kuchen"],
    no: ["Warnstreik an der Oper", "Brand in Theaterwerkstatt der Oper", "Einsturz bei Ausstellung"],
  },
  {
    id: "sport-1",
    stop: "sport",
    any: list(
      "Bundesliga, Champions League, Europa League, DFB*, Torhüter, Stürmer, Trainer, Weltcup*, Weltmeister*, Europameister*, Olympia*, Formel 1, Tennis, Fußball*, Nationalteam, Handball*, Skispringen, Slalom, Achtelfinale, Viertelfinale, Halbfinale, Torjäger, Länderspiel*, WM-Quali*, NBA, NHL, NFL, Tabellenführer, Rapid, Austria Wien, Kicker*, Premier League",
    ),
    fields: ["title"],
    not: list(
      "Stadionbau, Arbeiter*, Bestechung, Korruption*, Insolvenz, insolvent, Zwangsarbeit, Brand in, Tote, Anschlag, Trainerin für",
    ),
    match: [
      "Sturm Graz in der Bundesliga im Feuer",
      "Trainer nach Pleite entlassen",
      "Stürmer explodiert im Halbfinale",
    ],
    no: [
      "Arbeiter auf WM-Baustelle: Olympia-Stadion eingestürzt",
      "Fußballausrüster ist insolvent",
      "Korruption: Razzia beim DFB",
    ],
  },
  {
    id: "exam-1",
    stop: "exam",
    any: list("Quiz, Kreuzworträtsel, Prüfungsfragen, Wissenstest, Abiturprüfung, Rätsel, Testen Sie Ihr Wissen"),
    fields: ["title"],
    not: list("rätselhaft*, Rätsel um, Betrug*, gibt Rätsel auf"),
    match: [
      "Quiz: Was wissen Sie über Vulkane?",
      "Kreuzworträtsel: Erdbeben mit sechs Buchstaben",
      "Prüfungsfragen zum Streikrecht",
    ],
    no: ["Rätsel um Brandursache", "Explosion gibt Rätsel auf", "Betrug bei Abiturprüfung"],
  },
  {
    id: "drill-1",
    stop: "drill",
    any: list(
      "Feuerwehrübung, Katastrophenübung, Großübung, Alarmübung, Brandschutzübung, Notfallübung, Evakuierungsübung, Übungsszenario, Probealarm, Einsatzübung, Militärübung, Warntag, Manöver, Übung der Feuerwehr, Erdbebenübung, Rettungsübung",
    ),
    fields: ["title", "lead"],
    not: list("verletzt, Tote, tot, getötet, Absturz, Unfall, Ausweichmanöver, Überholmanöver, Manöverkritik"),
    match: [
      "Großübung: Explosion im Chemiepark geprobt",
      "Feuerwehrübung im Sägewerk",
      "Warntag: Sirenen heulen wegen Hochwasser",
    ],
    no: ["Absturz bei Militärübung", "Nach Überholmanöver prallt Lkw auf Bus", "Feuer in Schreinerei"],
  },
  {
    id: "obituary-1",
    stop: "obituary",
    any: list(
      "Nachruf, Nachrufe, im Alter von, gestorben ist, verstorben, trauert um, Trauer um, Traueranzeige*, Beisetzung",
    ),
    fields: ["title"],
    not: list("Unfall, Brand, Explosion, Opfer, Absturz, Covid*, Arbeiter"),
    match: [
      "Nachruf auf den Streikführer",
      "Vulkanforscher im Alter von 90 Jahren gestorben",
      "Stadt trauert um Erdbebenforscher",
    ],
    no: ["Trauer um Opfer des Absturzes", "Arbeiter stirbt in Presse", "Explosion: Trauer um drei Kollegen"],
  },
  {
    id: "how-to-1",
    stop: "how-to",
    any: list(
      "so geht, Ratgeber, Tipps für, Tipps zum, Tipps gegen, was tun bei, was Sie wissen müssen, so schützen Sie, Schritt für Schritt, einfach erklärt, Anleitung, Fragen und Antworten, worauf Sie achten, was Reisende wissen",
    ),
    fields: ["title"],
    not: list("Anleitung zum Streik beschlossen, Lok, Feuer zerstört"),
    match: ["Ratgeber: Was tun bei Hochwasser?", "Tipps gegen Datenklau", "Insolvenz einfach erklärt"],
    no: ["Feuer zerstört Verlag von Ratgebern", "Streik bei Discounter", "Hochwasser in Passau"],
  },
  {
    id: "advertising-1",
    stop: "advertising",
    any: list(
      "Anzeige:, Rabatt, Rabatte, Gutschein*, Schnäppchen*, Sonderangebot*, Black Friday, jetzt kaufen, Gewinnspiel, Angebote der Woche, zum Sparpreis",
    ),
    fields: ["title"],
    not: list("Streik*, streik*, Kartellamt, Strafanzeige, erstattet Anzeige, Anzeige gegen, Verfahren, Insolvenz"),
    match: [
      "Schnäppchen: Fire-Tablet mit Rabatt",
      "Gutschein für Sturm-Jacken",
      "Black Friday: Preise explodieren nicht",
    ],
    no: ["Streik bei Amazon am Black Friday", "Kartellamt prüft Rabatte", "Anzeige gegen Werksleiter nach Brand"],
  },
  {
    id: "market-report-1",
    stop: "market-report",
    any: list(
      "Börsenbericht, Aktien im Fokus, Kursziel, Analysten stufen, Quartalszahlen, Quartalsbericht, Dividende*, DAX schließt, DAX startet, Wall Street, Aktientipp*, Marktbericht, Marktstudie",
    ),
    fields: ["title"],
    not: list("Gewinnwarnung, Stellen, Insolvenz, streicht Dividende, Werk, Entlassung*, Übernahme"),
    match: [
      "Kursziel für Brandschutz-Aktie gesenkt",
      "Quartalszahlen: Explosion der Erlöse",
      "DAX startet fester trotz Zöllen",
    ],
    no: [
      "Konzern streicht Dividende und 500 Stellen",
      "Gewinnwarnung vor Quartalszahlen",
      "Quartalsbericht: Werk brennt nieder",
    ],
  },
  {
    id: "planned-1",
    status: "planned",
    except: SUDDEN,
    any: list(
      "plant, planen, geplant*, will, wollen, soll, sollen, beabsichtig*, angekündigt*, kündigt … an, vorgesehen, ab Montag, ab Dienstag, ab Mittwoch, ab Donnerstag, ab Freitag, nächste Woche, kommende Woche, steht bevor, erwägt, vor Übernahme",
    ),
    match: ["Konzern will Werk schließen", "Lokführer streiken ab Mittwoch", "Geplante Fusion vor Prüfung"],
    no: ["Werk brennt", "Konzern entlässt 40 Leute", "Erdbeben in Chile"],
  },
  {
    id: "threatened-1",
    status: "threatened",
    any: list(
      "droht, drohen, drohende*, Drohung, bedroht, gefährdet, in Gefahr, befürchtet, könnte, Sorge vor, Angst vor, am Rande, wackelt",
    ),
    match: ["Gewerkschaft droht mit Streik", "Werk ist gefährdet", "Sorge vor Insolvenz"],
    no: ["Werk ist zu", "Streik begann", "Insolvenz eröffnet"],
  },
  {
    id: "threatened-2",
    status: "threatened",
    except: ["product-safety", "product-recall", "data-breach"],
    any: list("Warnung vor, warnt vor, warnen vor"),
    match: [
      "Verband warnt vor Insolvenzwelle",
      "Warnung vor Hochwasser an der Elbe",
      "Betriebsräte warnen vor Stellenabbau",
    ],
    no: ["Gewerkschaft ruft zum Warnstreik auf", "Insolvenz eröffnet", "Werk ist zu"],
  },
  {
    id: "ended-1",
    status: "ended",
    any: list(
      "beendet, Streikende, Ende des Streiks, Streik ist vorbei, wieder angelaufen, läuft wieder, wieder aufgenommen, wieder geöffnet, aufgehoben, nimmt … wieder auf, abgeklungen, Entwarnung",
    ),
    match: ["Streik bei der Bahn beendet", "Sperrung der Rheinbrücke aufgehoben", "Werk läuft wieder"],
    no: ["Streik bei der Bahn", "Sperrung der Rheinbrücke", "Werk steht"],
  },
  {
    id: "fire-out-1",
    status: "ended",
    of: ["fire", "wildfire", "explosion"],
    any: list("gelöscht, unter Kontrolle, Löscharbeiten beendet"),
    not: list("nicht … gelöscht, nicht unter Kontrolle, nicht … unter Kontrolle"),
    match: ["Brand in Raffinerie gelöscht", "Waldbrand unter Kontrolle", "In Hagen sind die Löscharbeiten beendet"],
    no: ["Brand in Raffinerie", "Waldbrand noch nicht unter Kontrolle", "In der Halle brach ein Feuer aus"],
  },
  {
    id: "averted-1",
    status: "averted",
    except: HAPPENS,
    any: list(
      "abgesagt, sagt … ab, abgeblasen, vermieden, gerettet, verschoben, zurückgezogen, nimmt … zurück, vom Tisch, geplatzt",
    ),
    // What a strike has cancelled.
    not: list(
      "Flüge … abgesagt, Flug … abgesagt, Züge … abgesagt, Fahrten … abgesagt, Operationen … abgesagt, Menschen … gerettet, Verletzte* … gerettet",
    ),
    match: ["Lokführerstreik abgesagt", "Werksschließung vom Tisch", "Übernahme geplatzt"],
    no: ["Lokführerstreik beginnt", "Werk schließt", "Übernahme fix", "Streik: Hunderte Flüge abgesagt"],
  },
  {
    id: "averted-2",
    status: "averted",
    any: list("abgewendet, abgewandt, verhindert, vereitelt"),
    not: list("nicht … abgewendet, nicht … verhindert, hätte* … verhindert, kaum … verhindert, Schlimmeres verhindert"),
    match: ["Lokführerstreik abgewendet", "Hochwasser in Hagen abgewendet", "Cyberangriff auf Bank vereitelt"],
    no: ["Lokführerstreik beginnt", "Insolvenz nicht mehr abgewendet", "Brand: Feuerwehr hat Schlimmeres verhindert"],
  },
  {
    id: "denied-1",
    status: "denied",
    except: SEEN,
    any: list(
      "dementiert*, bestreitet, bestreiten, weist … zurück, weisen … zurück, zurückgewiesen, streitet … ab, schließt … aus, nicht geplant, keine Pläne, kein Stellenabbau, widerspricht",
    ),
    not: list(
      "schließt … Brandstiftung … aus, schließt … Fremdverschulden … aus, schließt … Anschlag … aus, schließt … nicht aus",
    ),
    match: [
      "Konzern dementiert Stellenabbau",
      "Zulieferer weist Vorwurf der Kinderarbeit zurück",
      "Chef schließt Insolvenz aus",
    ],
    no: ["Konzern bestätigt Stellenabbau", "Zulieferer gibt Kinderarbeit zu", "Chef meldet Insolvenz"],
  },
  {
    id: "past-1",
    status: "past",
    any: list(
      "Jahrestag*, Gedenken, gedenkt, erinnert an, vor zehn Jahren, vor 10 Jahren, vor 20 Jahren, vor 50 Jahren, vor hundert Jahren, Jahre nach, Jahre danach, ein Jahr nach, Rückblick, Gedenkfeier*, Jahre später, vor Jahren, Mahnmal",
    ),
    // How old a company is, or how long it has had its owner.
    not: list(
      "Jahre nach … Übernahme, Jahre nach … Gründung, Jahre nach … Eröffnung, Jahre nach … Fusion, Jahre nach … Verkauf, Jahre nach … Rettung, Jahre nach … Börsengang, Jahre nach … Neustart, Jahr nach … Übernahme, Jahr nach … Gründung, Jahr nach … Eröffnung, Jahr nach … Fusion, Jahr nach … Verkauf, Jahr nach … Rettung, Jahr nach … Börsengang, Jahr nach … Neustart, vor … Jahren gegründet, vor … Jahren eröffnet, vor … Jahren gebaut, vor … Jahren erbaut, vor … Jahren übernommen, vor Jahren gegründet, vor Jahren eröffnet, vor Jahren gebaut, vor Jahren erbaut, vor Jahren übernommen",
    ),
    match: ["Zum Jahrestag des Hochwassers", "Fünf Jahre nach der Explosion", "Stadt gedenkt des Grubenunglücks"],
    no: [
      "Hochwasser in Passau",
      "Explosion in Linz",
      "Es brennt im Werk, das vor zehn Jahren gebaut wurde",
      "Händler insolvent, drei Jahre nach der Übernahme",
    ],
  },
];
