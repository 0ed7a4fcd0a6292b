import type { RiskName } from "~/backend/contract/score-words";
import { html, type Markup } from "~/ui/islands/markup.server";
import { riskClass } from "./risk-mark";

/** A `RiskMark` in a part of the page that is written on the server. */
export const riskMark = (risk: RiskName, word: string): Markup => html`<span class="${riskClass(risk)}">${word}</span>`;
