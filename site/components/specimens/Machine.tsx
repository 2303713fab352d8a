export type Machine = { x: number; y: number; name: string; address?: string };

export const Machines = ({ of }: { of: readonly Machine[] }) => (
  <>
    {of.map(({ x, y, name, address }) => (
      <g key={name}>
        <path className="paper__box" d={`M${x} ${y}h120v50h-120z`} />
        <text className="paper__strong" x={x + 60} y={y + 22} textAnchor="middle">
          {name}
        </text>
        <text className="paper__small paper__quiet" x={x + 60} y={y + 40} textAnchor="middle">
          {address}
        </text>
      </g>
    ))}
  </>
);

/** Lower right: client, version, sheet, date, reviewer. */
export function TitleBlock({ whose, cells }: { whose: string; cells: readonly [string, string, string, string] }) {
  return (
    <>
      <path className="paper__line" d="M526 470h220v96h-220zM526 502h220M526 534h220M636 502v64" />
      <text className="paper__strong" x="538" y="491">
        {whose}
      </text>
      <g className="paper__small">
        {cells.map((text, place) => (
          <text key={text} x={place % 2 === 0 ? 538 : 648} y={place < 2 ? 523 : 555}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
}
