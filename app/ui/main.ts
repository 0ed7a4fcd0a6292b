/** The id of the content: the skip link and another page lead there. */
export const MAIN = "main";
