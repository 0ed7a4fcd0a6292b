import { useState } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";

/** Pictures beyond this many pixels a side are more than browsers draw. */
const LONGEST_SIDE = 12_000;

/** Draws the SVG file on a canvas, twice as fine as on screen, and hands it over as a PNG. */
export function PngButton({ href, className }: { href: string; className: string }) {
  const { t } = useTranslation("graph");
  const [state, setState] = useState<"ready" | "working" | "failed">("ready");
  const make = async () => {
    setState("working");
    try {
      save(await toPng(href), "tierwatch-graph.png");
      setState("ready");
    } catch {
      setState("failed");
    }
  };
  return (
    <button type="button" onClick={make} disabled={state === "working"} className={className}>
      {t(state === "failed" ? "exports.pngFailed" : "exports.png")}
    </button>
  );
}

async function toPng(href: string): Promise<Blob> {
  const answer = await fetch(sitePath(href));
  if (!answer.ok) throw new Error(`No picture: ${answer.status}`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await answer.text())}`;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(2, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is too large"))), "image/png"),
  );
}

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads it on its own time; a minute is more than it takes.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
