import { Drawing } from './Drawing.tsx';

/** Left, top, width and height of a widget on a page of 84 by 60. */
type Place = readonly [number, number, number, number];

const places: Readonly<Record<string, Place>> = {
  'hero-form': [44, 15, 30, 28],
  'contact-form': [10, 15, 64, 36],
  newsletter: [10, 40, 64, 11],
  'risk-quiz': [20, 15, 44, 36],
  stories: [10, 26, 64, 16],
  booking: [24, 8, 36, 46],
  'exit-offer': [16, 17, 52, 27],
  chat: [50, 24, 28, 32],
};
const whole: Place = [10, 15, 64, 36];

type WidgetPlacesProps = {
  widgets: readonly { name: string; placement: string }[];
};

/** Each widget where it stands on a partner's page, in the text or over it; leads to its demo below. */
export function WidgetPlaces({ widgets }: WidgetPlacesProps) {
  return (
    <nav className="widget-places" aria-labelledby="widget-places">
      <p className="widget-places__title" id="widget-places">
        <strong>{widgets.length} widgets</strong> Where each stands: in your page, or over it.
      </p>
      <ul className="widget-places__list">
        {widgets.map(({ name, placement }) => {
          const [x, y, width, height] = places[name] ?? whole;
          return (
            <li key={name}>
              <a className="widget-places__widget" href={`#${name}`}>
                <Drawing name="widget-places__page" width={84} height={60}>
                  <rect className="widget-places__frame" x="1" y="1" width="82" height="58" rx="4" />
                  <path className="widget-places__text" d="M10 10H30M10 18H70M10 26H62M10 34H74M10 42H66M10 50H48" />
                  <rect
                    className={`widget-places__place widget-places__place--${placement}`}
                    x={x}
                    y={y}
                    width={width}
                    height={height}
                    rx="3"
                  />
                  <path
                    className="widget-places__button"
                    d={`M${x + 6} ${y + height - 6}h${Math.min(14, width - 12)}`}
                  />
                </Drawing>
                <span className="widget-places__name">{name}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
