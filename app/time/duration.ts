/** Durations are written by their unit and held in milliseconds, so that no bare number hides what it counts. */
export const seconds = (count: number): number => count * 1000;
export const minutes = (count: number): number => seconds(count * 60);
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);
