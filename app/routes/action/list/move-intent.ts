/** Tells a card's form from the others of its board. */
export const moveIntent = (actionId: number) => `move-${actionId}`;
