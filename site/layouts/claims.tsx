import { ClaimsTable, LeftOutTable, VersionsTable } from '../components/ClaimsTable.tsx';
import { FactsList } from '../components/FactsList.tsx';
import { Opening } from '../components/Opening.tsx';
import { Page } from '../components/Page.tsx';
import { ProseSections } from '../components/ProseSections.tsx';
import type { LayoutProps } from '../context.ts';
import type { Claim } from '../data/claim-record.ts';
import { certifications, claims } from '../data/claims.ts';
import { facts } from '../data/facts/index.ts';

const all: readonly Claim[] = Object.values(claims);
const used = all.filter(({ status }) => status !== 'unused');
const unused = all.filter(({ status }) => status === 'unused');
const pairs = unused.flatMap((other) => {
  const version = used.find(({ topic }) => topic === other.topic);
  return version ? [{ used: version, other }] : [];
});
const leftOut = unused.filter((claim) => !pairs.some(({ other }) => other === claim));

/** Every claim the site makes, both readings where the provider states two, and what is left out (decision 20). */
export default function Claims({ page, data, content }: LayoutProps<'claims'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated} />
      <div className="claims-list wrap">
        <h2 id="claims">Claims about the company</h2>
        <ClaimsTable claims={used} />
        <h2 id="two-versions" className="claims-list__next">
          Claims in two versions, and which we use
        </h2>
        <p>Both are stated of us somewhere. No other page shows the second.</p>
        <VersionsTable pairs={pairs} />
        <h2 id="left-out" className="claims-list__next">
          Claims we left out
        </h2>
        <p>
          These are stated of us too, and no other page uses them. For what a plan would save you, the{' '}
          <a href="/roi-calculator">ROI calculator</a> takes your own numbers.
        </p>
        <LeftOutTable claims={leftOut} />
        <h2 id="facts" className="claims-list__next">
          Facts about laws and licences
        </h2>
        <p>These are not claims of ours. Pages that need one of these facts all take it from this list.</p>
        <FactsList facts={facts} />
        <h2 className="claims-list__next">Certifications listed</h2>
        <ul>
          {certifications.map((certification) => (
            <li key={certification.name}>
              {certification.name}
              {'note' in certification && `: ${certification.note}`}
            </li>
          ))}
        </ul>
      </div>
      <div className="wrap section">
        <ProseSections html={content} />
      </div>
    </Page>
  );
}
