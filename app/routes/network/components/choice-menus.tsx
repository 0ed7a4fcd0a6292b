import { Link } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import { PullDown } from "~/ui/pull-down";

export interface ChoiceMenu {
  name: string;
  label: string;
  chosen: string;
  options: readonly { href: string; label: string; current: boolean }[];
}

/** Choices above a picture of the network, each one step away: how far it reaches, what it is grouped by. */
export function ChoiceMenus({ menus }: { menus: readonly ChoiceMenu[] }) {
  return menus.map(({ name, label, chosen, options }) => (
    // Another choice closes it.
    <PullDown key={`${name} ${chosen}`} className="relative">
      <summary className="button button-plain">
        <span>
          <span className="text-ink-3">{label}:</span> {chosen}
        </span>
        <Icon name="chevron-down" className="size-3.5" />
      </summary>
      <ul className="graph-menu">
        {options.map((option) => (
          <li key={option.href}>
            <Link
              to={option.href}
              preventScrollReset
              aria-current={option.current ? "true" : undefined}
              className="graph-menu-entry"
            >
              {option.label}
            </Link>
          </li>
        ))}
      </ul>
    </PullDown>
  ));
}
