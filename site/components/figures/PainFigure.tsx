import type { PainPoint } from '../../facts/home.ts';

/** Decorative. */
export function PainFigure({ id }: { id: PainPoint['id'] }) {
  const drawings = { breaking: <Pulse />, worried: <Doors />, outdated: <Move /> };
  return (
    <svg className="pain-figure" viewBox="0 20 320 115" aria-hidden="true">
      {drawings[id]}
    </svg>
  );
}

function Pulse() {
  return (
    <>
      <path className="pain-figure__thin" d="M0 95H320" strokeDasharray="3 5" />
      <path className="pain-figure__line" d="M0 95H44l8-26 14 52 12-72 14 60 8-14H152l8-20 12 38 10-24 8 6h26" />
      <path className="pain-figure__light" d="M216 95h40l10-14 12 26 8-12h34" />
      <circle className="pain-figure__dot" cx="216" cy="95" r="6" />
      <circle className="pain-figure__thin" cx="216" cy="95" r="15" />
    </>
  );
}

function Doors() {
  const doors = [36, 92, 148, 204, 260];
  return (
    <>
      <path className="pain-figure__line" d="M12 127H308" />
      {doors.map((x, index) => (
        <g key={x}>
          <path className="pain-figure__line" d={`M${x - 18} 127V56h36v71`} />
          {index === 3 ? (
            <>
              <path className="pain-figure__open" d={`M${x - 18} 56l24 12v59h-24z`} />
              <path className="pain-figure__light" d={`M${x - 18} 56l24 12v59`} />
            </>
          ) : (
            <>
              <circle className="pain-figure__thin" cx={x} cy="90" r="5.5" />
              <path className="pain-figure__thin" d={`M${x} 95v9`} />
            </>
          )}
        </g>
      ))}
    </>
  );
}

function Move() {
  return (
    <>
      <rect className="pain-figure__line" x="26" y="32" width="64" height="95" rx="3" />
      {[48, 64, 80].map((y) => (
        <path key={y} className="pain-figure__thin" d={`M36 ${y}h44`} />
      ))}
      <circle className="pain-figure__thin" cx="58" cy="108" r="7" />
      <path className="pain-figure__light" d="M104 66c34-26 70-26 100-4" />
      <path className="pain-figure__light" d="M196 50l9 13-15 3" />
      <path className="pain-figure__thin" d="M204 104c-32 18-66 18-98 2" strokeDasharray="4 5" />
      <path className="pain-figure__thin" d="M114 118l-10-13 14-1" />
      <path className="pain-figure__line" d="M224 108a20 20 0 0 1 2-40 28 28 0 0 1 54-4 22 22 0 0 1 2 44z" />
    </>
  );
}
