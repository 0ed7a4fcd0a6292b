import type { RiskName } from "~/backend/contract/score-words";
import { sitePath } from "~/site-path";
import { CARDS } from "../layout/layout";
import type { PictureNode } from "./picture";
import { RiskCounts } from "./risk-counts";
import { RiskShape } from "./risk-shape";

interface NodeCardProps {
  node: PictureNode;
  /** It has nothing to do with what is chosen: hardly seen, or half where a picture is about shares. */
  fades: "far" | "half" | null;
  /** What the link that opens a group is called. */
  toOpen: string;
}

/** At the right of a group, for the link that opens it. */
export const ROOM_TO_OPEN = 32;

/** A node as a card: the shape and colour of its risk, its name, and below it what it is. */
export function NodeCard({ node, fades, toOpen }: NodeCardProps) {
  const { id, x, y, height, href, label, openHref, openLabel } = node;
  const card = <Card node={node} />;
  if (!href) {
    return (
      <g transform={`translate(${x} ${y})`} className={fades ? FADED[fades] : undefined} data-node={id}>
        <title>{label}</title>
        {card}
      </g>
    );
  }
  return (
    <>
      <a
        href={sitePath(href)}
        data-node={id}
        data-way=""
        aria-current={node.selected ? "true" : undefined}
        className={`group/node outline-none ${fades ? FADED[fades] : ""}`}
      >
        {/* Its name as well as what a pointer is told: the card may have room for the beginning only. */}
        <title>{label}</title>
        <g transform={`translate(${x} ${y})`}>{card}</g>
      </a>
      {openHref && (
        <a
          href={sitePath(openHref)}
          data-open={id}
          data-way=""
          className={`group/open outline-none ${fades ? FADED[fades] : ""}`}
          aria-label={openLabel}
        >
          <title>{toOpen}</title>
          <g transform={`translate(${x + CARDS.width - ROOM_TO_OPEN} ${y + (height - 24) / 2})`}>
            <rect
              width="24"
              height="24"
              rx="5"
              className="fill-card stroke-line-strong group-hover/open:fill-hover group-focus-visible/open:stroke-focus group-focus-visible/open:[stroke-width:3px]"
            />
            <path d="M7 12H17M12 7V17" strokeWidth="1.6" fill="none" className="stroke-ink-2" />
          </g>
        </a>
      )}
    </>
  );
}

/** Seen again where a pointer or the keyboard reaches it. */
const FADED = {
  far: "opacity-10 hover:opacity-100 focus-visible:opacity-100",
  half: "opacity-45 hover:opacity-100 focus-visible:opacity-100",
};

function Card({ node }: { node: PictureNode }) {
  const { kind, height, risk, name, rating, note, more, risks, lit, near, selected } = node;
  const isYou = kind === "you";
  const text = isYou ? 14 : 34;
  const lines = more && height >= THREE_LINES ? 3 : 2;
  const middle = (height - CARDS.height - (lines - 2) * 17) / 2;
  // Who stands for all of a long column is seen first.
  const down = isYou ? Math.min(middle, YOU_AT_MOST) : middle;
  return (
    <>
      {isYou && height > CARDS.height && (
        <rect x={CARDS.first - 6} width="6" height={height} rx="3" className="fill-accent" />
      )}
      <rect
        y={isYou ? down : 0}
        width={isYou ? CARDS.first : CARDS.width}
        height={isYou ? CARDS.height : height}
        rx="6"
        strokeWidth={selected ? 2 : lit || near ? 1.5 : 1}
        strokeDasharray={kind === "together" ? "4 3" : undefined}
        className={`group-hover/node:stroke-accent group-focus-visible/node:stroke-focus group-focus-visible/node:[stroke-width:3px] ${isYou ? "fill-accent" : selected ? "fill-accent-soft" : "fill-card"} ${selected || lit || near ? "stroke-accent" : "stroke-line-strong"}`}
      />
      {!isYou && <RiskShape risk={risk} x={13} y={8.5 + down} />}
      <text x={text} y={20 + down} fontSize="13" fontWeight={600} className={isYou ? "fill-on-accent" : "fill-ink"}>
        {name}
      </text>
      {risks.length > 0 ? (
        <RiskCounts risks={risks} x={text} y={36.5 + down} />
      ) : (
        <text x={text} y={37 + down} fontSize="12" className={isYou ? "fill-on-accent" : "fill-ink-3"}>
          {isYou ? (
            rating
          ) : (
            <>
              <tspan fontWeight="600" className={WORDS[risk]}>
                {rating}
              </tspan>
              {note && <tspan dx="8">{note}</tspan>}
            </>
          )}
        </text>
      )}
      {lines === 3 && (
        <text x={text} y={54 + down} fontSize="12" className="fill-ink-3">
          {more}
        </text>
      )}
    </>
  );
}

/** A card of this height has room for one line more. */
const THREE_LINES = 66;
/** As far down as the customer stands in a tree. */
const YOU_AT_MOST = 196;

const WORDS: Record<RiskName, string> = {
  NA: "fill-risk-na",
  No: "fill-risk-none",
  Low: "fill-risk-low",
  Mid: "fill-risk-mid",
  High: "fill-risk-high",
  Critical: "fill-risk-critical",
};
