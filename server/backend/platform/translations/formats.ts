/** Formats of the languages, made once: making one costs as much as hundreds of uses. */
export const numberFormat = once((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));
export const countryNames = once((tag) => new Intl.DisplayNames(tag, { type: "region" }));

function once<Made>(make: (tag: string) => Made): (tag: string) => Made {
  const known = new Map<string, Made>();
  return (tag) => {
    const made = known.get(tag) ?? make(tag);
    known.set(tag, made);
    return made;
  };
}
