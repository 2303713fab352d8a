import type { Claim } from '../../facts/claim-record.ts';
import { statusWords } from '../../facts/claims.ts';
import { ScrollBox } from '../ui/ScrollBox.tsx';

/** @param name what the claims are about */
export function ClaimsTable({ name, claims }: { name: string; claims: readonly Claim[] }) {
  return (
    <ScrollBox label={`${name}, a table`}>
      <table className="data-table stack-table claims-table claims-table--wide">
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
