import { randomUUID } from "node:crypto";
import { Transform, Writable } from "node:stream";
import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import type { RouteData } from "~/access/route-data";
import { type Boot, type DocumentFacts, DocumentProvider } from "~/boot/document";
import { writtenPart } from "~/boot/written-part.server";
import { failedAction as answerToFailed, type FailedAction } from "~/forms/failed-action.server";
import { LANGUAGE_TAGS, type Language } from "~/i18n/languages";
import { languageOf } from "~/i18n/locale.server";
import { namespacesOf } from "~/i18n/namespaces";
import { textsOf } from "~/i18n/texts-of.server";
import { TranslationProvider } from "~/i18n/use-translation";
import { setSitePath } from "~/site-path";
import { seconds } from "~/time/duration";
import { sectionsOf } from "~/toasts/toast";

/** The server asks for it where an action throws: what is to become of the form. Of the build it knows what this module exports. */
export function failedAction(failed: FailedAction) {
  return answerToFailed(failed);
}

/** The server says below which path the pages are served, before it asks for the first. */
export function standBelow(below: string): void {
  setSitePath(below);
}

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
  const { texts, translator } = await textsOf(context, language);
  const sections = [...namespacesOf(handles), ...sectionsOf(remix.staticHandlerContext.loaderData.root?.toast)];
  const document = documentFacts(context.nonce, language, pick(texts, sections));
  const whole = isbot(request.headers.get("user-agent") ?? "") || handles.some((handle) => handle.shipsNoScript);

  const page = (
    <TranslationProvider value={translator}>
      <DocumentProvider value={document}>
        <RemixServer context={remix} url={request.url} nonce={context.nonce} abortDelay={streamTimeout} />
      </DocumentProvider>
    </TranslationProvider>
  );

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", LANGUAGE_TAGS[language]);
  headers.append("Vary", "Accept-Language, Cookie");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return render(page, { status, headers, nonce: context.nonce, whole });
}

/**
 * What nobody expected while a page was read or written: into the log, as all errors are, and once. A request that is over has nobody left
 * to fail for, and what Remix itself refuses (no such page, no such method) is no fault of ours.
 */
export function handleError(thrown: unknown, { request, context }: LoaderFunctionArgs): void {
  if (request.signal.aborted) return;
  const refusal = isRouteErrorResponse(thrown) ? thrown : null;
  const err = refusal ? (refusal as { error?: unknown }).error : thrown;
  const isOurs = refusal === null || refusal.status >= 500;
  context.log(isOurs ? "error" : "info", isOurs ? "a page failed" : "a page was refused", {
    err,
    status: refusal?.status,
  });
}

function matchedHandles(remix: EntryContext): RouteData[] {
  return remix.staticHandlerContext.matches.map(
    ({ route }) => (remix.routeModules[route.id]?.handle ?? {}) as RouteData,
  );
}

function documentFacts(nonce: string, language: Language, texts: Boot["texts"]): DocumentFacts {
  const seed = randomUUID();
  const boot: Boot = { tag: LANGUAGE_TAGS[language], texts, seed };
  // A closing tag inside a text would end the element.
  return { nonce, boot: JSON.stringify(boot).replaceAll("<", "\\u003c"), seed };
}

function pick<T>(all: Record<string, T>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

interface RenderOptions {
  status: number;
  headers: Headers;
  nonce: string;
  /** Wait for everything instead of streaming: for crawlers, and where no script could put late parts in place. */
  whole: boolean;
}

/** How many milliseconds after its shell a page is streamed; the data that it carries along takes it a few turns of the event loop. */
const LATE = 25;

/**
 * A page whose every part is there soon after its shell goes out as one piece: handing it on in the many small ones that React writes
 * costs as much as rendering it. What waits for late data is streamed.
 */
function render(page: React.ReactElement, { status, headers, nonce, whole }: RenderOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    let answered = false;
    let complete = false;
    let late: NodeJS.Timeout | undefined;
    let finalStatus = status;
    const early: unknown[] = [];
    const answer = () => {
      if (answered) return;
      answered = true;
      // The page is shown in spite of them: nothing else tells why it has this status.
      for (const error of early) reportLate(error);
      const answerWith = (body: BodyInit) => resolve(new Response(body, { status: finalStatus, headers }));
      if (complete) {
        // By its length the server knows that the page is whole.
        const withLength = (page: Uint8Array<ArrayBuffer>) => {
          headers.set("Content-Length", String(page.length));
          answerWith(page);
        };
        return void pipe(new Collector(withLength));
      }
      const body = new Transform({ transform: (part, _, done) => done(null, writtenPart(part)) });
      answerWith(createReadableStreamFromReadable(body));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onShellReady() {
        if (!whole) late = setTimeout(answer, LATE);
      },
      onAllReady() {
        complete = true;
        clearTimeout(limit);
        clearTimeout(late);
        answer();
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        if (error instanceof Error && error.name === "AbortError") return;
        // Where no page comes of it, the promise carries the error.
        if (answered) reportLate(error);
        else early.push(error);
      },
    });
    const limit = setTimeout(abort, streamTimeout + seconds(1)).unref();
  });
}

/** Hands on in one piece all that was written into it. */
class Collector extends Writable {
  constructor(deliver: (whole: Uint8Array<ArrayBuffer>) => void) {
    const parts: Uint8Array[] = [];
    super({
      // React stops writing where it is told to wait, and nothing here makes it wait.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(chunk: Uint8Array, _, done) {
        parts.push(writtenPart(chunk));
        done();
      },
      final(done) {
        deliver(new Uint8Array(Buffer.concat(parts)));
        done();
      },
    });
  }
}

/** The server listens for warnings of the process and logs them; a page that is half sent cannot say it any other way. */
function reportLate(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}
