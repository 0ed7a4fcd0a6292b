/** Sustainability: due-diligence law. Disruption: supply security. Compliance: legal, sanctions (product decisions). */
export const PERSPECTIVES = ["Sustainability", "Disruption", "Compliance"] as const;
export type Perspective = (typeof PERSPECTIVES)[number];
