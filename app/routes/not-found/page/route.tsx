import type { RouteData } from "~/access/route-data";

export const handle: RouteData = { access: "public", pageTitle: "shell:notFound.title" };

export async function loader() {
  throw notFound();
}

/** A form that is posted to nowhere is not found either. */
export async function action() {
  throw notFound();
}

/** Never rendered, but with a component this is a page and not a resource: the error boundary shows what happened. */
export default function NotFound() {
  return null;
}

function notFound(): Response {
  return new Response(null, { status: 404 });
}
