import type { ReactNode } from 'react';
import type { DotState } from '../../schema/figures.ts';
import { groupsOf, ordinaryDay } from './BoardFigure.tsx';
import { things } from './things.ts';

const Dots = ({ at, r = 4 }: { at: readonly (readonly [x: number, y: number, state?: DotState])[]; r?: number }) =>
  at.map(([x, y, state = 'well']) => <circle className={`drawing__${state}`} cx={x} cy={y} r={r} key={`${x} ${y}`} />);

/** In a box of 48 by 48, scaled. */
const Thing = ({ of, x, y, scale = 0.42 }: { of: keyof typeof things; x: number; y: number; scale?: number }) => (
  <path d={things[of]} transform={`translate(${x} ${y})scale(${scale})`} vectorEffect="non-scaling-stroke" />
);

/** The example office on an ordinary day. */
const board = (
  <Dots
    at={groupsOf(ordinaryDay)
      .flatMap(({ count, state }) => Array<DotState>(count).fill(state))
      .map((state, at) => [7 + (at % 8) * 14, 14 + Math.floor(at / 8) * 18, state])}
    r={5}
  />
);

/** One email before four doors: the last one waits for someone. */
const doors = (
  <>
    <Thing of="mail" x={0} y={16} />
    <path className="vignette__main" d="M30 44V12h13v32M51 44V12h13v32M72 44V12h13v32M93 44V12h13v32M26 44h84" />
    <path d="M20 28h8M45 28h4M66 28h4M87 28h4" />
    <Dots
      at={[
        [36, 55],
        [57, 55],
        [78, 55],
        [99, 55, 'needs'],
      ]}
    />
  </>
);

/** From the server to the cloud, over four weekends; the way back stays open. */
const move = (
  <>
    <path className="vignette__main" d="M6 8h24v34H6zM11 16h14M11 23h14" />
    <path className="vignette__main" d="M74 40a10 10 0 0 1-1-20 14 14 0 0 1 26-2 11 11 0 0 1 0 22z" />
    <path d="M36 17c9-8 19-8 30 1M66 18l-7-1M66 18l-2-7" />
    <path d="M66 36c-11 7-20 7-30 0" strokeDasharray="3 4" />
    <Dots
      at={[
        [32, 56],
        [48, 56],
        [64, 56],
        [80, 56, 'unknown'],
      ]}
    />
  </>
);

/** A budget of three years. */
const years = (
  <>
    <path className="vignette__main" d="M6 56h100" />
    <path className="vignette__main" d="M14 56V30h20v26M46 56V14h20v42M78 56V24h20v32" />
    <path d="M14 44h20M46 40h20M78 42h20" />
    <Dots at={[[24, 20]]} />
  </>
);

/** A stopwatch, and six restore tests, of which one failed. */
const stopwatch = (
  <>
    <path className="vignette__main" d="M12 36a22 22 0 1 0 44 0 22 22 0 1 0-44 0M30 8h8M34 8v6M50 18l4-4" />
    <path d="M34 36V20M34 36l-9 8" />
    <Dots
      at={[
        [74, 20],
        [90, 20],
        [106, 20, 'failed'],
        [74, 44],
        [90, 44],
        [106, 44],
      ]}
      r={5}
    />
  </>
);

/** One number that rings in three places. */
const ringing = (
  <>
    <Thing of="phone" x={0} y={20} scale={0.5} />
    <path d="M28 28C48 28 46 10 66 10M28 32h38M28 36c20 0 18 18 38 18" />
    <Dots
      at={[
        [72, 10],
        [72, 32],
        [72, 54],
      ]}
    />
    <path className="vignette__main" d="M84 4h14v11H84zM88 19h6M86 26h10v13H86zM84 48h18v10H84zM80 61h26" />
  </>
);

/** A folder of rules, with what is proven and what is missing. */
const folder = (
  <>
    <path className="vignette__main" d="M14 56V12h28l6 8h50v36z" />
    <path d="M38 29h48M38 39h40M38 49h30" />
    <Dots
      at={[
        [26, 29],
        [26, 39, 'needs'],
        [26, 49, 'needs'],
      ]}
      r={3.5}
    />
  </>
);

/** Four programs, one conversation. */
const conversation = (
  <>
    <path className="vignette__main" d="M6 8h18v18H6zM30 8h18v18H30zM6 36h18v18H6zM30 36h18v18H30z" />
    <path d="M50 31h12M62 31l-5-4M62 31l-5 4" />
    <path className="vignette__main" d="M70 12h36v30H88l-9 10v-10h-9z" />
    <Dots
      at={[
        [80, 27],
        [89, 27],
        [98, 27],
      ]}
      r={3}
    />
  </>
);

/** Fifteen machines under a glass, which finds one. */
const glass = (
  <>
    <Dots
      at={Array.from({ length: 15 }, (_, at) => [
        14 + (at % 5) * 18,
        12 + Math.floor(at / 5) * 18,
        at === 8 ? 'failed' : at === 2 ? 'needs' : 'well',
      ])}
    />
    <path className="vignette__main" d="M53 30a15 15 0 1 0 30 0 15 15 0 1 0-30 0M79 41l18 18" />
  </>
);

/** Machines over the years in which their support ends. */
const ends = (
  <>
    <path className="vignette__main" d="M4 54h104M16 54v6M40 54v6M64 54v6M88 54v6" />
    <Dots
      at={[
        [16, 44, 'failed'],
        [40, 44, 'needs'],
        [40, 33, 'needs'],
        [40, 22, 'needs'],
        ...[44, 33, 22, 11].map((y) => [64, y] as const),
        ...[44, 33].map((y) => [88, y] as const),
      ]}
    />
  </>
);

/** A page of rules for a program: what it does, what it asks, what it never does. */
const rules = (
  <>
    <path className="vignette__main" d="M26 66V3h60v63" />
    <path d="M50 18h26M50 34h20M50 50h24" />
    <Dots
      at={[
        [38, 18],
        [38, 34, 'needs'],
        [38, 50, 'failed'],
      ]}
      r={5}
    />
  </>
);

/** By the last part of the service's path. */
export const serviceDrawings: Readonly<Record<string, ReactNode>> = {
  'ai-consulting': rules,
  'business-continuity': stopwatch,
  'cloud-solutions': move,
  communication: conversation,
  'compliance-consulting': folder,
  cybersecurity: doors,
  'cybersecurity-assessment-services': glass,
  'extended-security-updates': ends,
  'managed-it': board,
  'vcio-it-consulting': years,
  voip: ringing,
};
