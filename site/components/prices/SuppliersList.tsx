import { company } from '../../../shared/company/company.ts';
import { suppliers } from '../../facts/suppliers.ts';

/** Firms that handle visitors' data; unnamed ones are named on request. */
export function SuppliersList() {
  return (
    <section className="section wrap suppliers-list" aria-labelledby="suppliers">
      <h2 id="suppliers" className="suppliers-list__title">
        Suppliers that handle your information
      </h2>
      <ul className="suppliers-list__rows">
        {suppliers.map(({ role, who, country, handles }) => (
          <li className="suppliers-list__row" key={role}>
            <h3>{role}</h3>
            <dl className="suppliers-list__facts">
              <dt>Country</dt>
              <dd>{country}</dd>
              <dt>Handles</dt>
              <dd>{handles}</dd>
              <dt>Firm</dt>
              <dd>{who ?? <a href={`mailto:${company.email}`}>Ask us for the name; we answer in writing</a>}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
