import { countOf, DotIndex } from '../../components/figures/DotIndex.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { NamesInside } from '../../components/ui/NamesInside.tsx';
import { type ShownTerm, shownTerms, termsByLetter } from '../../pages/glossary.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { glossaryRecord } from '../../seo/glossary-record.ts';

export default function Glossary({ page, data, content }: LayoutProps<'glossary'>) {
  const letters = termsByLetter();
  const published = new Set(page.site.pages.map(({ path }) => path));
  return (
    <ReadingIndex
      page={page}
      data={data}
      content={content}
      graph={[glossaryRecord(page)]}
      about={<Offer action="Book Free Consultation" />}
      side={
        <DotIndex
          form="letters"
          title={`${countOf(shownTerms.length, 'term')} from A to Z`}
          about="A dot is a term. A letter opens its terms below."
          parts={letters.map(({ letter, terms }) => ({
            href: `#${idOf(letter)}`,
            label: letter,
            count: terms.length,
            unit: 'term',
          }))}
        />
      }
    >
      <div className="glossary index-folds">
        {letters.map(({ letter, terms }) => (
          <Fold
            key={letter}
            id={idOf(letter)}
            title={letter}
            count={terms.length}
            unit="term"
            drawing={<NamesInside names={terms.map(({ term }) => term)} />}
          >
            <dl>
              {terms.map((term) => (
                <Entry key={term.id} {...term} see={term.see && published.has(term.see) ? term.see : undefined} />
              ))}
            </dl>
          </Fold>
        ))}
      </div>
    </ReadingIndex>
  );
}

const idOf = (letter: string) => (letter === '0–9' ? 'figures' : `letter-${letter.toLowerCase()}`);

function Entry({ id, term, names, text, see }: ShownTerm) {
  const others = names.filter((name) => !term.toLowerCase().includes(name.toLowerCase()));
  return (
    <div id={id}>
      <dt>
        <dfn>{term}</dfn>
        {others.length > 0 && <small> {others.join(', ')}</small>}
      </dt>
      <dd>
        {text}
        {see && (
          <>
            {' '}
            <a href={see}>
              More<span className="hidden-text"> on {term}</span>
            </a>
          </>
        )}
      </dd>
    </div>
  );
}
