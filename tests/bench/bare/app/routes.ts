import { index, type RouteConfig, route } from "@remix-run/route-config";

export default [index("routes/page.tsx"), route("rows", "routes/rows.tsx")] satisfies RouteConfig;
