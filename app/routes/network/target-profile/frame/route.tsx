import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { rowIdOf } from "../row-id";
import { ProfileFrame } from "./components/profile-frame";
import { movedTo } from "./moved-to";
import { profileOf } from "./queries.server";
import { headOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["profile"],
  trail: trailOf<typeof loader>(({ data, params }) => [
    { area: "collections" },
    { to: paths.targetProfile(Number(params.targetId)), text: data.head.name },
  ]),
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = rowIdOf(params.targetId);
  const [profile, speech] = await Promise.all([profileOf(context, asked), speechOf(request, context)]);
  // It was merged into another one, which has the same pages.
  if (profile.id !== asked) throw redirect(movedTo(request, asked, profile.id), 301);
  const title = { key: "profile:title" as const, params: { name: profile.name } };
  return { title, head: headOf(profile, context.session, speech) };
}

export default function Profile() {
  const { head } = useLoaderData<typeof loader>();
  return (
    <ProfileFrame head={head}>
      <Outlet />
    </ProfileFrame>
  );
}
