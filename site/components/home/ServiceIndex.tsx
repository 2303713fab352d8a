import { serviceTiles } from '../../data/service-tiles.ts';
import { WatchFigure } from '../figures/WatchFigure.tsx';
import { SectionLabel } from '../SectionLabel.tsx';

/** Services overview: the tiles as an index that reads down, the first one opened up with a drawing. */
export function ServiceIndex() {
  const [first, ...rest] = serviceTiles;
  return (
    <section className="service-index ink" aria-labelledby="services">
      <div className="wrap section">
        <div className="service-index__intro">
          <div>
            <SectionLabel>Services</SectionLabel>
            <h2 id="services">One team for everything that has a plug or a password.</h2>
          </div>
          {first && (
            <div className="service-index__first">
              <WatchFigure />
            </div>
          )}
        </div>
        <ol className="service-index__list">
          {[first, ...rest].map(
            (tile) =>
              tile && (
                <li className={`service-index__row service-index__row--${tile.color}`} key={tile.id}>
                  <h3>
                    <a href={tile.link}>{tile.title}</a>
                  </h3>
                  <p>{tile.description}</p>
                  <ul className="service-index__outcomes">
                    {tile.outcomes.map((outcome) => (
                      <li key={outcome}>{outcome}</li>
                    ))}
                  </ul>
                </li>
              ),
          )}
        </ol>
        <p className="service-index__all">
          <a href="/services">All services</a>
        </p>
      </div>
    </section>
  );
}
