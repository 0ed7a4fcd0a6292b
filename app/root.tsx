import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunction,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { statusOf } from "~/backend/status-of";
import { BOOT_ELEMENT, useDocumentFacts } from "~/boot/document";
import { isTierSwap } from "~/domain/feed-filter/tier-swap";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { useTypedFields } from "~/forms/use-failed-submission";
import { namespacesOf } from "~/i18n/namespaces";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { chromeFor } from "~/shell/chrome";
import { ErrorView } from "~/shell/error-view";
import { useHandles } from "~/shell/handles";
import { lastLists } from "~/shell/last-lists.server";
import { PageTitle } from "~/shell/page-title";
import { lastCollection, readChrome } from "~/shell/queries.server";
import { Shell } from "~/shell/shell";
import { countPage } from "~/shell/signup/visit.server";
import { visit } from "~/shell/visited.server";
import { sitePath } from "~/site-path";
import stylesheet from "~/styles/app.css?url";
import { sectionsOf } from "~/toasts/toast";
import { takeToast } from "~/toasts/toast.server";

export const links: LinksFunction = () => [
  { ...TYPE, href: sitePath(latin) },
  { rel: "stylesheet", href: sitePath(stylesheet) },
];

/** Asked for before the stylesheet names it, so that a page has it at once when the browser does; otherwise words come first. */
const TYPE = {
  rel: "preload",
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous",
  // React 18 knows it in no other spelling.
  fetchpriority: "low",
} as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ toast, clear }, seen, visited, signup, chrome] = await Promise.all([
    takeToast(request),
    context.session ? seenBefore(request, context) : NOTHING_SEEN,
    context.session ? visit(request, context.session) : null,
    countPage(request, context),
    readChrome(request, context),
  ]);
  const headers = new Headers();
  const { cookie: ofLists, ...lists } = seen;
  for (const cookie of [clear, ofLists, visited, signup.cookie]) if (cookie) headers.append("Set-Cookie", cookie);
  return data({ ...chrome, seen: lists, toast, signup: signup.offer }, { headers });
}

async function seenBefore(request: Request, context: LoaderFunctionArgs["context"]) {
  const seen = await lastLists(request);
  return { ...seen, collection: await lastCollection(request, context, seen.lists) };
}

const NOTHING_SEEN = { lists: {}, isList: false, collection: null, cookie: null };

/**
 * The other tier of a list is shown from what the browser holds; nothing around it is another then. Remix always says `true` as the
 * default here, so what is not read again is said for each case.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  afterRefusalsToo(change) && (change.formMethod !== undefined || !isTierSwap(change.currentUrl, change.nextUrl));

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const handles = useHandles();
  const error = useRouteError();
  const isKept = useTypedFields() !== null;
  const { nonce, boot } = useDocumentFacts();
  const { i18n } = useTranslation([...namespacesOf(handles), ...sectionsOf(root?.toast)]);
  const chrome = chromeFor(handles);
  return (
    <html
      lang={i18n.language}
      // What is printed is seen as on paper.
      data-scheme={chrome.isPaper ? "light" : schemeAttribute(root?.chosen.scheme)}
      data-theme={chrome.theme}
      data-shortcuts={root?.chosen.shortcuts === false ? "off" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageTitle />
        {error != null && <ErrorMeta status={statusOf(error)} comesBack={!isKept} />}
        <Meta />
        <link rel="icon" type="image/svg+xml" href={sitePath(root?.icon ?? paths.icon())} />
        <Links />
      </head>
      <body>
        <Shell chrome={chrome} data={root}>
          {children}
        </Shell>
        {chrome.scripts && (
          <>
            <script
              id={BOOT_ELEMENT}
              type="application/json"
              nonce={nonce}
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours, its closing tags escaped in entry.server
              dangerouslySetInnerHTML={{ __html: boot }}
            />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorView error={useRouteError()} />;
}

/** Without one the system decides. */
function schemeAttribute(scheme: "light" | "dark" | "system" | undefined): "light" | "dark" | undefined {
  return scheme === "system" ? undefined : scheme;
}

/** One that keeps a form does not come back by itself: what was typed would be lost. */
function ErrorMeta({ status, comesBack }: { status: number; comesBack: boolean }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      {/* The page comes back by itself also where no script runs; where one does, it asks first, and reloads nothing under its reader. */}
      {status === 503 && comesBack && (
        <noscript>
          <meta httpEquiv="refresh" content="2" />
        </noscript>
      )}
    </>
  );
}
