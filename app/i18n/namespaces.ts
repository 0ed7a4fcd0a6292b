/** One catalogue per section, so that a page carries only the texts it shows. */
export const NAMESPACES = ["shell", "login", "feed"] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** The catalogues of a page made of these handles: the shell's, and each route's own. */
export function namespacesOf(handles: readonly { i18n?: readonly Namespace[] }[]): Namespace[] {
  return [...new Set<Namespace>(["shell", ...handles.flatMap((handle) => handle.i18n ?? [])])];
}
