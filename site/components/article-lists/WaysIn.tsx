import { roles } from '../../facts/readers.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { articlesByRole, needsOf } from '../../pages/reading-guide.ts';
import { readingPathsOf } from '../../pages/reading-path-of.ts';

/** Entry points to the knowledge hub: needs, roles, reading paths. */
export function WaysIn({ pages }: { pages: readonly ContentPage[] }) {
  const needs = needsOf(pages);
  const byRole = articlesByRole(pages);
  const paths = readingPathsOf(pages);
  return (
    <>
      {needs.length > 0 && (
        <section className="ways-in" aria-labelledby="need">
          <h2 className="ways-in__title" id="need">
            I need to …
          </h2>
          <div className="ways-in__columns">
            {needs.map(({ when, needs }) => (
              <div key={when}>
                <h3 className="ways-in__name">{when}</h3>
                <Ways links={needs.map(({ need, path }) => ({ href: path, text: need }))} />
              </div>
            ))}
          </div>
        </section>
      )}
      {byRole.length > 0 && (
        <section className="ways-in" aria-labelledby="roles">
          <h2 className="ways-in__title" id="roles">
            Reading by role
          </h2>
          <div className="ways-in__roles">
            {byRole.map(({ role, articles }, index) => (
              <details key={role} name="role" open={index === 0}>
                <summary className="plus-mark">{roles[role]}</summary>
                <Ways links={articles.map(({ path, data }) => ({ href: path, text: data.title }))} />
              </details>
            ))}
          </div>
        </section>
      )}
      {paths.length > 0 && (
        <section className="ways-in" aria-labelledby="paths">
          <h2 className="ways-in__title" id="paths">
            Reading paths
          </h2>
          <div className="ways-in__roles">
            {paths.map(({ title, pieces }) => (
              <details key={title} name="path">
                <summary className="plus-mark">
                  {title} <span className="ways-in__count">{pieces.length} parts</span>
                </summary>
                <Ways links={pieces.map(({ path, data }) => ({ href: path, text: data.title }))} inOrder />
              </details>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function Ways({ links, inOrder }: { links: readonly { href: string; text: string }[]; inOrder?: boolean }) {
  const List = inOrder ? 'ol' : 'ul';
  return (
    <List className="ways-in__list">
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </List>
  );
}
