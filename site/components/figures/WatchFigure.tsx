/** Decorative. */
export function WatchFigure() {
  const machines = ['Server', 'Backup', 'Firewall', 'Wi-Fi', 'Front desk'];
  return (
    <svg className="watch-figure" viewBox="0 0 520 240" aria-hidden="true">
      <text className="watch-figure__hour" x="96" y="18">
        22:00
      </text>
      <text className="watch-figure__hour" x="288" y="18" textAnchor="middle">
        03:00
      </text>
      <text className="watch-figure__hour" x="510" y="18" textAnchor="end">
        08:00
      </text>
      {machines.map((machine, row) => {
        const y = 46 + row * 42;
        const troubled = row === 1;
        return (
          <g key={machine}>
            <text x="0" y={y + 5}>
              {machine}
            </text>
            <path className="watch-figure__line" d={troubled ? `M96 ${y}H292` : `M96 ${y}H510`} />
            {troubled && (
              <>
                <path className="watch-figure__gap" d={`M300 ${y}h46`} />
                <path className="watch-figure__line" d={`M352 ${y}H510`} />
                <circle className="watch-figure__alert" cx="296" cy={y} r="6" />
                <circle className="watch-figure__ring" cx="296" cy={y} r="14" />
                <circle className="watch-figure__dot" cx="350" cy={y} r="5" />
                <text className="watch-figure__note" x="296" y={y - 22} textAnchor="middle">
                  copy failed
                </text>
                <text className="watch-figure__note" x="510" y={y + 23} textAnchor="end">
                  run again, before anyone is in
                </text>
              </>
            )}
          </g>
        );
      })}
      <path className="watch-figure__axis" d="M96 28V226M303 28V226M510 28V226" />
    </svg>
  );
}
