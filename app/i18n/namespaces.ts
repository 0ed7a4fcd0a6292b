/** One catalogue per section, so that a page carries only the texts it shows. */
export const NAMESPACES = ["shell", "login", "feed"] as const;
export type Namespace = (typeof NAMESPACES)[number];
