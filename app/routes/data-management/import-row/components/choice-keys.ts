import { isTyping, listenForScreenKeys } from "~/live/screen-keys";

/** Chooses what the row becomes by the number of the choice. */
export const listenForKeys = (): (() => void) =>
  listenForScreenKeys(({ key, repeat, target }) => {
    if (repeat || !/^[1-9]$/.test(key)) return false;
    // A choice that has the focus is no field to type into.
    if (isTyping(target) && !(target instanceof HTMLInputElement && target.type === "radio")) return false;
    const choice = document.querySelectorAll<HTMLInputElement>('#decide input[type="radio"]')[Number(key) - 1];
    choice?.click();
    choice?.focus();
    return choice !== undefined;
  });
