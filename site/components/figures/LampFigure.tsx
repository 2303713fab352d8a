import { Drawing } from './Drawing.tsx';
import { LitPlace } from './LitPlace.tsx';

const [wide, high] = [540, 300];
const [x, y] = [150, 150];
/** Pixels of a unit of the mark (`ui/Lamp.tsx`), which is 24 units wide with its rings. */
const unit = 4.5;
const edge = 11 * unit;
const space = 2 * edge;

const parts = [
  { radius: 11, text: 'Outer ring: 11', angle: -40, line: 92 },
  { radius: 7.5, text: 'Inner ring: 7.5', angle: -14, line: 136 },
  { radius: 4.5, text: 'Disc: 4.5, always filled', angle: 22, line: 180 },
] as const;

const onRing = (radius: number, angle: number) => {
  const turn = (angle * Math.PI) / 180;
  return `${Math.round(x + radius * unit * Math.cos(turn))} ${Math.round(y + radius * unit * Math.sin(turn))}`;
};

/** How the mark is built, and the space that it keeps free. */
export function LampFigure() {
  return (
    <figure className="lamp-figure">
      <div className="lit-frame">
        <Drawing
          name="lamp-figure__drawing"
          width={wide}
          height={high}
          label="The lamp: a filled disc of radius 4.5 inside rings of radius 7.5 and 11, with free space of one lamp on each side"
        >
          <path
            className="lamp-figure__space"
            d={`M${x - edge - space + 1} ${y - edge - space + 1}h${2 * (edge + space) - 2}v${2 * (edge + space) - 2}h-${2 * (edge + space) - 2}z`}
          />
          <path
            className="lamp-figure__measure"
            d={`M${x + edge} 236h${space}M${x + edge} 228v16M${x + edge + space} 228v16${parts
              .map(({ radius, angle, line }) => `M${onRing(radius, angle)}L290 ${line}h36`)
              .join('')}`}
          />
          {parts.map(({ radius }) => (
            <circle
              className={radius === 4.5 ? 'lamp-figure__disc' : 'lamp-figure__ring'}
              cx={x}
              cy={y}
              r={radius * unit}
              key={radius}
            />
          ))}
          {parts.map(({ text, line }) => (
            <text x="334" y={line + 6} key={text}>
              {text}
            </text>
          ))}
          <text x={x + edge + space / 2} y="264" textAnchor="middle">
            1 lamp
          </text>
        </Drawing>
        <LitPlace x={x} y={y} r={4.5 * unit} ring={0} width={wide} height={high} />
      </div>
    </figure>
  );
}
