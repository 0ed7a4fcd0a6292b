/** Documents of suppliers. */
export interface PlannedPaper {
  company: string;
  type: string;
  /** Of a type of one's own. */
  customText?: string;
  title: string;
  file: "pdf" | "png";
  description: string;
  /** Days from the day on which the world begins; null: without an end. */
  from: number;
  until: number | null;
  verification: "Unverified" | "SelfDeclared" | "Checked" | "ConfirmedByIssuer";
}

/** company | type | title | pdf or png | what it says | first and last day | how sure */
export const PAPERS = papers(`
Karşıyaka | iatf-16949 | IATF 16949 certificate, Çiğli | pdf | Scope: die casting and machining of aluminium housings. Renewal audit requested. | -1085 11 | ConfirmedByIssuer
Karşıyaka | code-of-conduct | Code of conduct, signed | pdf | Signed by the managing director; three-year term. | -1060 38 | Checked
Karşıyaka | insurance | Fire insurance confirmation | pdf | Cover of EUR 12 million for buildings and machines, business interruption for six months. | -310 53 | Checked
Karşıyaka | iso-14001 | ISO 14001 certificate, Manisa | pdf | Scope: machining and storage. | -990 99 | ConfirmedByIssuer
Karşıyaka | audit-report | Report of the process audit | pdf | Result 84 %. Two findings on die change, one on slings; closed in {month -70}. | -190 null | Checked
Karşıyaka | corrective-plan | Corrective plan after the die change accident | pdf | Nine measures with owners and dates; seven are done. | -196 30 | SelfDeclared
Karşıyaka | supplier-contract | Framework contract EDU-4 housings | pdf | Term of five years, price formula on the aluminium index. | -560 1265 | Checked
Karşıyaka | iso-9001 | ISO 9001 certificate, previous issue | pdf | Replaced by IATF 16949. | -1500 -405 | ConfirmedByIssuer
Karşıyaka | other | Photo of the roofed dross store | png | Taken at the site visit in {month -168}. | -168 null | Unverified
Slezanka | iso-9001 | ISO 9001 certificate | pdf | Scope: forging and heat treatment. | -700 395 | ConfirmedByIssuer
Slezanka | iso-50001 | ISO 50001 certificate | pdf | Energy management of the forge. | -1120 -25 | ConfirmedByIssuer
Slezanka | self-declaration | Declaration of beneficial owners | pdf | The holder of 49 % is named without natural persons. | -240 125 | SelfDeclared
Kabelix | sa-8000 | SA8000 certificate, Bălți | pdf | Surveillance audit with two minor findings on rest days. | -720 24 | ConfirmedByIssuer
Kabelix | audit-report | Social audit, harness shop | pdf | Unannounced. Overtime within limits, Sunday premiums missing. | -75 null | Checked
Kabelix | insurance | Business interruption insurance | pdf | Cover of EUR 4 million. | -370 -5 | Checked
Bakonyvölgy | material-compliance | Material declaration, battery modules | pdf | Substances of very high concern: none above 0.1 %. | -150 215 | SelfDeclared
Bakonyvölgy | permit | Environmental permit, module plant | pdf | Valid for electrolyte storage of up to 40 tonnes. | -800 47 | Checked
Hanseong | conflict-minerals | Conflict minerals report | pdf | Smelters of cobalt and tin with their audits. | -260 105 | SelfDeclared
Brennerhof | iso-27001 | ISO 27001 certificate | pdf | Development and test data. | -500 595 | ConfirmedByIssuer
Sierra Baja | code-of-conduct | Code of conduct, signed | pdf | Signed by the plant manager. | -410 685 | Checked
Ningbo Haoyuan | iatf-16949 | IATF 16949 certificate | pdf | Suspended by the certifier from {month -100} to {month -66}, reinstated. | -640 19 | ConfirmedByIssuer
Pune Deccan | iso-45001 | ISO 45001 certificate | pdf | Scope: forging, machining, coating. | -900 -62 | ConfirmedByIssuer
Steyrtal | origin-statement | Long-term supplier's declaration | pdf | Preferential origin of the European Union for gear sets. | -320 45 | SelfDeclared
Saluda Ridge | other | Layoff notice, copy | png | As received from the plant on the day of the notice. | -1 null | Unverified
Zschopautal | audit-report | Financial check by the bank | pdf | Liquidity until {month 110}; loan of EUR 3 million under negotiation. | -10 80 | Checked
Vecht | custom Glazing approval | Type approval of windscreens | pdf | Mark E4 43R for two part numbers. | -830 1360 | ConfirmedByIssuer
`);

/** Those of Südstern's suppliers, in the same columns. */
export const SUEDSTERN_PAPERS = papers(`
Ilmenau | iso-9001 | ISO 9001 certificate, Nuremberg | pdf | Scope: conching, moulding and packing. | -650 445 | ConfirmedByIssuer
Ilmenau | origin-statement | Declaration of cocoa origins | pdf | Plots of 2,140 farms with coordinates; 96 % of the volume. | -120 31 | SelfDeclared
Ilmenau | audit-report | Food safety audit | pdf | Grade A. One finding on pest traps, closed in {month -80}. | -140 null | Checked
Vechtdal | iso-14001 | ISO 14001 certificate | pdf | Scope: drying and storage. | -1000 17 | ConfirmedByIssuer
Vechtdal | supplier-contract | Contract for milk powder | pdf | Volume of two years, price by the quarter. | -410 320 | Checked
Karadeniz | audit-report | Social audit of the harvest | pdf | Visits to 40 orchards in {month -100}; seasonal housing was improved. | -85 null | Checked
Karadeniz | code-of-conduct | Code of conduct, signed | pdf | Signed by the managing director. | -760 -30 | Checked
Karadeniz | insurance | Crop insurance | pdf | Frost and hail, cover of EUR 2 million. | -330 35 | SelfDeclared
`);

function papers(text: string): readonly PlannedPaper[] {
  return text
    .trim()
    .split("\n")
    .map((line): PlannedPaper => {
      const [company = "", kind = "", title = "", file = "pdf", description = "", span = "", verification = ""] =
        line.split(" | ");
      const [from = "0", until = "null"] = span.split(" ");
      const [type = "", ...custom] = kind.split(" ");
      return {
        company,
        type,
        ...(custom.length > 0 && { customText: custom.join(" ") }),
        title,
        file: file === "png" ? "png" : "pdf",
        description,
        from: Number(from),
        until: until === "null" ? null : Number(until),
        verification: verification as PlannedPaper["verification"],
      };
    });
}
