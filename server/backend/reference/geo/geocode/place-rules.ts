/**
 * Counts up with each change of the gazetteer or of the rules that read an address, so that what older ones placed is looked up
 * again (`targets.place`).
 */
export const PLACE_RULES = 5;
