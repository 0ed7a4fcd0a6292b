/**
 * The zooms of `target_cells`: whole ones up to 6, where the globe is 61,440 pixels long and a picture 6° wide. A picture of a half zoom is
 * drawn by the cells of the whole one below it, 34 pixels wide; closer ones by points. -1 holds what has no place.
 */
export const CELL_ZOOMS = [-1, 0, 1, 2, 3, 4, 5, 6] as const;
export const DEEPEST_CELLS = 6;
