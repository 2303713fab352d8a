import { company } from '../../widgets/contract/company.ts';
import { suppliers } from '../data/suppliers.ts';
import { ScrollBox } from './ScrollBox.tsx';

/** Who handles visitors' details for us: role, firm, country and what for. A firm that is not named is named on request. */
export function SuppliersTable() {
  return (
    <section className="section wrap" aria-labelledby="suppliers">
      <h2 id="suppliers">Suppliers that handle your information</h2>
      <ScrollBox label="Suppliers, a table">
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">What the firm does for us</th>
              <th scope="col">Country</th>
              <th scope="col">What it handles</th>
              <th scope="col">Name of the firm</th>
            </tr>
          </thead>
          <tbody>
            {suppliers.map(({ role, who, country, handles }) => (
              <tr key={role}>
                <th scope="row">{role}</th>
                <td>{country}</td>
                <td>{handles}</td>
                <td>{who ?? <a href={`mailto:${company.email}`}>Ask us, we answer in writing</a>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
