import { expect, test } from "vitest";
import { minutes } from "~/time/duration";
import { HOSTILE_LISTS } from "../support/hostile-lists";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { sendHostile } from "../support/send-hostile";

// Workbooks, and places with properties (GeoJSON), that are none or hold what no list of suppliers should.
const use: OwnBackend = ownBackend();

test(
  "workbooks and GeoJSON files that are no list end on a page each, and none breaks anything",
  async () => {
    const sent = await sendHostile(
      use,
      HOSTILE_LISTS.filter(([, name]) => /\.(?:xlsx?|geojson)$/.test(name)),
    );
    expect(sent).toBeGreaterThan(12);
  },
  minutes(2),
);
