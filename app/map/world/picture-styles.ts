const RISKS = { na: "#5f6b74", no: "#4a6c83", low: "#76680f", mid: "#a3550b", high: "#c22f45", critical: "#6d1238" };

/** The looks of `app/styles/components/world-map.css` in light: a file of its own has no page around it. */
export const PICTURE_STYLES = [
  "svg{background:#eef2f4;font:9px Inter,system-ui,sans-serif}",
  ".world-land{fill:#fff;stroke:#c3cdd4;stroke-width:.6}",
  ".world-hatch{stroke:currentColor}.world-country{fill:url(#map-hatch);stroke:currentColor;opacity:.55}",
  ".world-disputed{fill:url(#map-disputed);stroke:#5f6b74;stroke-width:.6;stroke-dasharray:2 1.5}.world-disputed-line{stroke:#5f6b74;stroke-opacity:.6;stroke-width:.8}",
  ".world-outer,.world-inner,.world-area{fill:currentColor;fill-opacity:.1;stroke:currentColor}.world-outer{stroke-dasharray:3 2}",
  ".world-hit{fill:none}.world-event path{stroke:currentColor;stroke-width:2.2}",
  ".world-dotted{fill:none;stroke:currentColor;stroke-dasharray:1.5 2}.world-disc{fill:#fff}.world-blank{stroke:currentColor}",
  ".world-arc{fill:none;stroke:currentColor;stroke-width:2.6}.world-marks text{fill:#14212b;font-weight:620;text-anchor:middle}",
  ".world-shape{fill:currentColor;fill-rule:evenodd;stroke:#fff;stroke-width:.8}",
  ".world-vague .world-shape{fill:#fff;stroke:currentColor;stroke-width:1.6}",
  ".world-point{color:#0b5f6e}.world-point path{fill:#fff;stroke:currentColor}.world-point text{fill:#0b5f6e}",
  ".world-shade{stroke:#c3cdd4;stroke-width:.6}.world-shade-hatch{stroke:#5f6b74;stroke-opacity:.45}.world-dot{fill:#0b5f6e;fill-opacity:.55}",
  ...[0.04, 0.12, 0.22, 0.34, 0.48].map((opacity, at) => `.world-tint-${at + 1}{fill:#0b5f6e;fill-opacity:${opacity}}`),
  ...[1, 2, 3, 4, 5, "few", "unknown"].map((step) => `.world-shade-${step}{fill:url(#map-step-${step})}`),
  ...Object.entries(RISKS).map(([name, colour]) => `.world-${name}{color:${colour}}`),
].join("");
