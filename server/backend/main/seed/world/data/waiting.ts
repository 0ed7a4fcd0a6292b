/** A supplier's supplier that no list has yet. */
export const PROPOSED = {
  company: "Karşıyaka",
  name: "Manisa Kalıp Sanayi",
  country: "TR",
  comment: "Makes the dies for our housings; named on the visit to the plant.",
};

/** Whose address was right once; the mail came back so many days ago. */
export const UNREACHED = {
  company: "Pune Deccan",
  name: "Meera Kulkarni",
  email: "kulkarni@pune-deccan.example",
  language: "en" as const,
  role: "Works council",
  daysAgo: 6,
};
