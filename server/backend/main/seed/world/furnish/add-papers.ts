import type { DocumentTypeId } from "~/backend/contract/document-words";
import { addDocument, changeDocument } from "~/backend/contract/documents";
import type { PlannedPaper } from "../data/papers";
import { dated } from "../dated";
import { slugOf } from "../slug";
import type { DemoCallers } from "./demo-callers";
import { paperPdf, paperPng } from "./paper-files";
import { type DemoSubjects, dayFrom } from "./subjects";

/** Keeps the suppliers' documents with real files: valid ones, some about to expire, some expired. */
export async function addPapers(
  papers: readonly PlannedPaper[],
  { analyst, manager }: DemoCallers,
  subjects: DemoSubjects,
  now: Date,
): Promise<void> {
  for (const paper of dated(papers, now)) {
    const once = `paper ${paper.company} ${paper.title}`;
    const { from, until, description, type, customText } = paper;
    const { mappedFilename } = await analyst.file(
      `${once} file`,
      `${slugOf(paper.title)}.${paper.file}`,
      fileOf(paper, now),
    );
    const added = await analyst.call(once, addDocument, {
      body: {
        targetId: subjects.target(paper.company),
        mappedFilename,
        documentType: type as DocumentTypeId | "custom",
        ...(customText && { customText, customCategory: "product" }),
        description: `${paper.title}. ${description}`,
        validFrom: dayFrom(now, from),
        validUntil: until === null ? null : dayFrom(now, until),
      },
    });
    if (paper.verification === "Unverified") continue;
    await manager.call(`${once} verified`, changeDocument, {
      params: { documentId: String(added.id) },
      body: { verificationType: paper.verification, version: added.version },
    });
  }
}

function fileOf({ file, title, description, company, from, until }: PlannedPaper, now: Date): Uint8Array {
  if (file === "png") return paperPng();
  return paperPdf(title, [
    `Company: ${company}`,
    `Valid from: ${dayFrom(now, from)}`,
    `Valid until: ${until === null ? "without an end" : dayFrom(now, until)}`,
    ...description.split(/(?<=\.) /),
  ]);
}
