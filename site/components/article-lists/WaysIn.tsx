import type { ReactNode } from 'react';
import { roles } from '../../facts/readers.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { articlesByRole, needsOf } from '../../pages/reading-guide.ts';
import { readingPathsOf } from '../../pages/reading-path-of.ts';

type OfPages = { pages: readonly ContentPage[] };

/** What one needs to do, by when, each with the piece that says how. */
export function Needs({ pages }: OfPages) {
  const needs = needsOf(pages);
  if (needs.length === 0) return null;
  return (
    <section className="ways-in ways-in--needs band" aria-labelledby="need">
      <h2 className="ways-in__need" id="need">
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
  );
}

/** Articles by role, and reading paths; all closed. */
export function WaysIn({ pages }: OfPages) {
  const byRole = articlesByRole(pages);
  const paths = readingPathsOf(pages);
  if (byRole.length + paths.length === 0) return null;
  return (
    <div className="ways-in-pair">
      {byRole.length > 0 && (
        <ClosedWays id="roles" title="Reading by role">
          {byRole.map(({ role, articles }) => (
            <details key={role} name="role">
              <summary className="plus-mark">{roles[role]}</summary>
              <Ways links={articles.map(({ path, data }) => ({ href: path, text: data.title }))} />
            </details>
          ))}
        </ClosedWays>
      )}
      {paths.length > 0 && (
        <ClosedWays id="paths" title="Reading paths">
          {paths.map(({ title, pieces }) => (
            <details key={title} name="path">
              <summary className="plus-mark">
                {title} <span className="ways-in__count">{pieces.length} parts</span>
              </summary>
              <Ways links={pieces.map(({ path, data }) => ({ href: path, text: data.title }))} inOrder />
            </details>
          ))}
        </ClosedWays>
      )}
    </div>
  );
}

function ClosedWays({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="ways-in" aria-labelledby={id}>
      <h2 className="ways-in__title" id={id}>
        {title}
      </h2>
      <div className="ways-in__roles">{children}</div>
    </section>
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
