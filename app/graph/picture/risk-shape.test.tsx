import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RISK_NAMES } from "~/backend/contract/score-words";
import { RiskShape } from "./risk-shape";

test("each risk has a colour and a shape of its own", () => {
  const drawn = RISK_NAMES.map((risk) => renderToStaticMarkup(<RiskShape risk={risk} x={0} y={0} />));
  const [colours, shapes] = [/class="([^"]*)"/, /<g [^>]*>(.*)<\/g>/].map((part) =>
    drawn.map((svg) => part.exec(svg)?.[1]),
  );
  for (const found of [colours, shapes]) expect(new Set(found).size).toBe(RISK_NAMES.length);
});
