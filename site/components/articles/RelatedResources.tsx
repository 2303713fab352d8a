import { linkNameOf } from '../../seo/name-of.ts';
import type { Related } from '../../seo/related.ts';

export function RelatedResources({ related }: { related: Related }) {
  if (related.internal.length === 0) return null;
  return (
    <aside className="related-resources" aria-labelledby="related">
      <div className="wrap related-resources__body">
        <h2 id="related" className="related-resources__title">
          Related
        </h2>
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
    </aside>
  );
}
