const step = 12;

type DotFieldProps = { count: number; across?: number };

/** A number that stands beside it in words, as dots. */
export function DotField({ count, across = 20 }: DotFieldProps) {
  const rows = Math.ceil(count / across);
  const places = Array.from({ length: count }, (_, at) => [at % across, Math.floor(at / across)] as const);
  const [width, height] = [Math.min(count, across) * step, rows * step];
  return (
    <svg
      className="dot-field"
      data-drawing=""
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path d={places.map(([x, y]) => `M${x * step + 5} ${y * step + 6}h0`).join('')} />
    </svg>
  );
}
