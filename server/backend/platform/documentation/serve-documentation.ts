import type { Hono } from "hono";
import { documentationPage } from "./documentation-page";
import { openApiDocument } from "./openapi";

/** `/openapi.json` for machines and `/docs` for people; both stand under `/api` on the web server. */
export function serveDocumentation(app: Hono): void {
  // Made when somebody asks: a fifth of a second, which each start of a server and of a command would spend for nobody.
  let document: ReturnType<typeof openApiDocument> | undefined;
  let page: ReturnType<typeof documentationPage> | undefined;
  const documented = () => {
    document ??= openApiDocument();
    return document;
  };
  app.get("/openapi.json", (c) => c.json(documented()));
  app.get("/docs", (c) => {
    page ??= documentationPage(documented());
    return c.html(page);
  });
}
