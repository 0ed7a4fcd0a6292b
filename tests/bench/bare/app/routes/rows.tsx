import { useLoaderData } from "@remix-run/react";

export const handle = {};

// As much as an alert says in a list, and nothing around it.
const ROWS = Array.from({ length: 20 }, (_, n) => ({
  id: 1_000_000 + n,
  title: `Mass layoff: Vantor Castings Works ${n}, Toledo`,
  summary: "Reports of the day say that deliveries are under way again, and that the authorities look into the causes.",
  at: "2026-11-21T08:15:00.000Z",
  priority: "High",
  target: `Vantor Castings Works ${n}`,
  why: "Company · named in the report",
  source: "made for measurement",
}));

export async function loader() {
  return { title: "Feed", rows: ROWS };
}

export default function Rows() {
  const { title, rows } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>{title}</h1>
      <ul>
        {rows.map(({ id, title, summary, at, priority, target, why, source }) => (
          <li key={id}>
            <span>{priority}</span>
            <h2>
              <a href={`/?alert=${id}`}>{title}</a>
            </h2>
            <p>{summary}</p>
            <p>
              <strong>{target}</strong> <span>{why}</span> <span>{source}</span>
            </p>
            <time dateTime={at}>{at}</time>
          </li>
        ))}
      </ul>
    </main>
  );
}
