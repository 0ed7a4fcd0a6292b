import { expect, test } from "vitest";
import { attachment } from "../../platform/export/attachment";
import { sendFile } from "./send-file";

test.each([
  [["Bericht 2026", "report", "pdf"], `attachment; filename="report.pdf"; filename*=UTF-8''Bericht%202026.pdf`],
  [["供应商", "供应商", "xlsx"], `attachment; filename="___.xlsx"; filename*=UTF-8''%E4%BE%9B%E5%BA%94%E5%95%86.xlsx`],
  [["a\nb", "a\nb", "pdf"], `attachment; filename="a_b.pdf"; filename*=UTF-8''a%20b.pdf`],
  [["\r\n", "", "pdf"], `attachment; filename="file.pdf"; filename*=UTF-8''file.pdf`],
  [["README", "README", ""], `attachment; filename="README"; filename*=UTF-8''README`],
] as const)("%j is saved as %s", ([name, plain, ending], header) => {
  expect(attachment(name, plain, ending)).toBe(header);
});

test.each([
  ["certificate\nof origin.pdf", "certificate%20of%20origin.pdf"],
  ["line\u2028break.pdf", "line%20break.pdf"],
  ["without an ending", "without%20an%20ending"],
])("a document called %j keeps its name", async (originalFilename, saved) => {
  const files = { open: async () => ({ content: new ReadableStream(), size: 0 }) };
  const answer = await sendFile({ files } as never, 1, {
    mappedFilename: "x",
    originalFilename,
    mimeType: "application/pdf",
  });
  expect(answer.headers.get("content-disposition")).toMatch(new RegExp(`UTF-8''${saved}$`));
});
