import { list } from "../../list";
import type { LexiconRow } from "../../row";

/** Spanish has rows for the types of which enough labelled texts exist to say how right they are (docs/reading-quality.md). */
export const ES_ROWS: readonly LexiconRow[] = [
  {
    id: "biodiversity-1",
    type: "biodiversity",
    any: list(
      "peligro de extinción, peligro crítico, especies amenazadas, especie amenazada, especies en peligro, tráfico de especies, tráfico de fauna, tráfico de vida silvestre, tráfico de animales, tráfico de tortugas, tráfico de jaguares, " +
        "tráfico ilegal de fauna, animales … traficados, fauna silvestre … tráfico, caza furtiva, caza ilegal, cazadores furtivos, pesca ilegal, sobrepesca, pesca incidental, se extinga, riesgo de extinción, pérdida de biodiversidad, pérdida de hábitat, " +
        "amenaza* a … tortugas, amenazan a los tiburones, amenazan a los cóndores, aleteo de tiburón, marfil, especies invasoras, lista roja, tráfico de totoaba, tráfico de carne de tiburón",
    ),
    not: list(
      "videojuego*, película*, serie de televisión, lenguas en peligro, oficio*, dinosaurio*, costa de marfil, vestido*",
    ),
    match: [
      "Detienen a dos personas por tráfico de fauna silvestre en el puerto",
      "La pesca ilegal amenaza a las ballenas en peligro de extinción",
      "Una mina destruye el hábitat de una especie amenazada",
    ],
    no: [
      "Un oficio en peligro de extinción: el afilador",
      "Costa de Marfil gana la copa",
      "Un vestido color marfil para la boda",
    ],
  },
  {
    id: "transport-accident-1",
    type: "transport-accident",
    any: list(
      "naufragio*, naufraga*, descarrila*, descarriló, colisión, colisiona*, colisionan, choque de trenes, choque frontal, choque múltiple, accidente de tráfico, accidente de tránsito, accidente de tren, accidente ferroviario, accidente de avión, accidente aéreo, " +
        "accidente de autobús, accidente de camión, accidente de helicóptero, se estrella, se estrelló, se estrellan, vuelca, volcó, vuelco de, atropella, atropello, hundimiento de un barco, se hunde un barco, aterrizaje de emergencia",
    ),
    not: list(
      "bolsa, acciones, naufragio de la negociación, película*, serie, novela, partido*, gobierno, futbolista*, gol*, coalición, fórmula 1",
    ),
    match: [
      "Descarrila un tren de mercancías cerca de Zaragoza",
      "Sesenta desaparecidos en un naufragio frente a la costa",
      "Un camión cisterna vuelca y corta la autovía",
    ],
    no: [
      "El naufragio de la coalición de Gobierno",
      "La película sobre el accidente aéreo gana un premio",
      "La bolsa se estrella tras el anuncio",
    ],
  },
];
