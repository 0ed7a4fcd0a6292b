/** So many HS codes can be told of a relation. */
export const MOST_GOODS = 50;
