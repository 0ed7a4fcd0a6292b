import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { JobList } from "./components/job-list";
import { jobsOf } from "./queries.server";

export const handle: RouteData = { pageTitle: "admin:pages.jobs" };

export async function loader({ context }: LoaderFunctionArgs) {
  return { jobs: await jobsOf(context) };
}

export default function Jobs() {
  const { jobs } = useLoaderData<typeof loader>();
  return <JobList jobs={jobs} />;
}
