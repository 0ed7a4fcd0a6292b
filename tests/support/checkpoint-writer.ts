import { addLine } from "../../server/backend/platform/evidence/checkpoints/checkpoint-folder";

/** A process of its own that adds so many lines of so many letters to a customer's checkpoints: `dataDir letter lines length`. */
const [dataDir = "", letter = "", lines = "", length = ""] = process.argv.slice(2);
for (let line = 0; line < Number(lines); line++) await addLine(dataDir, 1, letter.repeat(Number(length)));
