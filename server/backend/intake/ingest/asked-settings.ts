import type { z } from "zod";
import type { addressRefused, connectorSettings } from "~/backend/contract/connectors";
import { Refusal } from "../../platform/call/refusal";
import { isEventType } from "../../reference/catalogue/event-types";
import { countryNamed } from "../../reference/countries/country-of";
import { describedBy } from "./connectors";
import { jsonFieldsOf } from "./json-fields";
import { mailboxOf } from "./mailboxes/asked-mailbox";
import { type PageWatch, wrongSelector } from "./pages/page-watch";
import type { Settings } from "./settings";
import { refusedAddress } from "./source-address";
import { mappingOf } from "./table-mapping";

type Asked = { [Setting in keyof typeof connectorSettings]?: z.output<(typeof connectorSettings)[Setting]> };

/** What a call says of how a source is read. Throws 422 with the field that is wrong. */
export async function settingsOf(name: string, body: Asked): Promise<Settings> {
  const { mapping, homeCountry, page } = body;
  const eventTypeId = body.eventTypeId ?? undefined;
  const wrong = (path: string, message: string): Refusal =>
    new Refusal(422, "invalid_input", "Some of the input is not valid", [{ path: `body.${path}`, message }]);
  if (eventTypeId !== undefined && !isEventType(eventTypeId))
    throw wrong("eventTypeId", "is not an event type; see the list of event types");
  if (homeCountry && countryNamed(homeCountry)?.iso2 !== homeCountry) throw wrong("homeCountry", "is no country");
  const read = mapping === undefined ? null : settingOf(name, mapping);
  if (read && !read.ok) throw wrong("mapping", read.message);
  if (page !== undefined && describedBy(name)?.format !== "page")
    throw wrong("page", "is for watched pages only: begin the source's name with `page:`");
  const selector = page === undefined ? null : await wrongSelector(page as PageWatch);
  if (selector !== null) throw wrong("page", `${JSON.stringify(selector)} is no CSS selector`);
  const mail = body.mail && mailboxOf(name, body.mail);
  // Null takes it away, a body without it leaves it as it is.
  const given = SETTINGS.filter((setting) => body[setting] !== undefined);
  return {
    ...Object.fromEntries(given.map((setting) => [setting, body[setting] || undefined])),
    ...(mail && { mail }),
    ...(read?.ok && ("fields" in read ? { fields: read.fields } : { mapping: read.mapping })),
  };
}

const SETTINGS = [
  "eventTypeId",
  "language",
  "homeCountry",
  "publisherGroup",
  "licence",
  "dateOrder",
  "readsPages",
  "page",
] as const;

const settingOf = (name: string, flat: Record<string, string>) =>
  describedBy(name)?.format === "json" ? jsonFieldsOf(flat) : mappingOf(flat);

/** Throws 422 `address_refused`. */
export function mustBePublic(url: string): void {
  const reason = refusedAddress(url);
  if (reason === null) return;
  const details: z.input<typeof addressRefused> = { reason };
  throw new Refusal(422, "address_refused", WHY_REFUSED[reason], details);
}

const WHY_REFUSED = {
  "not-public": "This address is not on the public internet",
  credentials: "An address must not hold a password",
  masked: "Three stars stand for a value that is not known: enter it again",
};
