import { Opening } from '../components/Opening.tsx';
import { Page } from '../components/Page.tsx';
import { ProseSections } from '../components/ProseSections.tsx';
import { ScrollBox } from '../components/ScrollBox.tsx';
import { certifications, claims, statusWords } from '../data/claims.ts';
import type { LayoutProps } from './context.ts';

/** Every claim the site makes, with both readings where the provider states two (decision 20). */
export function Claims({ page, data, content }: LayoutProps<'claims'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated} />
      <div className="claims-list wrap">
        <h2 id="claims">Claims</h2>
        <ScrollBox label="Claims, a table">
          <table className="data-table claims-list__table">
            <thead>
              <tr>
                <th scope="col">Value</th>
                <th scope="col">What it says</th>
                <th scope="col">Source</th>
                <th scope="col">As of</th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              {Object.values(claims).map((claim) => (
                <tr key={claim.id}>
                  <th scope="row">{claim.value}</th>
                  <td>{claim.wording}</td>
                  <td>{claim.source}</td>
                  <td>
                    <time dateTime={claim.asOf}>{claim.asOf}</time>
                  </td>
                  <td>{statusWords[claim.status]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
        <h2 className="claims-list__second">Certifications listed</h2>
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
