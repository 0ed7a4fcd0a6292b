import type { WorldCustomer } from "../plan-network";

/** Whom a customer writes to at a supplier. */
export interface PlannedContact {
  company: string;
  name: string;
  email: string;
  language: "en" | "de";
  /** What they do there. */
  role: string;
}

/** company | person, address, language | role */
export const CONTACTS: Record<WorldCustomer, readonly PlannedContact[]> = {
  nordwind: contacts(`
Karşıyaka | Derya Aksoy, derya.aksoy@karsiyaka-presdokum.example, en | Sustainability manager
Karşıyaka | Levent Ünal, levent.unal@karsiyaka-presdokum.example, en | Plant manager, İzmir
Karşıyaka | Sibel Tekin, sibel.tekin@karsiyaka-presdokum.example, de | Key account manager
Slezanka | Petr Holub, holub@slezanka-ferro.example, en | Managing director
Slezanka | Jana Veselá, vesela@slezanka-ferro.example, de | Export and customs
Kabelix | Ana Rusu, ana.rusu@kabelix-moldova.example, en | Human resources
Bakonyvölgy | Gábor Simon, simon@bakonyvolgy-akku.example, en | Quality manager
Hanseong | Jiwoo Park, park@hanseong-cell.example, en | Product compliance
Brennerhof | Lukas Hofer, hofer@brennerhof-elektronik.example, de | Leiter Einkauf
Steyrtal | Eva Reiter, reiter@steyrtal-antrieb.example, de | Nachhaltigkeit und Umwelt
Saluda Ridge | Carla Boyd, boyd@saluda-ridge.example, en | Director of human resources
Pune Deccan | Anil Joshi, joshi@pune-deccan.example, en | Environment, health and safety
Ningbo Haoyuan | Lin Chen, chen@haoyuan-precision.example, en | Export sales
`),
  suedstern: contacts(`
Ilmenau | Katrin Vogel, vogel@ilmenau-hof.example, de | Qualitätssicherung
Karadeniz | Emre Kaya, kaya@karadeniz-yamac.example, en | Sourcing manager
Vechtdal | Sanne de Wit, dewit@vechtdal-zuivel.example, en | Sustainability manager
`),
};

function contacts(text: string): readonly PlannedContact[] {
  return text
    .trim()
    .split("\n")
    .map((line): PlannedContact => {
      const [company = "", who = "", role = ""] = line.split(" | ");
      const [name = "", email = "", language] = who.split(", ");
      return { company, name, email, role, language: language === "de" ? "de" : "en" };
    });
}
