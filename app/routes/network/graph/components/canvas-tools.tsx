import { useTranslation } from "~/i18n/use-translation";
import { Tool } from "./tool";

interface CanvasToolsProps {
  /** By steps: right and down count up. */
  onMove(right: number, down: number): void;
  onZoom(factor: number): void;
  onFit(): void;
}

/** Everything that dragging and the wheel do, by a press (WCAG 2.5.7). */
export function CanvasTools({ onMove, onZoom, onFit }: CanvasToolsProps) {
  const { t } = useTranslation("graph");
  return (
    <div className="absolute right-3 bottom-3 flex max-w-full flex-wrap justify-end gap-2">
      <div className={GROUP}>
        <Tool label={t("tools.left")} onClick={() => onMove(-1, 0)}>
          ←
        </Tool>
        <Tool label={t("tools.up")} onClick={() => onMove(0, -1)}>
          ↑
        </Tool>
        <Tool label={t("tools.down")} onClick={() => onMove(0, 1)}>
          ↓
        </Tool>
        <Tool label={t("tools.right")} onClick={() => onMove(1, 0)}>
          →
        </Tool>
      </div>
      <div className={GROUP}>
        <Tool label={t("tools.out")} onClick={() => onZoom(1 / ZOOM)}>
          −
        </Tool>
        <Tool label={t("tools.fit")} onClick={onFit}>
          ⤢
        </Tool>
        <Tool label={t("tools.in")} onClick={() => onZoom(ZOOM)}>
          +
        </Tool>
      </div>
    </div>
  );
}

/** How much larger one press makes it. */
export const ZOOM = 1.4;
const GROUP = "flex overflow-hidden rounded-control border border-line-strong bg-card shadow-card";
