import type { Hono } from "hono";
import { documentationPage } from "./documentation-page";
import { openApiDocument } from "./openapi";

/** `/openapi.json` for machines and `/docs` for people; both stand under `/api` on the web server. */
export function serveDocumentation(app: Hono): void {
  const document = openApiDocument();
  const page = documentationPage(document);
  app.get("/openapi.json", (c) => c.json(document));
  app.get("/docs", (c) => c.html(page));
}
