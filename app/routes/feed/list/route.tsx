import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { RouteData } from "~/access/route-data";
import type { MessageKey } from "~/i18n/message";
import { feedViewOf } from "~/paths";
import { EmptyFeed } from "./components/empty-feed";
import { ViewNavigation } from "./components/view-navigation";

export const handle: RouteData = { i18n: ["feed"] };

export async function loader({ params }: LoaderFunctionArgs) {
  const view = feedViewOf(params.view);
  if (!view) throw new Response(null, { status: 404 });
  return { view, title: `feed:headings.${view}` satisfies MessageKey };
}

export default function Feed() {
  const { view } = useLoaderData<typeof loader>();
  const { t } = useTranslation("feed");
  return (
    <div className="grid flex-1 grid-rows-[auto_1fr] m:grid-cols-[15.5rem_minmax(0,1fr)] m:grid-rows-1">
      <ViewNavigation view={view} />
      <section aria-labelledby="feed-heading" className="flex min-w-0 flex-col px-4 py-4">
        <h1 id="feed-heading" className="mb-3 font-[660] text-l tracking-[-0.015em]">
          {t(`headings.${view}`)}
        </h1>
        <EmptyFeed />
      </section>
    </div>
  );
}
