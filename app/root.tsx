import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { namespacesOf } from "~/i18n/namespaces";
import { paths } from "~/paths";
import { chromeFor } from "~/shell/chrome";
import { BOOT_ELEMENT, useDocumentFacts } from "~/shell/document";
import { ErrorView } from "~/shell/error-view";
import { useHandles } from "~/shell/handles";
import { PageTitle } from "~/shell/page-title";
import { schemeOf } from "~/shell/scheme.server";
import { Shell } from "~/shell/shell";
import { statusOf } from "~/shell/status-of";
import { userOf } from "~/shell/user";
import stylesheet from "~/styles/app.css?url";
import { takeToast } from "~/toasts/toast.server";

export const links: LinksFunction = () => [
  { rel: "preload", href: latin, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", type: "image/svg+xml", href: paths.icon() },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { toast, clear } = await takeToast(request);
  return data(
    {
      toast,
      user: userOf(context.session),
      scheme: await schemeOf(request),
      contactEmail: context.config.contactEmail,
    },
    clear ? { headers: { "Set-Cookie": clear } } : undefined,
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const handles = useHandles();
  const error = useRouteError();
  const { nonce, boot } = useDocumentFacts();
  const { i18n } = useTranslation(namespacesOf(handles));
  const chrome = chromeFor(handles);
  return (
    <html lang={i18n.language} data-scheme={root?.scheme ?? undefined} data-theme={chrome.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageTitle />
        {error != null && <ErrorMeta status={statusOf(error)} />}
        <Meta />
        <Links />
      </head>
      <body>
        <Shell chrome={chrome} user={root?.user ?? null} contactEmail={root?.contactEmail} toast={root?.toast ?? null}>
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

function ErrorMeta({ status }: { status: number }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      {/* The page comes back by itself, also where no script runs. */}
      {status === 503 && <meta httpEquiv="refresh" content="5" />}
    </>
  );
}
