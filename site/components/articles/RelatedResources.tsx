import { linkNameOf } from '../../seo/name-of.ts';
import type { Related } from '../../seo/related.ts';
import { PhoneFold } from '../ui/PhoneFold.tsx';

export function RelatedResources({ related }: { related: Related }) {
  if (related.internal.length === 0) return null;
  return (
    <aside className="related-resources ink" aria-label="Related">
      <div className="wrap related-resources__body">
        <PhoneFold title="Related" count={related.internal.length + related.external.length}>
          <div className="related-resources__lists">
            <ul className="related-resources__list">
              {related.internal.map((entry) => (
                <li key={entry.path}>
                  <a href={entry.path}>{linkNameOf(entry)}</a>
                </li>
              ))}
            </ul>
            <ul className="related-resources__list related-resources__list--outside" aria-label="From elsewhere">
              {related.external.map((link) => (
                <li key={link.url}>
                  <a href={link.url} rel="noopener">
                    {link.title}
                  </a>
                  <span className="related-resources__domain">{link.domain}</span>
                </li>
              ))}
            </ul>
          </div>
        </PhoneFold>
      </div>
    </aside>
  );
}
