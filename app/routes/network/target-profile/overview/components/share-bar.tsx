import type { ScoreComponent } from "~/backend/contract/score-words";

interface ShareBarProps {
  /** Shares of one whole. */
  parts: readonly { name: ScoreComponent; share: number }[];
}

/** How much of a score comes from each component; the same stands under it in numbers. */
export function ShareBar({ parts }: ShareBarProps) {
  let from = 0;
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="mt-4 mb-2.5 block h-2.5 w-full rounded-full"
      aria-hidden="true"
    >
      {parts.map(({ name, share }) => {
        const x = from;
        from += share * 100;
        return (
          <rect
            key={name}
            x={x}
            width={Math.max(0, share * 100 - 0.6)}
            height="10"
            className={shareColour(name, share)}
            fill="currentColor"
          />
        );
      })}
    </svg>
  );
}

/** No risk colour: what a component weighs is no risk. */
export function shareColour(name: ScoreComponent, share: number): string {
  return share === 0 ? "text-line-strong" : COLOURS[name];
}

const COLOURS: Record<ScoreComponent, string> = {
  alerts: "text-accent",
  peers: "text-accent/70",
  assessment: "text-accent/45",
  external: "text-accent/25",
};
