/** Looks at rows while others of their file are still read. */
export interface RowsBeside {
  /** Rows as `storeRows` takes them, before they are stored; their number. */
  see(rows: string, count: number): Promise<void>;
  /** The first row that was compared already, as all behind it; null for none. */
  readonly from: number | null;
  /** Writes what was found, when the file has been read to its end. */
  write(version: number): Promise<void>;
}
