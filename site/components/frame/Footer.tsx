import { company } from '../../../shared/company/company.ts';
import { hours } from '../../../shared/company/hours.ts';
import { openDays } from '../../../shared/company/open-days.ts';
import { footerColumns, legalLinks, type NavLink } from '../../facts/navigation.ts';
import { PhoneFold } from '../ui/PhoneFold.tsx';
import { Wordmark } from './Wordmark.tsx';

/** The footer (docs/product.md, section 2). Links to the current page scroll up. */
export function Footer({ path }: { path: string }) {
  const link = ({ label, href, opens }: NavLink) => (
    <li key={href}>
      <a
        href={href}
        data-open={opens}
        data-source={opens && 'footer'}
        aria-current={path === href ? 'page' : undefined}
      >
        {label}
      </a>
    </li>
  );
  return (
    <footer className="footer ink">
      <div className="wrap footer__top">
        <div className="footer__who">
          <Wordmark />
          <p className="footer__line">{company.tagline}</p>
          <p className="footer__phone">
            <a href={`tel:${company.phone.e164}`}>{company.phone.display}</a>
          </p>
          <p className="footer__small">
            <a href={`mailto:${company.email}`}>{company.email}</a>
            <br />
            {openDays} {hours.opens} to {hours.closes}, emergencies 24/7
          </p>
          <div className="footer__offices">
            {company.offices.map((office) => (
              <address className="footer__office" key={office.id}>
                <strong>{office.city}</strong>
                <br />
                {office.street}
                <br />
                {office.city}, {office.region} <span className="footer__code">{office.postalCode}</span>
              </address>
            ))}
          </div>
        </div>
        <nav className="footer__nav" aria-label="Footer">
          {footerColumns.map((column) => (
            <div className="footer__column" key={column.title}>
              <PhoneFold title={column.title}>
                <ul className="footer__list">{column.links.map(link)}</ul>
              </PhoneFold>
            </div>
          ))}
        </nav>
      </div>
      <div className="wrap footer__bottom">
        <ul className="footer__legal">{legalLinks.map(link)}</ul>
        <p className="footer__small">
          Claims on this site are stated by {company.name}. Stories are illustrative and say so.
        </p>
      </div>
    </footer>
  );
}
