interface HistoryCardProps {
  id: string;
  heading: string;
  /** The newest first. */
  entries: readonly { key: string | number; text: string; when: string }[];
}

/** What became of a thing: who changed what, and when. Nothing where nobody has. */
export function HistoryCard({ id, heading, entries }: HistoryCardProps) {
  if (entries.length === 0) return null;
  return (
    <section className="mt-4 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id={id} className="mb-1 font-[640] text-s">
        {heading}
      </h2>
      <ol>
        {entries.map(({ key, text, when }) => (
          <li key={key} className="border-line-2 border-t py-2 text-s first:border-0 [overflow-wrap:anywhere]">
            {text}
            <span className="block text-ink-3 text-xs">{when}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
