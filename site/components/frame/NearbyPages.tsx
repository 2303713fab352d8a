import type { LandingTopic } from '../../facts/landing-topics.ts';
import { landingOf } from '../../facts/landing-topics.ts';
import { type Place, places } from '../../facts/places.ts';
import type { PageContext } from '../../pages/site-context.ts';
import { linkNameOf } from '../../seo/name-of.ts';
import { pageAt } from '../../seo/tree.ts';
import { PhoneFold } from '../ui/PhoneFold.tsx';

/** Links to the topic, the city and the topic in nearby cities, where such pages exist. */
export function NearbyPages({ page, topic, place }: { page: PageContext; topic: LandingTopic; place: Place }) {
  const { pages } = page.site;
  const about = pageAt(pages, topic.about);
  const same = pages
    .filter((other) => other.path !== page.path && landingOf(other.path)?.topic === topic)
    .map((other) => ({ other, city: places.find((entry) => entry.slug === landingOf(other.path)?.city) }))
    .filter(({ city }) => city !== undefined)
    .sort((a, b) => gap(a.city, place) - gap(b.city, place))
    .slice(0, 3)
    .map(({ other, city }) => ({ href: other.path, label: `${topic.name} in ${city?.name}` }));
  const links = [
    { href: topic.about, label: about && linkNameOf(about) },
    { href: `/locations/${place.slug}`, label: place.hasPage ? `All about ${place.name}` : undefined },
    { href: '/locations', label: place.hasPage ? undefined : 'All locations' },
    ...same,
  ].filter((link) => link.label && (link.href === '/locations' || pageAt(pages, link.href)));
  const title = `More on ${topic.name} and ${place.name}`;
  return (
    <nav className="nearby-pages wrap" aria-label={title}>
      <PhoneFold title={title} count={links.length}>
        <ul className="nearby-pages__list">
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </nav>
  );
}

function gap(a: Place | undefined, b: Place): number {
  return a ? Math.hypot(a.lat - b.lat, (a.lng - b.lng) * 0.72) : Number.POSITIVE_INFINITY;
}
