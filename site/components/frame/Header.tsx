import { company } from '../../../shared/company/company.ts';
import { headerItems, menuItems, type NavGroup, type NavLink } from '../../facts/navigation.ts';
import { BookingButton } from '../ui/Button.tsx';
import { PhoneIcon } from '../ui/PhoneIcon.tsx';
import { HeaderSearch, SearchField } from './HeaderSearch.tsx';
import { Wordmark } from './Wordmark.tsx';

const menuId = 'site-menu';

type LinksProps = { path: string; block: string; items: readonly (NavLink | NavGroup)[] };

function Links({ path, block, items }: LinksProps) {
  const link = ({ label, href }: NavLink, part: string) => (
    <li key={href}>
      <a className={`${block}__${part}`} href={href} aria-current={path === href ? 'page' : undefined}>
        {label}
      </a>
    </li>
  );
  return (
    <ul className={`${block}__list`}>
      {items.map((item) =>
        'href' in item ? (
          link(item, 'link')
        ) : (
          <li key={item.label}>
            <details className={`${block}__group`} data-disclosure="">
              <summary className={`${block}__link`}>{item.label}</summary>
              <ul className={`${block}__panel`}>{item.links.map((one) => link(one, 'panel-link'))}</ul>
            </details>
          </li>
        ),
      )}
    </ul>
  );
}

/**
 * The header (docs/product.md, section 2). Its lists (disclosures) and the mobile menu (popover) work without
 * JavaScript; the script adds Escape, outside clicks, and the bar's return on the way up (`widgets/page/page-frame.ts`).
 */
export function Header({ path }: { path: string }) {
  return (
    <header className="header ink" data-header="">
      <div className="header__strip ink">
        <div className="header__bar">
          <a className="header__logo" href="/">
            <Wordmark />
          </a>
          <nav className="header__nav" aria-label="Main">
            <Links path={path} block="header" items={headerItems} />
          </nav>
          <HeaderSearch />
          <a className="header__call" href={`tel:${company.phone.e164}`}>
            <PhoneIcon />
            <span className="header__number">
              <span className="hidden-text">Call </span>
              {company.phone.display}
            </span>
          </a>
          <div className="header__book">
            <BookingButton source="header" variant="accent">
              Book Free Assessment
            </BookingButton>
          </div>
          <button
            className="icon-button header__menu-button"
            type="button"
            popoverTarget={menuId}
            aria-haspopup="dialog"
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path
                d="M3 7h18M3 12h18M3 17h12"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
            <span className="hidden-text">Menu</span>
          </button>
        </div>
      </div>
      <div id={menuId} className="menu ink" popover="auto" role="dialog" aria-label="Menu">
        <div className="menu__top">
          <Wordmark />
          <button
            className="icon-button header__menu-button"
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
            <span className="hidden-text">Close menu</span>
          </button>
        </div>
        <SearchField id="menu-search" label="Find a page" />
        <nav aria-label="Menu">
          <Links path={path} block="menu" items={menuItems} />
        </nav>
        <BookingButton source="menu" variant="accent">
          Book Free Assessment
        </BookingButton>
      </div>
    </header>
  );
}
