import { sitePath } from "~/site-path";
import { DASHES, PALEST } from "./edge-line";
import { GraphHeads } from "./graph-heads";
import { NodeCard } from "./node-card";
import { HEADINGS, type Picture, type PictureEdge } from "./picture";

interface GraphSvgProps {
  picture: Picture;
  /** Of the picture's own size. */
  zoom?: number;
  /** What the link that opens a group is called. */
  toOpen: string;
  /** Such as `SVG` needs on its own, with its heads; a page has styles, and heads that stay in sight (`HeadsSvg`). */
  styles?: string;
}

/** A graph as cards with names: targets are links in reading order, edges lead on for who points at them. */
export function GraphSvg({ picture, zoom = 1, toOpen, styles }: GraphSvgProps) {
  const { width, columns, nodes, edges, label, isChosen, hasRibbons } = picture;
  const top = styles ? 0 : HEADINGS;
  const height = picture.height - top;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={Math.round(width * zoom)}
      height={Math.round(height * zoom)}
      viewBox={`0 ${top} ${width} ${height}`}
      aria-label={label}
      className="block select-none font-sans"
      data-graph=""
    >
      {styles && <style>{styles}</style>}
      {styles && <GraphHeads columns={columns} />}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: no keyboard comes here, the panel of a target lists its edges */}
      <g aria-hidden="true" fill="none">
        {edges.map((edge) => (
          <EdgeLink key={edge.key} edge={edge} fades={isChosen && !edge.lit && !edge.near} isThin={hasRibbons} />
        ))}
      </g>
      {columns.map((column, number) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/noInteractiveElementToNoninteractiveRole: SVG has no lists of its own
        <g key={column.x} role="list" aria-label={column.label}>
          {nodes
            .filter((node) => node.column === number)
            .map((node) => (
              // biome-ignore lint/a11y/useSemanticElements lint/a11y/noInteractiveElementToNoninteractiveRole: as above
              <g key={node.id} role="listitem">
                <NodeCard
                  node={node}
                  fades={isChosen && !node.lit && !node.near && !node.selected ? (hasRibbons ? "half" : "far") : null}
                  toOpen={toOpen}
                />
              </g>
            ))}
        </g>
      ))}
      {/* Above the cards, which ribbons pass behind. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it has the focus, and the ribbons say the same */}
      <g
        aria-hidden="true"
        fontSize="12"
        fontWeight="600"
        textAnchor="middle"
        strokeWidth="4"
        className="fill-ink stroke-card"
      >
        {edges.map(
          ({ key, ribbon }) =>
            ribbon?.number && (
              <text key={key} x={ribbon.x} y={ribbon.y + 4} paintOrder="stroke">
                {ribbon.number}
              </text>
            ),
        )}
      </g>
    </svg>
  );
}

/** Whoever uses a keyboard finds the edges in the panel of a target, so that not every line is a stop on the way. */
function EdgeLink({ edge, fades, isThin }: { edge: PictureEdge; fades: boolean; isThin: boolean }) {
  const { d, line, lit, near, href, label, from, to, ribbon } = edge;
  const isLit = lit || near;
  const drawn = ribbon ? (
    <path
      d={d}
      stroke="none"
      fillOpacity={fades ? 0.08 : isLit ? 0.42 : 0.18}
      className={isLit ? "fill-accent" : "fill-ink-3 hover:fill-accent"}
      data-ribbon=""
    >
      <title>{label}</title>
    </path>
  ) : (
    <>
      <path d={d} stroke="transparent" strokeWidth="8" />
      <path
        d={d}
        strokeWidth={lit ? 2 : near ? 1.5 : isThin ? 0.8 : line.width}
        strokeOpacity={fades ? 0.1 : isLit ? 1 : isThin ? PALEST : line.opacity}
        strokeDasharray={DASHES[line.source]}
        className={isLit ? "stroke-accent" : "stroke-ink-3"}
      >
        <title>{label}</title>
      </path>
    </>
  );
  if (!href) {
    return <g data-edge={`${from} ${to}`}>{drawn}</g>;
  }
  return (
    <a href={sitePath(href)} tabIndex={-1} data-edge={`${from} ${to}`} data-way="">
      {drawn}
    </a>
  );
}
