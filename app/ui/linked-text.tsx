import { splitLinks } from "./split-links";

/** Plain text of several lines as somebody typed it; addresses in it are links, those of http and https only. */
export function LinkedText({ text, className = "" }: { text: string; className?: string }) {
  return (
    <p className={`whitespace-pre-line break-words ${className}`}>
      {splitLinks(text).map(({ at, text: part, isLink }) =>
        isLink ? (
          <a
            key={at}
            href={part}
            rel="noreferrer noopener nofollow"
            className="text-accent-strong underline underline-offset-2"
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
