/** Texts between two turns of whoever else waits: some 10 to 25 microseconds each. */
export const BEFORE_A_PAUSE = 50;
