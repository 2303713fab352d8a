import { FindTerm } from '../../components/glossary/FindTerm.tsx';
import { drawnTerm, TermCard } from '../../components/glossary/TermCard.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { AskLine } from '../../components/sections/AskCard.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { NamesInside } from '../../components/ui/NamesInside.tsx';
import { type ShownTerm, shownTerms, termsByLetter } from '../../pages/glossary.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { glossaryRecord } from '../../seo/glossary-record.ts';

export default function Glossary({ page, data, content }: LayoutProps<'glossary'>) {
  const letters = termsByLetter();
  const published = new Set(page.site.pages.map(({ path }) => path));
  const seen = (term: ShownTerm) => (term.see && published.has(term.see) ? term.see : undefined);
  const drawn = shownTerms.find(({ term }) => term === drawnTerm);
  const middle = Math.ceil(letters.length / 2);
  const inFold = ({ letter, terms }: (typeof letters)[number]) => (
    <Fold
      key={letter}
      id={letter === '0–9' ? 'figures' : `letter-${letter.toLowerCase()}`}
      title={letter}
      count={terms.length}
      unit="term"
      drawing={<NamesInside names={terms.map(({ term }) => term)} />}
    >
      <dl>
        {terms.map((term) => (
          <Entry key={term.id} {...term} see={seen(term)} />
        ))}
      </dl>
    </Fold>
  );
  return (
    <ReadingIndex
      page={page}
      data={data}
      content={content}
      graph={[glossaryRecord(page)]}
      about={
        <>
          <FindTerm />
          <Offer action="Book Free Consultation" />
        </>
      }
      side={drawn && <TermCard term={drawn} of={shownTerms.length} see={seen(drawn)} />}
    >
      <div className="glossary" data-terms="">
        {letters.slice(0, middle).map(inFold)}
      </div>
      <div className="glossary band" data-terms="">
        <AskLine row path="/services/managed-it" action="Book Free Consultation" about="Rather ask than read?" />
        {letters.slice(middle).map(inFold)}
      </div>
    </ReadingIndex>
  );
}

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
