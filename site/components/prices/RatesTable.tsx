import { noteOfRate, priceOfRate, type Rate, type RateId, rateAnchor } from '../../facts/rates.ts';

/** Each row has its own fragment. */
export function RatesTable({ name, rates }: { name: string; rates: Readonly<Record<string, Rate>> }) {
  return (
    <table className="data-table rates-table">
      <caption className="rates-table__name">{name}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(rates).map(([id, rate]) => (
          <tr key={id} id={rateAnchor(id as RateId)}>
            <th scope="row">
              {rate.name}
              <span className="rates-table__note">{noteOfRate(rate)}</span>
            </th>
            <td>{priceOfRate(rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each row has its own fragment. */
export function TermsTable({
  name,
  heads,
  terms,
  anchor,
}: {
  name: string;
  heads: readonly [string, string];
  terms: Readonly<Record<string, { name: string; text: string }>>;
  anchor: string;
}) {
  return (
    <table className="data-table rates-table">
      <caption className="hidden-text">{name}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(terms).map(([id, term]) => (
          <tr key={id} id={`${anchor}-${id}`}>
            <th scope="row" className="rates-table__term">
              {term.name}
            </th>
            <td>{term.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
