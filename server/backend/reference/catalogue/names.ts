/** A name in the four bundled languages; `ch` is simplified Chinese. The catalogues of `app/i18n` say the same, a test sees to it. */
export interface Names {
  en: string;
  de: string;
  fr: string;
  ch: string;
}

export const names = (en: string, de: string, fr: string, ch: string): Names => ({ en, de, fr, ch });
