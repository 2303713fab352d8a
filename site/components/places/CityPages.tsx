import { cityOf } from '../../facts/landing-topics.ts';
import type { Place } from '../../facts/places.ts';
import type { PageContext } from '../../pages/site-context.ts';
import { nameOf } from '../../seo/name-of.ts';
import { PhoneFold } from '../ui/PhoneFold.tsx';

export function CityPages({ page, place }: { page: PageContext; place: Place }) {
  const listed = page.site.pages
    .filter(({ path, hidden }) => !hidden && path !== page.path && cityOf(path) === place.slug)
    .map((entry) => ({ href: entry.path, label: nameOf(entry) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  if (listed.length === 0) return null;
  const title = `What we do in ${place.name}, one page each`;
  return (
    <nav className="nearby-pages wrap" aria-label={title}>
      <PhoneFold title={title} count={listed.length}>
        <ul className="nearby-pages__list">
          {listed.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </nav>
  );
}
