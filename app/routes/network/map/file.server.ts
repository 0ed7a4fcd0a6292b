import type { Speech } from "~/i18n/speech.server";
import { pictureMarkup, withStyles } from "~/map/world/picture-markup.server";
import { PICTURE_STYLES } from "~/map/world/picture-styles";
import { pictureOf } from "./picture.server";
import type { MapAnswer } from "./queries.server";
import type { ShownMap } from "./shown-map";

/** The picture as a file; links in it name the site. */
export function svgOf(map: ShownMap, answer: MapAnswer, speech: Speech, origin: string): Response {
  const { picture } = pictureOf(map, answer, speech);
  const markup = withStyles(pictureMarkup(picture), PICTURE_STYLES).replaceAll('href="/', `href="${origin}/`);
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`, {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Content-Disposition": 'attachment; filename="tierwatch-map.svg"',
      "Cache-Control": "private, no-store",
    },
  });
}
