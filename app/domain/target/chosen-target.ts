/** A ticked target as a form sends it, its number and its name: the name is only shown again while the form is filled in. */
export const CHOSEN_TARGET = /^[1-9]\d{0,14} /;
export const LONGEST_CHOSEN_TARGET = 400;

export const chosenTarget = (id: number | string, name: string): string => `${id} ${name.slice(0, LONGEST_NAME)}`;
export const idOfChosen = (chosen: string): number => Number(chosen.slice(0, chosen.indexOf(" ")));
export const nameOfChosen = (chosen: string): string => chosen.slice(chosen.indexOf(" ") + 1);

const LONGEST_NAME = LONGEST_CHOSEN_TARGET - 16;
