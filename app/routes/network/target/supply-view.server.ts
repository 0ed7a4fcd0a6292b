import type { SupplyInputPage } from "~/backend/contract/supply-inputs";
import { type SupplyLine, supplyLineOf } from "~/domain/supply/supply-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

interface Reader {
  /** What the target is called, by which the whole list finds it. */
  name: string;
  permissions: readonly string[];
}

export interface SupplyBlock {
  lines: SupplyLine[];
  /** All of them, also those of other days; null for who may not see the list. */
  href: string | null;
}

/** What a target delivers today; null where nobody said anything. */
export function toSupply(page: SupplyInputPage, { name, permissions }: Reader, speech: Speech): SupplyBlock | null {
  if (page.content.length === 0) return null;
  const mayChange = permissions.includes("impact:write");
  const search = new URLSearchParams({ supplier: name, on: "all" });
  return {
    lines: page.content.map((entry) => supplyLineOf(entry, mayChange, speech)),
    href: permissions.includes("data:import") ? paths.supply(`?${search}`) : null,
  };
}
