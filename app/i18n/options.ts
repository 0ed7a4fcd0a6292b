import type { InitOptions } from "i18next";

/** What server and browser have in common, so that both put a page into the same words. */
export const I18N_OPTIONS: InitOptions = {
  supportedLngs: false,
  fallbackLng: false,
  load: "currentOnly",
  ns: [],
  defaultNS: "shell",
  fallbackNS: false,
  initImmediate: false,
  returnNull: false,
  partialBundledLanguages: true,
  // React escapes.
  interpolation: { escapeValue: false },
};
