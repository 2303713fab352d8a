type LitPlaceProps = {
  /** Its place in the drawing that it lies over, in the drawing's units, as are its radius and its ring. */
  x: number;
  y: number;
  r: number;
  ring: number;
  /** Of the drawing. */
  width: number;
  height: number;
};

const percent = (value: number) => `${Math.round(Math.max(0, value) * 10_000) / 100}%`;

/**
 * The lit dot of a drawing (in `.lit-frame`), which travels from page to page: an SVG of its own over it, as part of an SVG
 * cannot have a transition name. CSP forbids inline styles: an empty SVG of that size positions it.
 */
export function LitPlace({ x, y, r, ring, width, height }: LitPlaceProps) {
  const whole = r + ring / 2;
  return (
    <span className="lit-place" aria-hidden="true">
      <svg width={percent((x - whole) / width)} height={percent((y + whole) / height)} aria-hidden="true" />
      <svg
        className="lit-dot"
        width={percent((2 * whole) / width)}
        viewBox={`0 0 ${2 * whole} ${2 * whole}`}
        aria-hidden="true"
      >
        <circle cx={whole} cy={whole} r={r} strokeWidth={ring} />
      </svg>
    </span>
  );
}
