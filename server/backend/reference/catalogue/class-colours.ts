/** Text on background, `#rrggbb`, for each scheme; every pair keeps 4.5 to 1 (WCAG 2.2, 1.4.3). */
export interface ColourPair {
  light: { text: string; background: string };
  dark: { text: string; background: string };
}

/** None of them is a risk colour: a class says what a thing is, never how bad it is. */
export const CLASS_COLOURS = {
  petrol: pair("#0b5f6e", "#e1f0f2", "#8ad6e1", "#15343b"),
  blue: pair("#1f4f9c", "#e4ecf9", "#a9c5f5", "#1a2a45"),
  indigo: pair("#4440a3", "#eae9f8", "#c3c0f6", "#28264a"),
  violet: pair("#6d3a9e", "#f1e8f8", "#d9b8f3", "#35234a"),
  slate: pair("#42515c", "#e9edf0", "#c2ced6", "#26323b"),
  moss: pair("#44611c", "#eaf1de", "#bdd793", "#263218"),
  teal: pair("#0f6650", "#dff2ec", "#86d7bf", "#12352c"),
  umber: pair("#73512b", "#f4ebe0", "#dcbf9c", "#382a1a"),
} as const satisfies Record<string, ColourPair>;
export type ClassColour = keyof typeof CLASS_COLOURS;

function pair(text: string, background: string, darkText: string, darkBackground: string): ColourPair {
  return { light: { text, background }, dark: { text: darkText, background: darkBackground } };
}
