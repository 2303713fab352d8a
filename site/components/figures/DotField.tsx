import { Drawing } from './Drawing.tsx';

const step = 12;

type DotFieldProps = {
  count: number;
  across?: number;
  /** Rings instead of dots: these need attention, or are not known (docs/look.md). */
  state?: 'needs' | 'unknown';
};

/** A number as dots; the text next to it states it. */
export function DotField({ count, across = 20, state }: DotFieldProps) {
  const rows = Math.ceil(count / across);
  const places = Array.from({ length: count }, (_, at) => [at % across, Math.floor(at / across)] as const);
  const shape = state ? 'm-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0' : 'h0';
  return (
    <Drawing name="dot-field" width={Math.min(count, across) * step} height={rows * step}>
      <path
        className={state && `dot-field__${state}`}
        d={places.map(([x, y]) => `M${x * step + 5} ${y * step + 6}${shape}`).join('')}
      />
    </Drawing>
  );
}
