/** How the bar of areas stands at the side of a wide window: with its words, or as icons. */
export const SIDES = ["open", "collapsed"] as const;
export type Side = (typeof SIDES)[number];
