/** Regions that `Intl` has names for and that are no countries, or none any more. */
const NOT_THESE = new Set(
  "AC AN BU CP CQ CS CT DD DG DY EA EU EZ FQ FX HV IC JT MI NH NQ NT PC PU PZ QO RH SU TA TP UK UN VD WK XA XB YD YU ZR ZZ".split(
    " ",
  ),
);

/** Every country with its name in a language (BCP 47), in the order of their names. */
export function countriesIn(language: string): readonly { code: string; name: string }[] {
  const found = known.get(language) ?? listIn(language);
  known.set(language, found);
  return found;
}

const known = new Map<string, readonly { code: string; name: string }[]>();

function listIn(language: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const { compare } = new Intl.Collator(language);
  return codes
    .flatMap((code) => (NOT_THESE.has(code) ? [] : [{ code, name: names.of(code) ?? "" }]))
    .filter(({ name }) => name !== "")
    .sort((a, b) => compare(a.name, b.name));
}
