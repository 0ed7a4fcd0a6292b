import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../../server/project-root";
import { measureLinks } from "../../bench/revisions/links";

const EVENTS = join(projectRoot(), "../shared/data/events");
const HERE = existsSync(EVENTS);
const WITHOUT = HERE ? "" : " (skipped: the real files are not in ../shared/data)";

// docs/event-matching.md has the figures, how the pairs were drawn, and what was read when.
test.skipIf(!HERE).each(["own", "unseen"] as const)(
  `notices of layoffs are joined and proposed as the judged pairs say, %s states${WITHOUT}`,
  async (states) => {
    const { joined, proposed, f1 } = await measureLinks(EVENTS, states, { repeated: true });
    expect(joined.right / joined.of).toBeGreaterThanOrEqual(0.95);
    expect(joined.of).toBeGreaterThanOrEqual(17);
    expect(proposed.right / proposed.of).toBeGreaterThanOrEqual(0.6);
    expect(f1).toBeGreaterThanOrEqual(0.75);
  },
);
