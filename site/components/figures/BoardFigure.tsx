import type { Figure } from '../../schema/figures.ts';
import { type DotGroup, Dots } from './Dots.tsx';

/** The example office: all figures agree on it. */
export const exampleMachines = 24;

/** On an ordinary day. */
export const ordinaryDay: Figure['rows'] = [
  { name: '22', state: 'well', text: 'well' },
  { name: '1', state: 'needs', text: 'needs you' },
  { name: '1', state: 'lit', text: 'being looked at' },
];

/** A row's name is a number. */
export const groupsOf = (rows: Figure['rows']): DotGroup[] =>
  rows.map(({ name, text, state = 'well' }) => ({ count: Number.parseInt(name, 10), text, state }));

/**
 * The machines of the example office as dots, each in its state.
 * @throws if the groups, whose names are numbers, do not add up to it
 */
export function BoardFigure({ title, rows }: Pick<Figure, 'title' | 'rows'>) {
  const groups = groupsOf(rows);
  const sum = groups.reduce((all, { count }) => all + count, 0);
  if (sum !== exampleMachines)
    throw new Error(`“${title}” has ${sum} machines, the example office ${exampleMachines}.`);
  return (
    <figure className="board-figure" data-illustrative="">
      <figcaption className="board-figure__title">
        <strong>{title}</strong> <span>Specimen</span>
      </figcaption>
      <Dots groups={groups} columns={8} travels />
    </figure>
  );
}
