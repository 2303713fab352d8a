import { ClaimsTable } from '../../components/articles/ClaimsTable.tsx';
import { FactsList } from '../../components/articles/FactsList.tsx';
import { ProseSections } from '../../components/articles/ProseSections.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import type { Claim } from '../../facts/claim-record.ts';
import { claims } from '../../facts/claims.ts';
import { certificates } from '../../facts/people.ts';
import { facts } from '../../facts/records/index.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

const all: readonly Claim[] = Object.values(claims);
const used = all.filter(({ status }) => status !== 'unused');

/** Unused claims are in `docs/claims.md` (decision 50). */
export default function Claims({ page, data, content }: LayoutProps<'claims'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated} />
      <div className="claims-list wrap">
        <h2 id="claims">Claims about the company</h2>
        <ClaimsTable claims={used} />
        <h2 id="facts" className="claims-list__next">
          Facts about laws and licences
        </h2>
        <p>These come from outside the company. Every page that needs one of them takes it from this list.</p>
        <FactsList facts={facts} />
        <h2 id="certifications" className="claims-list__next">
          Certifications listed
        </h2>
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
      </div>
      <div className="wrap section">
        <ProseSections html={content} />
      </div>
    </Page>
  );
}
