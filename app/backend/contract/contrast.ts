/** WCAG 2.2, 1.4.3: text on its background. */
export const LEAST_CONTRAST = 4.5;

/** The contrast ratio of two colours written `#rrggbb`, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** "6.2", in German "6,2". Cut, not rounded: 4.49 is not 4.5. */
export const ratioInWords = (ratio: number, tag = "en"): string =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: 1 }).format(Math.floor(ratio * 10) / 10);

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
