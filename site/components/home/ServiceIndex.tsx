import { serviceTiles } from '../../facts/service-tiles.ts';
import { Vignette } from '../figures/Vignette.tsx';
import { SectionLabel } from '../ui/SectionLabel.tsx';

export function ServiceIndex() {
  return (
    <section className="service-index ink" aria-labelledby="services">
      <div className="wrap section">
        <SectionLabel>Services</SectionLabel>
        <h2 id="services">One team for everything that has a plug or a password.</h2>
        <ol className="service-index__list">
          {serviceTiles.map((tile) => (
            <li className="service-index__row" key={tile.id}>
              <Vignette path={tile.link} />
              <h3>
                <a href={tile.link}>{tile.title}</a>
              </h3>
              <p>{tile.description}</p>
              <p className="service-index__outcome">{tile.outcomes[0]}</p>
            </li>
          ))}
        </ol>
        <p className="service-index__all">
          <a href="/services">All services</a>
        </p>
      </div>
    </section>
  );
}
