import type { Claim } from '../data/claim-record.ts';
import { statusWords } from '../data/claims.ts';
import { ScrollBox } from './ScrollBox.tsx';

/** Every claim that a page uses: value, meaning, source, day and status. */
export function ClaimsTable({ claims }: { claims: readonly Claim[] }) {
  return (
    <ScrollBox label="Claims, a table">
      <table className="data-table claims-table claims-table--wide">
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
          {claims.map((claim) => (
            <tr key={claim.id}>
              <th scope="row">{claim.value}</th>
              <td>
                {claim.wording}
                {claim.note && <span className="claims-table__note">{claim.note}</span>}
              </td>
              <td className="claims-table__source">{claim.source}</td>
              <td>
                <time dateTime={claim.asOf}>{claim.asOf}</time>
              </td>
              <td>{statusWords[claim.status]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Claims that exist in two versions: the one in use beside each other one, with the reason. */
export function VersionsTable({ pairs }: { pairs: readonly { used: Claim; other: Claim }[] }) {
  return (
    <ScrollBox label="Two versions of one thing, a table">
      <table className="data-table claims-table">
        <thead>
          <tr>
            <th scope="col">We use</th>
            <th scope="col">Also in circulation, and why we leave it</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ used, other }) => (
            <tr key={other.id}>
              <th scope="row">{said(used)}</th>
              <td>
                {said(other)}
                <span className="claims-table__note">{other.note}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Figures that are stated of us somewhere and that no page uses, with the reason. */
export function LeftOutTable({ claims }: { claims: readonly Claim[] }) {
  return (
    <ScrollBox label="Figures we do not use, a table">
      <table className="data-table claims-table">
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Why it is not used</th>
          </tr>
        </thead>
        <tbody>
          {claims.map((claim) => (
            <tr key={claim.id}>
              <th scope="row">{said(claim)}</th>
              <td>{claim.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const said = ({ value, wording }: Claim) => `${value} ${wording}`;
