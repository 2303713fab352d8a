import type { ShownTerm } from '../../pages/glossary.ts';
import { countOf } from '../figures/DotIndex.tsx';
import { CopiesFigure } from './CopiesFigure.tsx';

/** The drawn one. */
export const drawnTerm = '3-2-1 rule';

/** Opens the glossary: one term in full, with its drawing, so that one sees what all of them are like. */
export function TermCard({ term, of, see }: { term: ShownTerm; of: number; see?: string }) {
  return (
    <section className="term-card" aria-labelledby="term-card">
      <p className="small">One of {countOf(of, 'term')}</p>
      <h2 className="term-card__name" id="term-card">
        {term.term}
      </h2>
      <CopiesFigure />
      <p>
        {term.text}
        {see && (
          <>
            {' '}
            <a href={see}>
              More<span className="hidden-text"> on the {term.term}</span>
            </a>
          </>
        )}
      </p>
    </section>
  );
}
