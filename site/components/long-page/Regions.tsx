import { onSiteLine, pathOf, places } from '../../facts/places.ts';
import type { SmallBusinessPage } from '../../kinds/small-business/kind.ts';
import { MarkdownText } from '../markdown/MarkdownText.tsx';

export function Regions({ regions, note }: SmallBusinessPage['areas']) {
  return (
    <div>
      <div className="regions">
        {regions.map(({ region, cities }) => (
          <div key={region}>
            <h3 className="regions__name">{region}</h3>
            <ul className="regions__cities">
              {places
                .filter(({ slug }) => cities.includes(slug))
                .map((place) => (
                  <li className="regions__city" key={place.slug}>
                    <a href={pathOf(place)} data-city={place.slug}>
                      {place.name}
                    </a>
                    <span className="hidden-text">: </span>
                    <span className="small">{onSiteLine(place)}</span>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="small regions__says" data-map-says="">
        Target time on site in an emergency.
      </p>
      <MarkdownText text={note} className="note-after" />
    </div>
  );
}
