import type { RiskName } from "~/backend/contract/score-words";
import { sitePath } from "~/site-path";
import { CARDS } from "../layout/layout";
import type { PictureNode } from "./picture";
import { RiskShape } from "./risk-shape";

/** A node as a card: the shape and colour of its risk, its name, and a border that says so where it is high. */
export function NodeCard({ node }: { node: PictureNode }) {
  const { id, x, y, href, label } = node;
  const card = <Card node={node} />;
  if (!href) {
    return (
      <g transform={`translate(${x} ${y})`} data-node={id}>
        <title>{label}</title>
        {card}
      </g>
    );
  }
  return (
    <a
      href={sitePath(href)}
      data-node={id}
      data-way=""
      aria-current={node.selected ? "true" : undefined}
      className="group/node outline-none"
    >
      {/* Its name as well as what a pointer is told: the card may have room for the beginning only. */}
      <title>{label}</title>
      <g transform={`translate(${x} ${y})`}>{card}</g>
    </a>
  );
}

function Card({ node }: { node: PictureNode }) {
  const { kind, risk, name, lit, selected } = node;
  const text = kind === "you" ? 14 : 34;
  return (
    <>
      {kind === "together" && (
        <rect
          x="5"
          y="-4"
          width={CARDS.width - 10}
          height={CARDS.height}
          rx="6"
          className="fill-card stroke-line-strong"
        />
      )}
      <rect
        width={CARDS.width}
        height={CARDS.height}
        rx="6"
        strokeWidth={selected || lit ? 2 : BORDERS[risk] ? 1.4 : 1}
        className={`group-hover/node:fill-hover group-focus-visible/node:stroke-focus group-focus-visible/node:[stroke-width:3px] ${selected ? "fill-accent-soft" : "fill-card"} ${selected || lit ? "stroke-accent" : (BORDERS[risk] ?? "stroke-line-strong")}`}
      />
      {kind !== "you" && <RiskShape risk={risk} x={14} y={(CARDS.height - 13) / 2} />}
      <text
        x={text}
        y={CARDS.height / 2 + 4.5}
        fontSize="12.5"
        fontWeight={kind === "target" ? 500 : 620}
        className="fill-ink"
      >
        {name}
      </text>
    </>
  );
}

const BORDERS: Partial<Record<RiskName, string>> = { High: "stroke-risk-high", Critical: "stroke-risk-critical" };
