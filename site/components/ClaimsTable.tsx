import type { ReactNode } from 'react';
import type { Claim } from '../data/claim-record.ts';
import { statusWords } from '../data/claims.ts';
import { ScrollBox } from './ScrollBox.tsx';

/** Every claim that a page uses: value, meaning, source, day and status. */
export function ClaimsTable({ claims }: { claims: readonly Claim[] }) {
  return (
    <ScrollBox label="Claims, a table">
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

/** Claims that exist in two versions: the one in use beside each other one, with the reason. */
export function VersionsTable({ pairs }: { pairs: readonly { used: Claim; other: Claim }[] }) {
  const rows = pairs.map(({ used, other }) => ({
    id: other.id,
    figure: said(used),
    beside: (
      <>
        {said(other)}
        <span className="claims-table__note">{other.note}</span>
      </>
    ),
  }));
  return (
    <FigureTable
      label="Claims in two versions, a table"
      heads={['We use', 'Also in circulation, and why we leave it']}
      rows={rows}
    />
  );
}

/** Figures that are stated of us somewhere and that no page uses, with the reason. */
export function LeftOutTable({ claims }: { claims: readonly Claim[] }) {
  const rows = claims.map((claim) => ({ id: claim.id, figure: said(claim), beside: claim.note }));
  return <FigureTable label="Figures we do not use, a table" heads={['Figure', 'Why it is not used']} rows={rows} />;
}

type FigureTableProps = {
  label: string;
  heads: readonly [figure: string, beside: string];
  rows: readonly { id: string; figure: string; beside: ReactNode }[];
};

function FigureTable({ label, heads, rows }: FigureTableProps) {
  return (
    <ScrollBox label={label}>
      <table className="data-table claims-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, figure, beside }) => (
            <tr key={id}>
              <th scope="row">{figure}</th>
              <td>{beside}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const said = ({ value, wording }: Claim) => `${value} ${wording}`;
