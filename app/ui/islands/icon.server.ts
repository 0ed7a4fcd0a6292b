import type { IconName } from "../icon";
import { html, type Markup } from "./markup.server";

/** An `Icon` beside words, in a part of the page that is written on the server. */
export const icon = (name: IconName): Markup => html`<span aria-hidden="true" class="icon icon-${name}"></span>`;
