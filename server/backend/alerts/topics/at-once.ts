/** Texts between two turns of whoever else waits: some 50 microseconds each. */
export const BEFORE_A_PAUSE = 50;
