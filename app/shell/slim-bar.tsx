import { useMatches } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { type MessageKey, useMessage } from "~/i18n/message";
import { Brand } from "./brand";
import { LanguageMenu } from "./language-menu";
import type { ChromeData } from "./queries.server";

/** In place of the header, where the specification hides it: the product, the area, and the language. */
export function SlimBar({ data }: { data: Pick<ChromeData, "user" | "chosen"> | undefined }) {
  const text = useMessage();
  const area = useAreaName();
  return (
    <header className="header slim-bar">
      <Brand isLink={Boolean(data?.user)} />
      {area && <p>{text(area)}</p>}
      {data && <LanguageMenu chosen={data.chosen.language} isVisitor={!data.user} className="ml-auto" />}
    </header>
  );
}

/** As the page's route says it. */
function useAreaName(): MessageKey | undefined {
  const handles = useMatches().map(({ handle }) => (handle ?? {}) as RouteData);
  return handles.reverse().find(({ pageTitle }) => pageTitle)?.pageTitle;
}
