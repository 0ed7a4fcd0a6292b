export interface ToldNews {
  title: string;
  text?: string;
  language?: string;
  /** The company that it is about, by its name. */
  about?: string;
}

/** A feed of these, published now, in a document. */
export function feedOf(name: string, told: readonly ToldNews[]): string {
  const items = told.map(
    ({ title, text = "", language = "en" }, n) =>
      `<item><guid>${name}-${n}</guid><title>${title}</title><description>${text}</description><language>${language}</language>
       <pubDate>${new Date().toUTCString()}</pubDate><link>${urlOf(name, n)}</link></item>`,
  );
  return `<rss version="2.0"><channel><title>${name}</title>${items.join("")}</channel></rss>`;
}

/** Where the feed says that an item of it stands. */
export const urlOf = (name: string, n: number): string => `https://news.example/${name}/${n}`;
