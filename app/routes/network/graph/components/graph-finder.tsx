import { Form, Link, useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { RiskShape } from "~/graph/picture/risk-shape";
import { useTranslation } from "~/i18n/use-translation";
import { seconds } from "~/time/duration";
import { Icon } from "~/ui/icon";
import type { FinderView } from "../view/finder";

const PAUSE = seconds(0.25);

/** Looks for a name in the graph: Enter goes to the first hit, again to the next. A script lists the hits while one writes. */
export function GraphFinder({ finder }: { finder: FinderView }) {
  const { t } = useTranslation("graph");
  const { q, count, hits, kept } = finder;
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const list = (event: FormEvent<HTMLInputElement>) => {
    const { form, value } = event.currentTarget;
    if (!form) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const search = new URLSearchParams(kept.filter(([name]) => name !== "node"));
      if (value.trim() !== "") search.set("find", value);
      navigate(`?${search}`, { replace: true, preventScrollReset: true });
    }, PAUSE);
  };
  return (
    <search className="graph-finder">
      <Form method="get" preventScrollReset onSubmit={() => clearTimeout(timer.current)} className="graph-finder-field">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" name="go" value="1" className="graph-finder-go">
          <Icon name="search" label={t("find.submit")} />
        </button>
        <input
          type="search"
          name="find"
          maxLength={100}
          autoComplete="off"
          aria-label={t("find.label")}
          placeholder={t("find.label")}
          defaultValue={q}
          onInput={list}
        />
        <span role="status" className="graph-finder-count">
          {count}
        </span>
      </Form>
      {hits.length > 0 && (
        <ul aria-label={t("find.list")} className="graph-menu graph-menu-wide">
          {hits.map(({ key, name, note, risk, href }) => (
            <li key={key}>
              <Link to={href} preventScrollReset className="graph-menu-entry">
                <svg viewBox="0 0 13 13" className="size-[13px] shrink-0" aria-hidden="true">
                  <RiskShape risk={risk} x={0} y={0} />
                </svg>
                <span className="min-w-0">
                  <span className="block truncate font-medium text-ink">{name}</span>
                  <span className="block truncate text-ink-3 text-xs">{note}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
