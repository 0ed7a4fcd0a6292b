// What publishers state about reuse, as far as it is known: a note for whoever switches a feed on, and no legal advice.

export const BRAZIL = "CC BY-ND 3.0, stated on gov.br";
export const CANADA = "Open Government Licence – Canada, stated for the same notices as open data";
/** Commission Decision 2011/833/EU. */
export const EU_COMMISSION = "CC BY 4.0 unless stated otherwise";
export const JAPAN = "the Japanese government's standard terms of use; not checked for this feed";
/** Nobody has read its terms yet: to be done before it is switched on. */
export const NOT_KNOWN = "not known";
/** Of the United Kingdom's government. */
export const OGL = "Open Government Licence v3.0";
export const UNITED_NATIONS = "the United Nations' terms: personal, non-commercial use";
/** 17 U.S.C. 105. */
export const US_WORKS = "public domain in the United States (works of its government)";
