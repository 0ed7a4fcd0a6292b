import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { UserList } from "./components/user-list";
import { usersOf } from "./queries.server";

export const handle: RouteData = { pageTitle: "admin:pages.users" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  return usersOf(context, new URL(request.url).searchParams);
}

export default function Users() {
  return <UserList {...useLoaderData<typeof loader>()} />;
}
