import { sitePath } from "~/site-path";
import { CARDS } from "../layout/layout";
import { DASHES } from "./edge-line";
import { NodeCard } from "./node-card";
import { HEADINGS, MARGIN, type Picture, type PictureEdge } from "./picture";

interface GraphSvgProps {
  picture: Picture;
  /** Of the picture's own size. */
  zoom?: number;
  /** Such as `SVG` needs on its own; none within a page. */
  styles?: string;
}

/** A graph as cards with names: targets are links in reading order, edges lead on for who points at them. */
export function GraphSvg({ picture, zoom = 1, styles }: GraphSvgProps) {
  const { width, height, columns, nodes, edges, label } = picture;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={Math.round(width * zoom)}
      height={Math.round(height * zoom)}
      viewBox={`0 0 ${width} ${height}`}
      aria-label={label}
      className="block select-none font-sans"
      data-graph=""
    >
      {styles && <style>{styles}</style>}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: no keyboard comes here, the panel of a target lists its edges */}
      <g aria-hidden="true" fill="none">
        {edges.map((edge) => (
          <EdgeLink key={edge.key} edge={edge} />
        ))}
      </g>
      {columns.map((column, number) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/noInteractiveElementToNoninteractiveRole: SVG has no lists of its own
        <g key={column.x} role="list" aria-label={column.title}>
          <text
            x={column.x + CARDS.width / 2}
            y={MARGIN + HEADINGS / 2}
            textAnchor="middle"
            fontSize="12"
            fontWeight="500"
            className="fill-ink-3"
          >
            {column.title}
          </text>
          {nodes
            .filter((node) => node.column === number)
            .map((node) => (
              // biome-ignore lint/a11y/useSemanticElements lint/a11y/noInteractiveElementToNoninteractiveRole: as above
              <g key={node.id} role="listitem">
                <NodeCard node={node} />
              </g>
            ))}
        </g>
      ))}
    </svg>
  );
}

/** Whoever uses a keyboard finds the edges in the panel of a target, so that not every line is a stop on the way. */
function EdgeLink({ edge }: { edge: PictureEdge }) {
  const { d, line, lit, href, label, from, to } = edge;
  const drawn = (
    <>
      <path d={d} stroke="transparent" strokeWidth="10" />
      <path
        d={d}
        strokeWidth={lit ? 2.6 : line.width}
        strokeOpacity={lit ? 1 : line.opacity}
        strokeDasharray={DASHES[line.source]}
        className={lit ? "stroke-accent" : "stroke-ink-3"}
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
