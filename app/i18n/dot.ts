/** Between facts in a line, "High · Berlin": where the line breaks, the dot stays with the fact before it. */
export const DOT = "\u00a0· ";
