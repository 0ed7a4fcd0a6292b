import { randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { RouteData } from "~/access/route-data";
import { seconds } from "~/domain/duration";
import { catalogues } from "~/i18n/catalogues.server";
import { LANGUAGE_TAGS, type Language } from "~/i18n/languages";
import { languageOf } from "~/i18n/locale.server";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator.server";
import { type Boot, type DocumentFacts, DocumentProvider } from "~/shell/document";

/** How long loaders may keep a streamed page open. Longer than a backend call, so that its own error comes first. */
export const streamTimeout = seconds(12);

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const language = await languageOf(request, context);
  const handles = matchedHandles(remix);
  const document = documentFacts(context.nonce, language, handles);
  const whole = isbot(request.headers.get("user-agent") ?? "") || handles.some((handle) => handle.shipsNoScript);

  const page = (
    <I18nextProvider i18n={translatorOf(language)}>
      <DocumentProvider value={document}>
        <RemixServer context={remix} url={request.url} nonce={context.nonce} abortDelay={streamTimeout} />
      </DocumentProvider>
    </I18nextProvider>
  );

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", LANGUAGE_TAGS[language]);
  headers.append("Vary", "Accept-Language, Cookie");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return render(page, { status, headers, nonce: context.nonce, whole });
}

function matchedHandles(remix: EntryContext): RouteData[] {
  return remix.staticHandlerContext.matches.map(
    ({ route }) => (remix.routeModules[route.id]?.handle ?? {}) as RouteData,
  );
}

function documentFacts(nonce: string, language: Language, handles: RouteData[]): DocumentFacts {
  const seed = randomUUID();
  const boot: Boot = { tag: LANGUAGE_TAGS[language], texts: catalogues(language, namespacesOf(handles)), seed };
  // A closing tag inside a text would end the element.
  return { nonce, boot: JSON.stringify(boot).replaceAll("<", "\\u003c"), seed };
}

interface RenderOptions {
  status: number;
  headers: Headers;
  nonce: string;
  /** Wait for everything instead of streaming: for crawlers, and where no script could put late parts in place. */
  whole: boolean;
}

function render(page: React.ReactElement, { status, headers, nonce, whole }: RenderOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    let answered = false;
    let finalStatus = status;
    const answer = () => {
      answered = true;
      const body = new PassThrough();
      resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onShellReady: whole ? undefined : answer,
      onAllReady: whole ? answer : undefined,
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        // Before the page began, the promise carries the error; after, only the log can.
        if (answered && !(error instanceof Error && error.name === "AbortError")) reportLate(error);
      },
    });
    setTimeout(abort, streamTimeout + seconds(1)).unref();
  });
}

/** The server listens for warnings of the process and logs them; a page that is half sent cannot say it any other way. */
function reportLate(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}
