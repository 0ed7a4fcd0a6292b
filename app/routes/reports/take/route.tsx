import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import type { RouteData } from "~/access/route-data";
import { REPORT_NAMES } from "~/telemetry/reports";

export const handle: RouteData = { access: "public" };

const report = z.object({ name: z.enum(REPORT_NAMES), detail: z.string().max(300) });

export async function loader() {
  throw new Response(null, { status: 404 });
}

/** Puts what a page's script has to say into the server's log: failures that nobody else would hear of. */
export async function action({ request, context }: ActionFunctionArgs) {
  const told = report.safeParse(await request.json().catch(() => null));
  if (!told.success) throw new Response(null, { status: 400 });
  context.log("info", "a browser reports", { report: told.data.name, detail: told.data.detail });
  return new Response(null, { status: 204 });
}
