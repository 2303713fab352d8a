import { Drawing } from './Drawing.tsx';

const across = 25;
const step = 24;

/**
 * The firms that we suit, a dot a person: the smallest filled, the largest all of them.
 * @param size the claim, with its two numbers; in other words there is no drawing
 */
export function FirmSizes({ size }: { size: string }) {
  const [least = 0, most = 0] = size.match(/\d+/g)?.map(Number) ?? [];
  if (least < 1 || most <= least || most > 500) return null;
  const dots = Array.from({ length: most }, (_, at) => [at % across, Math.floor(at / across)] as const);
  const centre = (value: number) => value * step + step / 2;
  return (
    <figure className="firm-sizes" data-claim="firmSize">
      <figcaption className="firm-sizes__title">
        <strong>Firms of {size} people</strong> A dot is a person.
      </figcaption>
      <Drawing name="firm-sizes__dots" width={across * step} height={Math.ceil(most / across) * step}>
        <path
          className="firm-sizes__least"
          d={dots
            .slice(0, least)
            .map(([x, y]) => `M${centre(x)} ${centre(y)}h0`)
            .join('')}
        />
        <path
          className="firm-sizes__more"
          d={dots
            .slice(least)
            .map(([x, y]) => `M${centre(x) - 6} ${centre(y)}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`)
            .join('')}
        />
      </Drawing>
      <ul className="firm-sizes__key">
        <li>
          <strong>{least}</strong> the smallest firm
        </li>
        <li>
          <strong>{most}</strong> the largest
        </li>
      </ul>
    </figure>
  );
}
