const ports = [0, 1, 2, 3, 4, 5, 6, 7];
const empty = 5;
const x = (port: number) => 30 + port * 50;

/** Decorative: a patch panel with one cable out. It goes in while the search field has the focus. */
export function UnpluggedFigure() {
  return (
    <svg className="unplugged-figure" viewBox="0 0 440 210" aria-hidden="true">
      <rect className="unplugged-figure__line" x="8" y="24" width="424" height="64" rx="4" />
      {ports.map((port) => (
        <g key={port}>
          <path className="unplugged-figure__line" d={`M${x(port)} 40h28v28h-8v6h-12v-6h-8z`} />
          {port === empty ? (
            <path className="unplugged-figure__ring" d={`M${x(port) - 7} 33h42v48h-42z`} />
          ) : (
            <>
              <path className="unplugged-figure__plug" d={`M${x(port) + 8} 56h12v26h-12z`} />
              <path
                className="unplugged-figure__cable"
                d={`M${x(port) + 14} 82c0 50 ${(port - 4) * 6} 60 ${(port - 4) * 8} 128`}
              />
            </>
          )}
        </g>
      ))}
      <path className="unplugged-figure__loose" d="M332 210c4-46 56-30 66-70" />
      <path className="unplugged-figure__plug unplugged-figure__plug--loose" d="M393 140l-3-22 14-3 6 22z" />
    </svg>
  );
}
