import type { PageContext } from '../../pages/site-context.ts';
import type { Figure } from '../../schema/figures.ts';
import { nameOf } from '../../seo/name-of.ts';
import { childrenOf } from '../../seo/tree.ts';
import { Vignette } from '../figures/Vignette.tsx';

/** The pages of a service's parts, each with its opening's drawing, small: a sheet of what the client keeps. */
export function ServiceParts({ page }: { page: PageContext }) {
  const parts = childrenOf(page.site.pages, page.path);
  if (parts.length === 0) return null;
  return (
    <nav className="service-parts wrap" aria-labelledby="parts">
      <h2 id="parts" className="service-parts__title">
        Parts of this service
      </h2>
      <ul className="service-parts__list">
        {parts.map((part) => (
          <li key={part.path}>
            <a className="service-parts__part" href={part.path}>
              <Vignette figure={drawingOf(part.data)} />
              <span>{nameOf(part)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function drawingOf(data: object): Pick<Figure, 'form' | 'rows'> | undefined {
  const { figure, deliverables = [] } = data as { figure?: Figure; deliverables?: readonly string[] };
  if (figure || deliverables.length === 0) return figure;
  return { form: 'sheet', rows: deliverables.map((text) => ({ name: text, text, state: 'well' })) };
}
