import { AREAS, areasFor } from "~/access/areas";
import type { PinnedName } from "~/backend/contract/counts";
import type { Session } from "~/backend/contract/session";
import { hrefOf } from "~/domain/feed/rail.server";
import { filterOfView } from "~/domain/feed/saved.server";
import { paths } from "~/paths";
import type { Pinned } from "./pins";

/** The user's pins as entries of the bar, in their order. `names` are of those that are no sections; without its name one is left out. */
export function pinnedOf(session: Session, names: readonly PinnedName[]): Pinned[] {
  const areas = areasFor(session);
  return session.preferences.pins.flatMap((pin): Pinned[] => {
    const [kind = "", id = ""] = pin.split(":");
    if (kind === "section") {
      const area = AREAS.find(({ key }) => key === id && areas.includes(key));
      return area
        ? [{ pin, area: area.key, to: area.path, icon: area.icon, count: "count" in area ? area.count : undefined }]
        : [];
    }
    const named = names.find((one) => one.pin === pin);
    if (!named) return [];
    const { name, view } = named;
    if (kind === "collection") return [{ pin, name, to: paths.collection(Number(id)), icon: "layers" }];
    return view ? [{ pin, name, to: hrefOf(filterOfView({ filter: view })), icon: "star" }] : [];
  });
}
