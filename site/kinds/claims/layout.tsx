import { ClaimsTable } from '../../components/articles/ClaimsTable.tsx';
import { FactsList } from '../../components/articles/FactsList.tsx';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { countOf, DotIndex } from '../../components/figures/DotIndex.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { AskCard } from '../../components/sections/AskCard.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { NamesInside } from '../../components/ui/NamesInside.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import type { Claim } from '../../facts/claim-record.ts';
import { claims, statusWords } from '../../facts/claims.ts';
import { certificates } from '../../facts/people.ts';
import { factTopics } from '../../facts/records/index.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

const all: readonly Claim[] = Object.values(claims);

/** Unused claims are in `docs/claims.md` (decision 50). */
const stated = (['stated', 'target'] as const)
  .map((status) => ({
    id: status === 'stated' ? 'claims' : 'targets',
    name: `Claims: ${statusWords[status].toLowerCase()}`,
    listed: all.filter((claim) => claim.status === status),
  }))
  .filter(({ listed }) => listed.length > 0);

const topics = factTopics.map(({ id, name, facts }) => ({
  id: `facts-${id}`,
  name,
  facts,
  size: Object.keys(facts).length,
}));

const parts = [
  ...stated.map(({ id, name, listed }) => ({ href: `#${id}`, label: name, count: listed.length, unit: 'claim' })),
  ...topics.map(({ id, name, size }) => ({ href: `#${id}`, label: name, count: size, unit: 'fact' })),
  { href: '#certifications', label: 'Certifications listed', count: certificates.length, unit: 'certificate' },
];

const sumOf = (unit: string) =>
  countOf(
    parts.filter((part) => part.unit === unit).reduce((sum, { count }) => sum + count, 0),
    unit,
  );

export default function Claims({ page, data, content }: LayoutProps<'claims'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated} about={<Offer action="Book Free Consultation" />}>
        <DotIndex
          title={`${sumOf('claim')}, ${sumOf('fact')}, ${sumOf('certificate')}`}
          about="A dot is one of them, with its source and its day."
          parts={parts}
        />
      </Opening>
      <div className="claims-list index-folds wrap">
        {stated.map(({ id, name, listed }) => (
          <Fold
            key={id}
            id={id}
            title={name}
            count={listed.length}
            unit="claim"
            drawing={<NamesInside names={listed.map(({ value }) => value)} />}
          >
            <ClaimsTable name={name} claims={listed} />
          </Fold>
        ))}
        <div className="claims-list__next">
          <h2 id="facts">Facts about laws and licences</h2>
          <p>These come from outside the company. Every page that needs one of them takes it from this list.</p>
        </div>
        {topics.map(({ id, name, facts, size }) => (
          <Fold
            key={id}
            id={id}
            title={name}
            count={size}
            unit="fact"
            drawing={<NamesInside names={publishersOf(facts)} />}
          >
            <FactsList facts={facts} />
          </Fold>
        ))}
        <Fold
          id="certifications"
          title="Certifications listed"
          count={certificates.length}
          unit="certificate"
          drawing={<NamesInside names={certificates.map(({ name }) => name)} />}
        >
          <p>
            The page about <a href="/people#certificates">our people</a> says who holds each, what it covers and until
            when.
          </p>
          <ul>
            {certificates.map(({ name, retired }) => (
              <li key={name}>
                {name}
                {retired && `: ${retired}`}
              </li>
            ))}
          </ul>
        </Fold>
      </div>
      <SideBySide side={<AskCard path={page.path} action="Book Free Consultation" />}>
        <ProseFolds html={content} />
      </SideBySide>
      <ClosingBand title="Have a question it doesn’t answer? Ask us." action="Book Free Consultation" />
    </Page>
  );
}

const publishersOf = (facts: (typeof factTopics)[number]['facts']) => [
  ...new Set(Object.values(facts).map(({ source }) => source.publisher)),
];
