/**
 * Words that nearly every sentence of a language has and that others do not have, folded as in `lexicon/fold-word.ts`. Two of them, or one
 * in a short title, say that a text is written in it: asking the detector costs a second and 60 MB once in a thread.
 */
export const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set("the of and to for with from after over by at is are was has have its their as be will would".split(" ")),
  de: new Set(
    "der das und nach bei mit fur von wegen uber im zum zur ist sind wird werden hat haben nicht auch ein eine einen".split(
      " ",
    ),
  ),
  fr: new Set("le les des du une et aux pour dans apres avec sur est sont a la ont par qui".split(" ")),
};
