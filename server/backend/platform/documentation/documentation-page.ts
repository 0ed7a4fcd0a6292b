import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Call } from "~/backend/contract/call";
import { CALLS } from "~/backend/contract/calls";
import type { openApiDocument } from "./openapi";

type Page = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The contract to read: one page without a script, its style from a file, so that it works under the strictest CSP. */
export function documentationPage(document: ReturnType<typeof openApiDocument>): Page {
  const areas = [...new Set(CALLS.map((call) => call.area))];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Tierwatch backend: the calls</title>
        <link rel="stylesheet" href="../documentation.css" />
      </head>
      <body>
        <main>
          <h1>The calls of a Tierwatch backend</h1>
          <p>
            Paths stand under <code>/api</code> on the web server. Calls carry <code>Authorization: Bearer</code> with the
            token that <code>POST /v2/session</code> answers, or with an API key; writes may carry an
            <code>Idempotency-Key</code>. A key makes the calls of its scopes only; any other call answers 403
            <code>scope_missing</code> with the scope in <code>details.scope</code>. A refused call answers
            <code>{code, message, details?, requestId}</code>. For machines:
            <a href="openapi.json">openapi.json</a>.
          </p>
          <nav aria-label="Areas">
            <ul>
              ${areas.map((area) => html`<li><a href="#${idOf(area)}">${area}</a></li>`)}
            </ul>
          </nav>
          ${areas.map(
            (area) =>
              html`<section id="${idOf(area)}">
                <h2>${area}</h2>
                ${CALLS.filter((call) => call.area === area).map((call) => callOnPage(call, document))}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
}

function callOnPage(call: Call, document: ReturnType<typeof openApiDocument>): Page {
  const operation = document.paths?.[call.path]?.[call.method];
  return html`<article>
    <h3><code>${call.method.toUpperCase()} ${call.path}</code></h3>
    <p>${call.summary}. ${operation?.description}</p>
    ${part("Parameters", operation?.parameters)} ${part("Body", call.body && operation?.requestBody)}
    ${part(`Answer ${call.status}`, operation?.responses?.[String(call.status)])}
  </article>`;
}

function part(title: string, value: unknown): Page {
  if (!value) return raw("");
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>
  </details>`;
}

const idOf = (area: string): string => area.replaceAll(" ", "-");
