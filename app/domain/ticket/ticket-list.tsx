export interface ShownTicket {
  ticket: number;
  /** What it is, with its number. */
  title: string;
  message: string;
  /** By whom and when. */
  when: string;
}

/** What was told to the provider about a thing, under the tickets' numbers; nothing where there is none. */
export function TicketList({ heading, tickets }: { heading: string; tickets: readonly ShownTicket[] }) {
  if (tickets.length === 0) return null;
  return (
    <section className="mt-4 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="tickets" className="mb-1 font-[640] text-s">
        {heading}
      </h2>
      <ol>
        {tickets.map(({ ticket, title, message, when }) => (
          <li key={ticket} className="border-line-2 border-t py-2 text-s first:border-0 [overflow-wrap:anywhere]">
            <span className="block font-medium">{title}</span>
            <span className="block whitespace-pre-line">{message}</span>
            <span className="block text-ink-3 text-xs">{when}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
