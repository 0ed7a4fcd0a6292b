import { html, type Markup } from "~/ui/islands/markup.server";

interface Colours {
  backgroundColor: string;
  textColor: string;
}

/** Drawn, because the page allows no style in its markup. Of its two colours the one for words is strong; the other is around it. */
export function labelSpot({ backgroundColor, textColor }: Colours): Markup {
  return html`<svg viewBox="0 0 10 10" class="spot" aria-hidden="true"><rect x="1" y="1" width="8" height="8" rx="3" fill="${textColor}" stroke="${backgroundColor}" stroke-width="1.5"/></svg>`;
}
