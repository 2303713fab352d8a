import { company } from '../../../shared/company/company.ts';

export function Offices() {
  return (
    <ul className="offices">
      {company.offices.map((office) => (
        <li key={office.id}>
          <h3>{office.city}</h3>
          <address className="offices__address">
            {office.street}
            <br />
            {office.city}, {office.region} {office.postalCode}
          </address>
        </li>
      ))}
    </ul>
  );
}
