import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import type { IconName } from "~/ui/icon";
import { SectionPage } from "~/ui/section-page";

export const handle: RouteData = {
  i18n: ["reading"],
  pageTitle: "reading:title",
  // The area's own first page is not for everybody who may read the others.
  trail: () => [{ to: paths.readingTopics(), name: "reading:title" }],
};

export async function loader({ context }: LoaderFunctionArgs) {
  const permissions = context.session?.permissions ?? [];
  return { mayReview: permissions.includes("alerts:triage"), mayManageRules: permissions.includes("rules:manage") };
}

interface ReadingPage {
  to: string;
  label: string;
  icon: IconName;
}

/** News that the product reads: what waits for a person, how far it is right, and why a text became an alert or not. */
export default function ReadingFrame() {
  const { t } = useTranslation("reading");
  const { mayReview, mayManageRules } = useLoaderData<typeof loader>();
  const review: ReadingPage = { to: paths.readingReview(), label: t("pages.review"), icon: "list-checks" };
  const words: ReadingPage = { to: paths.readingWords(), label: t("pages.words"), icon: "filter" };
  const pages: ReadingPage[] = [
    ...(mayReview ? [review] : []),
    { to: paths.readingTopics(), label: t("pages.topics"), icon: "tag" },
    ...(mayManageRules ? [words] : []),
    { to: paths.readingQuality(), label: t("pages.quality"), icon: "check-circle" },
    { to: paths.readingWhy(), label: t("pages.why"), icon: "search" },
  ];
  return (
    <SectionPage title={t("title")} pages={pages}>
      <Outlet />
    </SectionPage>
  );
}
