import { restoreLog } from '../../facts/restore-log.ts';
import type { PaperId } from '../../facts/specimens.ts';
import type { DotState, Figure } from '../../schema/figures.ts';
import { groupsOf, ordinaryDay } from './BoardFigure.tsx';
import { Drawing } from './Drawing.tsx';
import { thingOf } from './things.ts';

const wide = 112;
const high = 64;

type Rows = Figure['rows'];

const Dot = ({ x, y, r, state = 'well' }: { x: number; y: number; r: number; state?: DotState }) => (
  <circle className={`drawing__${state}`} cx={x} cy={y} r={r} />
);

function Path({ rows }: { rows: Rows }) {
  const step = wide / rows.length;
  return (
    <>
      <path d={`M${step / 2} 50H${wide - step / 2}`} />
      {rows.map(({ name, text, state }, at) => (
        <g key={name}>
          <path
            d={thingOf(name, text)}
            transform={`translate(${Math.round(step * (at + 0.5)) - 11} 8)scale(.46)`}
            vectorEffect="non-scaling-stroke"
          />
          <Dot x={Math.round(step * (at + 0.5))} y={50} r={5} state={state} />
        </g>
      ))}
    </>
  );
}

function Board({ rows }: { rows: Rows }) {
  const states = groupsOf(rows).flatMap(({ count, state }) => Array<DotState>(count).fill(state));
  return states.map((state, at) => (
    <Dot key={at} x={7 + (at % 8) * 14} y={14 + Math.floor(at / 8) * 18} r={5} state={state} />
  ));
}

function Sheet({ rows }: { rows: Rows }) {
  return (
    <>
      <path className="vignette__sheet" d="M30 66V2h52v64" />
      <path d="M37 12h24" />
      {rows.slice(0, 5).map(({ name, text, state }, at) => (
        <g key={name}>
          {state && <Dot x={39} y={22 + at * 9} r={2.5} state={state} />}
          <path
            d={`M${state ? 45 : 37} ${22 + at * 9}h${state ? 8 : 16}M60 ${22 + at * 9}h${Math.min(16, Math.ceil(text.length / 6))}`}
          />
        </g>
      ))}
    </>
  );
}

/** Lines without a state. */
const paper: Rows = [60, 90, 48, 96, 70].map((letters, at) => ({ name: `${at}`, text: ' '.repeat(letters) }));

type Drawn = Pick<Figure, 'form' | 'rows'>;

/** Of a page that opens with a paper: the machines that the report is about, the tests that the log lists. */
const ofPaper: Partial<Record<PaperId, Drawn>> = {
  report: { form: 'board', rows: ordinaryDay },
  log: {
    form: 'sheet',
    rows: restoreLog.map(({ day, what, by }) => ({ name: day, text: what, state: by ? 'well' : 'failed' })),
  },
};

type VignetteProps = { figure: Drawn | undefined; paper?: PaperId | undefined };

/** The drawing of a service's opening, small: which form it has, and the state of each of its parts. */
export function Vignette({ figure, paper: id }: VignetteProps) {
  const { form, rows } = figure ?? (id && ofPaper[id]) ?? { form: 'sheet', rows: paper };
  const drawn = { path: Path, board: Board, sheet: Sheet }[form];
  return (
    <Drawing name="vignette" width={wide} height={high}>
      {drawn({ rows })}
    </Drawing>
  );
}
