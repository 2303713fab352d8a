import { FactsList } from '../../components/articles/FactsList.tsx';
import { OwnClaims } from '../../components/articles/OwnClaims.tsx';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { DotField } from '../../components/figures/DotField.tsx';
import { countOf, DotIndex } from '../../components/figures/DotIndex.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { AskCard, AskLine } from '../../components/sections/AskCard.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { PhoneFold } from '../../components/ui/PhoneFold.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import type { Claim } from '../../facts/claim-record.ts';
import { claims } from '../../facts/claims.ts';
import { certificates } from '../../facts/people.ts';
import { factTopics } from '../../facts/records/index.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

const all: readonly Claim[] = Object.values(claims);

const groups = {
  stated: { id: 'claims', title: 'What we state', label: 'We state' },
  target: { id: 'targets', title: 'What we aim for', label: 'We aim for' },
} as const;

/** Unused claims are in `docs/claims.md` (decision 50). */
const own = (['stated', 'target'] as const)
  .map((status) => ({ ...groups[status], listed: all.filter((claim) => claim.status === status) }))
  .filter(({ listed }) => listed.length > 0);

const topics = factTopics.map(({ id, name, facts }) => ({
  id: `facts-${id}`,
  name,
  facts,
  size: Object.keys(facts).length,
}));

const factCount = topics.reduce((sum, { size }) => sum + size, 0);
const claimCount = own.reduce((sum, { listed }) => sum + listed.length, 0);

/** Who says so: a number of ours, which nobody outside has confirmed, is a hollow dot. */
const parts = [
  ...own.map(({ id, label, listed }) => ({
    href: `#${id}`,
    label,
    count: listed.length,
    unit: 'claim',
    drawing: <DotField count={listed.length} state="unknown" />,
  })),
  { href: '#facts', label: 'A source outside says', count: factCount, unit: 'fact' },
];

export default function Claims({ page, data, content }: LayoutProps<'claims'>) {
  const [first, ...others] = own;
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated} about={<Offer action="Book Free Consultation" />}>
        <DotIndex
          title={`${countOf(claimCount, 'claim')} of ours, ${countOf(factCount, 'fact')} from outside`}
          about="A filled dot has a source outside the company; a hollow one is our own word."
          parts={parts}
        />
      </Opening>
      <div className="claims-list wrap">
        {first && (
          <section className="band claims-list__own" aria-labelledby={first.id}>
            <h2 id={first.id}>{first.title}</h2>
            <OwnClaims claims={first.listed} />
          </section>
        )}
        {others.map(({ id, title, listed }) => (
          <section className="band ink claims-list__own" id={id} key={id}>
            <PhoneFold title={title} count={listed.length}>
              <OwnClaims claims={listed} times />
            </PhoneFold>
          </section>
        ))}
        <AskLine row path={page.path} action="Book Free Consultation" about="Rather ask than check?" />
        <div className="claims-list__next">
          <h2 id="facts">Facts about laws and licences</h2>
          <p>These come from outside the company. Every page that needs one of them takes it from this list.</p>
        </div>
        <div className="claims-list__facts">
          {topics.map(({ id, name, facts, size }) => (
            <Fold key={id} id={id} title={name} count={size} unit="fact">
              <FactsList facts={facts} />
            </Fold>
          ))}
          <Fold id="certifications" title="Certifications listed" count={certificates.length} unit="certificate">
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
      </div>
      <SideBySide side={<AskCard path={page.path} action="Book Free Consultation" />}>
        <ProseFolds html={content} />
      </SideBySide>
      <ClosingBand title="Have a question it doesn’t answer? Ask us." action="Book Free Consultation" />
    </Page>
  );
}
