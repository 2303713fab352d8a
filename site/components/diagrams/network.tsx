import type { ReactNode } from 'react';
import { type Branch, type DiagramItem, networkOf } from '../../markdown/diagrams.ts';
import { type Caption, CaptionText, captionOf } from './caption.tsx';
import { DiagramBox, Dot, type Drawn, Line } from './lines.tsx';

const padding = 10;
const across = 26;
const narrowest = 100;
const widest = 240;

const depthOf = ({ branches }: Branch): number => 1 + Math.max(0, ...branches.map(depthOf));
const all = (branch: Branch): Branch[] => [branch, ...branch.branches.flatMap(all)];

/** A network from its root. The device with the most connections is lit. */
export function network(items: readonly DiagramItem[], width: number, isWide: boolean): Drawn {
  const roots = networkOf(items);
  const depth = Math.max(...roots.map(depthOf));
  const hub = roots.flatMap(all).reduce((most, one) => (one.branches.length > most.branches.length ? one : most));
  const column = Math.min(widest, (width - (depth - 1) * across) / depth);
  return isWide && column >= narrowest ? tree(roots, column, hub) : indented(roots, width, hub);
}

type PlacedDevice = { branch: Branch; caption: Caption; x: number; middle: number; children: PlacedDevice[] };

/** Left to right, each device centred on its children. */
function tree(roots: readonly Branch[], column: number, hub: Branch): Drawn {
  let end = 0;
  const place = (branch: Branch, depth: number): PlacedDevice => {
    const caption = captionOf(column - 2 * padding, { label: branch.name, note: branch.note });
    const x = depth * (column + across);
    const top = end;
    const children = branch.branches.map((child) => place(child, depth + 1));
    const own = caption.height + 2 * padding;
    // A device taller than its children needs its own space.
    end = Math.max(end, top + own + 12);
    const [first, last] = [children[0], children.at(-1)];
    const middle = first && last ? Math.max((first.middle + last.middle) / 2, top + own / 2) : top + own / 2;
    end = Math.max(end, middle + own / 2 + 12);
    return { branch, caption, x, middle, children };
  };
  const placed = roots.map((root) => place(root, 0));
  const draw = ({ branch, caption, x, middle, children }: PlacedDevice): ReactNode => {
    const half = caption.height / 2 + padding;
    const turn = x + column + across / 2;
    return (
      <g key={branch.name}>
        {children.map((child) => (
          <Line
            key={child.branch.name}
            points={[
              [x + column, middle],
              [turn, middle],
              [turn, child.middle],
              [child.x, child.middle],
            ]}
          />
        ))}
        <DiagramBox
          x={x + 1}
          y={middle - half + 1}
          width={column - 2}
          height={2 * half - 2}
          end={branch === hub ? 'lit' : undefined}
        />
        <CaptionText caption={caption} x={x + padding} y={middle - half + padding - 1} />
        {children.map(draw)}
      </g>
    );
  };
  return { height: end - 10, body: placed.map(draw) };
}

/** Top to bottom, each device indented under its parent. */
function indented(roots: readonly Branch[], width: number, hub: Branch): Drawn {
  let end = 0;
  const draw = (branch: Branch, depth: number, parent?: number): ReactNode => {
    const x = 8 + depth * 20;
    const caption = captionOf(width - x - 16, { label: branch.name, note: branch.note });
    const y = end + 10;
    const top = end;
    end += caption.height + 12;
    return (
      <g key={branch.name}>
        {parent !== undefined && (
          <Line
            points={[
              [x - 20, parent + 8],
              [x - 20, y],
              [x - 7, y],
            ]}
          />
        )}
        <Dot x={x} y={y} end={branch === hub ? 'lit' : undefined} />
        <CaptionText caption={caption} x={x + 14} y={top} />
        {branch.branches.map((child) => draw(child, depth + 1, y))}
      </g>
    );
  };
  const body = roots.map((root) => draw(root, 0));
  return { height: end - 6, body };
}
