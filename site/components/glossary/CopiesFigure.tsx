import { Drawing } from '../figures/Drawing.tsx';
import { LitPlace } from '../figures/LitPlace.tsx';

const width = 348;
const height = 132;

/** The copies at the office, then the one elsewhere. */
const copies = [
  { x: 56, name: 'Computer' },
  { x: 156, name: 'Backup disk' },
];
const away = { x: 289, y: 58, r: 13 };

/** The 3-2-1 rule: three copies, on two kinds of storage, one of them off-site. That one is lit: a fire leaves it. */
export function CopiesFigure() {
  return (
    <figure className="copies-figure">
      <div className="lit-frame">
        <Drawing
          name="copies-figure__drawing"
          width={width}
          height={height}
          label="Three copies: two at your office, on a computer and on a backup disk, and one off-site"
        >
          <path className="copies-figure__place" d="M1 7q0-6 6-6H207q6 0 6 6V103q0 6-6 6H7q-6 0-6-6z" />
          <path
            className="copies-figure__place"
            d={`M${away.x - 58} 7q0-6 6-6H${away.x + 52}q6 0 6 6V103q0 6-6 6H${away.x - 52}q-6 0-6-6z`}
          />
          <path className="copies-figure__way" d={`M69 58H143M169 58H${away.x - away.r - 3}`} />
          {copies.map(({ x, name }) => (
            <g key={name}>
              <circle className="drawing__well" cx={x} cy={away.y} r={away.r} />
              <text x={x} y="94">
                {name}
              </text>
            </g>
          ))}
          <circle className="drawing__lit" cx={away.x} cy={away.y} r={away.r} />
          <text x={away.x} y="94">
            Copy away
          </text>
          <text className="copies-figure__where" x="107" y="28">
            Your office
          </text>
          <text className="copies-figure__where" x={away.x} y="28">
            Off-site
          </text>
        </Drawing>
        <LitPlace {...away} ring={3} width={width} height={height} />
      </div>
      <figcaption className="small">Three copies of your data, a dot each. A fire leaves the lit one.</figcaption>
    </figure>
  );
}
