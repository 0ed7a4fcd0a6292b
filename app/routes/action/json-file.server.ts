/** Data as a file that the browser saves, named after what it is and the day (UTC). */
export function jsonFile(name: string, content: object): Response {
  const day = new Date().toISOString().slice(0, 10);
  return new Response(JSON.stringify(content, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${day}.json"`,
      "Cache-Control": "private, no-store",
    },
  });
}
