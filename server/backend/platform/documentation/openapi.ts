import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { bodyLimitOf, type Call } from "~/backend/contract/call";
import { CALLS } from "~/backend/contract/calls";
import { errorBody } from "~/backend/contract/error-body";
import { JSON_BOUNDS } from "~/backend/contract/json-bounds";
import { SCOPES } from "~/backend/contract/scopes";

/** The contract as an OpenAPI 3.1 document, for whoever builds or calls a backend. */
export function openApiDocument() {
  const api = new OpenAPIHono();
  const registry = api.openAPIRegistry;
  const bearer = { type: "http", scheme: "bearer" } as const;
  registry.registerComponent("securitySchemes", "session", { ...bearer, description: "The token of a sign-in." });
  registry.registerComponent("securitySchemes", "key", { ...bearer, description: keysInWords() });
  for (const call of CALLS) registry.registerPath(toRoute(call));
  return api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Tierwatch backend",
      version: "2",
      description:
        "Every call that the application makes. Paths stand under /api on the web server. " +
        `A JSON body may hold at most ${JSON_BOUNDS.values} keys and values, ${JSON_BOUNDS.depth} lists and objects inside each ` +
        "other; 400 `json_too_long` and `json_too_deep` otherwise.",
    },
    // From where the document stands: the web server may be below a path.
    servers: [{ url: "../api" }],
  });
}

function toRoute(call: Call) {
  const refused = { content: { "application/json": { schema: errorBody } }, description: "Refused" };
  const good =
    call.status === 204
      ? { description: call.summary }
      : { description: call.summary, content: { [call.mediaType ?? "application/json"]: { schema: call.response } } };
  return createRoute({
    method: call.method,
    path: call.path,
    operationId: call.name,
    summary: call.summary,
    description: [call.description, accessInWords(call), keyInWords(call), limitInWords(call)]
      .filter(Boolean)
      .join(" "),
    tags: [call.area],
    security: securityOf(call),
    request: {
      params: call.params,
      query: call.query,
      headers: call.method === "get" ? undefined : z.object({ "idempotency-key": z.string().max(200).optional() }),
      body: bodyOf(call),
    },
    responses: { [call.status]: good, ...(takesBody(call) && { 413: tooLarge(call) }), default: refused },
  });
}

const takesBody = ({ body, takes }: Call): boolean => Boolean(body ?? takes);

const tooLarge = (call: Call) => ({
  content: { "application/json": { schema: errorBody } },
  description: `\`too_large\`. ${limitInWords(call)}`,
});

/** The limit of a call's body; empty where it has none. */
export function limitInWords(call: Call): string {
  if (!takesBody(call)) return "";
  const limit = bodyLimitOf(call);
  if (limit === null) return "The file may have at most UPLOAD_LIMIT megabytes, 50 unless the operator says otherwise.";
  return `The body may have at most ${limit} bytes.`;
}

function bodyOf({ body, takes }: Call) {
  if (takes) return { required: true, content: { [takes]: { schema: { type: "string", format: "binary" } as const } } };
  return body && { required: true, content: { "application/json": { schema: body } } };
}

/** Each of these opens the call. A visitor, who carries nothing, is the empty one. */
function securityOf({ access, scope }: Call): Record<string, string[]>[] {
  const visitor = access === "public" ? [{}] : [];
  const session = access === "public" && !scope ? [] : [{ session: [] }];
  return [...visitor, ...session, ...(scope ? [{ key: [scope] }] : [])];
}

function keyInWords({ access, scope }: Call): string {
  if (scope) return `An API key needs the scope \`${scope}\`.`;
  return access === "public" ? "" : "Not for API keys.";
}

const keysInWords = (): string =>
  "An API key, which begins with `tw_`. It makes the calls of its scopes only, with its user's permissions; any other call answers 403 " +
  `\`scope_missing\` with the scope in \`details.scope\`. The scopes: ${SCOPES.map((scope) => `\`${scope}\``).join(", ")}.`;

export function accessInWords({ access }: Call): string {
  if (access === "public") return "For everybody.";
  if (access === "signed-in") return "For signed-in users.";
  return `Needs the permission ${access.permission}.`;
}
