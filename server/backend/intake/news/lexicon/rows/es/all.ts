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
        "amenaza* a … tortugas, amenazan a los tiburones, amenazan a los cóndores, aleteo de tiburón, aleta de tiburón, aletas de tiburón, colmillos de marfil, marfil ilegal, tráfico de marfil, contrabando de marfil, incautan … marfil, incauta … marfil, especies invasoras, lista roja, tráfico de totoaba, tráfico de carne de tiburón",
    ),
    not: list(
      "videojuego*, película*, serie de televisión, lenguas en peligro, oficio*, dinosaurio*, costa de marfil, vestido*, librería*, comercio de barrio, tiendas, palabras, profesión en peligro, profesiones",
    ),
    match: [
      "Detienen a dos personas por tráfico de fauna silvestre en el puerto",
      "La pesca ilegal amenaza a las ballenas en peligro de extinción",
      "Una mina destruye el hábitat de una especie amenazada",
      "Incautan 300 kilos de aleta de tiburón en el puerto",
    ],
    no: [
      "Un oficio en peligro de extinción: el afilador",
      "Costa de Marfil gana la copa",
      "Un vestido color marfil para la boda",
      "Marfil y plata: subasta de muebles antiguos",
      "La librería de barrio, en peligro de extinción",
    ],
  },
  {
    id: "transport-accident-1",
    type: "transport-accident",
    any: list(
      "choque de trenes, choque frontal, choque múltiple, accidente de tráfico, accidente de tránsito, accidente de tren, accidente ferroviario, accidente de avión, accidente aéreo, " +
        "accidente de autobús, accidente de camión, accidente de helicóptero, hundimiento de un barco, se hunde un barco, aterrizaje de emergencia",
    ),
    not: list(
      "película*, serie, novela, futbolista*, fórmula 1, seguro de, menos muertos, menos accidentes, estadística*, choque de trenes en el gobierno, choque de trenes entre el gobierno",
    ),
    match: [
      "Un accidente de tren deja seis heridos",
      "Accidente de tráfico múltiple en la autovía",
      "Se hunde un barco con 40 pasajeros",
    ],
    no: [
      "La película sobre el accidente aéreo gana un premio",
      "Seguro de accidente de tráfico: qué cubre",
      "Menos muertos por accidente de tráfico en 2025",
    ],
  },
  {
    id: "transport-accident-2",
    type: "transport-accident",
    any: list(
      "naufragio*, naufraga*, descarrila*, descarriló, colisión, colisiona*, colisionan, se estrella, se estrelló, se estrellan, vuelca, volcó, vuelco de, vuelco, atropella, atropello",
    ),
    near: {
      any: list(
        "tren, trenes, vagones, mercancías, camión, camiones, autobús, autobuses, coche, coches, vehículo*, furgoneta*, moto, motos, avión, aviones, avioneta*, helicóptero*, barco*, buque*, ferri, ferry, embarcación*, embarcaciones, lancha*, patera*, cayuco*, petrolero*, carguero*, pesquero*, tranvía*, autovía, autopista, carretera, puerto, costa, muert*, muere*, fallec*, herid*, víctima*, desaparecid*, pasajeros, migrantes, peatón, ciclista*",
      ),
      within: 10,
    },
    not: list(
      "bolsa, acciones, naufragio de la negociación, película*, serie, novela, partido*, gobierno, futbolista*, gol*, coalición, fórmula 1, venta de, ventas, encuestas, reforma, no se estrella, titanic, exposición",
    ),
    match: [
      "Descarrila un tren de mercancías cerca de Zaragoza",
      "Sesenta desaparecidos en un naufragio frente a la costa",
      "Un camión cisterna vuelca y corta la autovía",
      "Colisión de dos buques en el puerto de Algeciras",
    ],
    no: [
      "El naufragio de la coalición de Gobierno",
      "El naufragio del Titanic, en una exposición en el puerto de Bilbao",
      "La bolsa se estrella tras el anuncio",
      "El equipo se estrella contra la defensa rival",
      "El negocio se hunde: se estrella la venta de coches",
      "Vuelco de las encuestas en Galicia",
      "Colisión de intereses en el consejo de la empresa",
      "Atropello a los derechos, dice el sindicato",
      "El camión del futuro no se estrella: nuevo freno automático",
    ],
  },
  {
    id: "drill-1",
    stop: "drill",
    any: list("simulacro, simulacros, ejercicio de emergencia, ensayan un rescate"),
    fields: ["title", "lead"],
    not: list("muert*, muere*, fallec*, herid*"),
    match: [
      "Simulacro de accidente de tren en Zaragoza",
      "El puerto celebra un simulacro",
      "Los bomberos ensayan un rescate",
    ],
    no: ["Un muerto en un simulacro militar", "Descarrila un tren", "Colisión de dos buques en el puerto"],
  },
  {
    id: "past-1",
    status: "past",
    any: list(
      "aniversario, de hace … años, años después, recuerdan a las víctimas, homenaje a las víctimas, décadas después",
    ),
    not: list(
      "fundada hace … años, construido hace … años, construida hace … años, abrió hace … años, peor … años, mayor … años",
    ),
    match: [
      "Aniversario del accidente de avión de 1983",
      "Diez años después del naufragio",
      "El accidente de tren de hace veinte años",
    ],
    no: ["Un tren descarrila cerca de Tarragona", "Vuelca un camión en la autovía", "El mayor naufragio en 20 años"],
  },
];
