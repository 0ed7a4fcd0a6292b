import { createContext, useContext } from "react";
import type { Catalogue } from "~/i18n/texts";

/** What belongs to one rendering of the document and to no route: it is context, so it never becomes loader data. */
export interface DocumentFacts {
  /** For script tags. Empty in the browser, which hides nonces from scripts anyway. */
  nonce: string;
  /** Read by the browser before it takes the page over; the same text on both sides. */
  boot: string;
  /** Differs with every rendering; the beginning of each form's idempotency key. */
  seed: string;
}

/** The content of the boot element: the language, the texts of the page, and the seed of its forms. */
export interface Boot {
  tag: string;
  texts: Record<string, Catalogue>;
  seed: string;
}

export const BOOT_ELEMENT = "boot";

const Context = createContext<DocumentFacts>({ nonce: "", boot: "{}", seed: "" });
export const DocumentProvider = Context.Provider;
export const useDocumentFacts = (): DocumentFacts => useContext(Context);
