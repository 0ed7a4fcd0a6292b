import { expect, test } from "vitest";
import { minutes } from "~/time/duration";
import { HOSTILE_LISTS } from "../support/hostile-lists";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { sendHostile } from "../support/send-hostile";

// Texts that are no supplier lists, or were one before something happened to them.
const use: OwnBackend = ownBackend();

test(
  "texts that are no list end on a page each, and none breaks anything",
  async () => {
    const sent = await sendHostile(
      use,
      HOSTILE_LISTS.filter(([, name]) => !/\.(?:xlsx?|geojson)$/.test(name)),
    );
    expect(sent).toBeGreaterThan(15);
  },
  minutes(2),
);
