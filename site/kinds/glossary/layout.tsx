import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { PageLinks } from '../../components/sections/PageLinks.tsx';
import { type ShownTerm, termsByLetter } from '../../pages/glossary.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { glossaryRecord } from '../../seo/glossary-record.ts';

export default function Glossary({ page, data, content }: LayoutProps<'glossary'>) {
  const letters = termsByLetter();
  const published = new Set(page.site.pages.map(({ path }) => path));
  const links = letters.map(({ letter, terms }) => ({ href: `#${idOf(letter)}`, label: letter, count: terms.length }));
  return (
    <ReadingIndex
      page={page}
      data={data}
      content={content}
      graph={[glossaryRecord(page)]}
      side={<PageLinks variant="letters" title="Terms from A to Z" links={links} />}
    >
      <div className="glossary">
        {letters.map(({ letter, terms }) => (
          <section className="glossary__letter" key={letter} aria-labelledby={idOf(letter)}>
            <h2 id={idOf(letter)}>{letter}</h2>
            <dl>
              {terms.map((term) => (
                <Entry key={term.id} {...term} see={term.see && published.has(term.see) ? term.see : undefined} />
              ))}
            </dl>
          </section>
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
