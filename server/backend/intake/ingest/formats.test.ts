import { expect, test } from "vitest";
import { type Readable, readReports } from "./formats";

test.each(["feed", "sitemap"])(
  "a link of a %s that is only a place in it carries no key of its address",
  async (format) => {
    const connector: Readable = { name: `${format}:a`, format, url: "https://a.example/news?key=sesame", settings: {} };
    const links = ["#one", "two?page=2"];
    const source =
      format === "feed"
        ? `<rss version="2.0"><channel>${links.map((link) => `<item><title>Fire</title><link>${link}</link></item>`).join("")}</channel></rss>`
        : `<urlset xmlns:news="n">${links
            .map((link) => `<url><loc>${link}</loc><news:news><news:title>Fire</news:title></news:news></url>`)
            .join("")}</urlset>`;
    const told: unknown[] = [];
    for await (const item of readReports(connector, source)) told.push(item.ok ? item.event.url : item.problem);
    expect(told).toEqual(["https://a.example/news#one", "https://a.example/two?page=2"]);
  },
);
