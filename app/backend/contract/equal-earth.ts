/**
 * The Equal Earth projection of a sphere (Šavrič, Patterson, Jenny 2018, International Journal of GIS 33): areas are true, and a parallel is
 * divided evenly, so that a map can be turned around the globe without its rows changing. Degrees in, radii of the globe out.
 */
const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796];
const M = Math.sqrt(3) / 2;
const RADIANS = Math.PI / 180;

/** How far north of the equator a parallel is drawn. */
export function northOf(lat: number): number {
  return polynomial(parametric(lat));
}

/** The parallel that is drawn so far north; beyond the poles, the pole. */
export function latAt(north: number): number {
  const y = Math.max(-POLE, Math.min(POLE, north));
  let theta = y / A1;
  for (let step = 0; step < STEPS; step++) {
    const change = (polynomial(theta) - y) / slope(theta);
    theta -= change;
    if (Math.abs(change) < 1e-12) break;
  }
  return Math.asin(Math.max(-1, Math.min(1, Math.sin(theta) / M))) / RADIANS;
}

/** What a degree of longitude is wide at a parallel. */
export function degreeAt(lat: number): number {
  const theta = parametric(lat);
  return (Math.cos(theta) / (M * slope(theta))) * RADIANS;
}

const parametric = (lat: number): number => Math.asin(M * Math.sin(lat * RADIANS));

function polynomial(theta: number): number {
  const square = theta * theta;
  const sixth = square * square * square;
  return theta * (A1 + A2 * square + sixth * (A3 + A4 * square));
}

function slope(theta: number): number {
  const square = theta * theta;
  const sixth = square * square * square;
  return A1 + 3 * A2 * square + sixth * (7 * A3 + 9 * A4 * square);
}

const STEPS = 12;
const POLE = northOf(90);
/** From one end of the equator to the other, and from pole to pole. */
export const EARTH_WIDTH = 360 * degreeAt(0);
export const EARTH_HEIGHT = 2 * POLE;
