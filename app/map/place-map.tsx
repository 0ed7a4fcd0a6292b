interface Dot {
  x: number;
  y: number;
}

/** A small map, ready to be drawn: pixels of its own size, and data of SVG paths. */
export interface PlaceMap {
  width: number;
  height: number;
  land: string;
  /** Whole countries that are meant. */
  countries: string;
  areas: string;
  /** `text`: how far it reaches, "50 km". */
  circles: readonly (Dot & { r: number; km: number; text?: string })[];
  events: readonly Dot[];
  /** Those that have room for it are named: `label` is the end of the dot at which their name begins. */
  targets: readonly (Dot & { name: string; label: "start" | "end" | null })[];
  /** A bar of so many pixels is so many kilometres long. */
  scale: { km: number; length: number };
}

interface PlaceMapProps {
  map: PlaceMap;
  /** What a screen reader says in its place; the same stands beside it as a list. */
  label: string;
  /** "200 km". */
  scaleText: string;
  className?: string;
}

/** Where it happened, and who is near. Colours by class, so that it is light and dark with the page. */
export function PlaceMapView({ map, label, scaleText, className = "" }: PlaceMapProps) {
  const { width, height, land, countries, areas, circles, events, targets, scale } = map;
  return (
    <div className={`place-map rounded-card border border-line bg-sunken ${className}`}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block h-auto w-full">
        <path d={land} className="fill-map-land stroke-map-line" strokeWidth="0.6" strokeLinejoin="round" />
        {countries && <path d={countries} className="fill-accent/20 stroke-accent" strokeWidth="0.8" />}
        {areas && <path d={areas} className="fill-risk-high/20 stroke-risk-high" strokeWidth="1" />}
        {circles.map(({ x, y, r }) => (
          <circle key={`${x} ${y} ${r}`} cx={x} cy={y} r={r} className="fill-risk-high/15 stroke-risk-high" />
        ))}
        {targets.map(({ x, y, name }) => (
          <rect key={`${name} ${x} ${y}`} x={x - 3} y={y - 3} width="6" height="6" className="fill-accent stroke-card">
            <title>{name}</title>
          </rect>
        ))}
        {targets.map(
          ({ x, y, name, label }) =>
            label && (
              <text
                key={`${name} ${x} ${y}`}
                x={label === "start" ? x + 6 : x - 6}
                y={y}
                dy="0.35em"
                textAnchor={label}
                strokeWidth="3"
                strokeLinejoin="round"
                className="fill-ink stroke-map-land [paint-order:stroke]"
              >
                {shortened(name)}
              </text>
            ),
        )}
        {circles.map(
          ({ x, y, r, text }) =>
            text && (
              <text
                key={`${x} ${y} ${r}`}
                x={x}
                y={y + r}
                dy="1.1em"
                textAnchor="middle"
                strokeWidth="3"
                strokeLinejoin="round"
                className="fill-risk-high stroke-map-land [paint-order:stroke]"
              >
                {text}
              </text>
            ),
        )}
        {events.map(({ x, y }) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r="7" className="fill-none stroke-risk-high" strokeWidth="1.5" />
            <circle cx={x} cy={y} r="3" className="fill-risk-high stroke-card" />
          </g>
        ))}
        <g transform={`translate(10 ${height - 10})`} className="stroke-ink-2">
          <path d={`M0 -4V0H${scale.length}V-4`} fill="none" strokeWidth="1" />
          <text x="4" y="-4" className="fill-ink-2 stroke-none">
            {scaleText}
          </text>
        </g>
      </svg>
    </div>
  );
}

/** Longer names would lie over the map; the list beside it has them whole. */
export const LONGEST_NAME = 22;

const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;
