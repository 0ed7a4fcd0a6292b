/** Of a one-sided bound that holds 95 times of a hundred. */
const Z = 1.6448536269514722;

/**
 * What share is right at least, 95 % sure, when `right` of `judged` were: the lower end of Wilson's score interval (1927), one-sided.
 * 60 of 60 give 0.957, 55 of 60 give 0.839. Nothing judged promises nothing: 0.
 */
export function wilsonBound(right: number, judged: number): number {
  if (judged === 0) return 0;
  const share = right / judged;
  const square = Z * Z;
  const middle = share + square / (2 * judged);
  const half = Z * Math.sqrt((share * (1 - share)) / judged + square / (4 * judged * judged));
  return (middle - half) / (1 + square / judged);
}
