import { companyDay } from '../../../shared/company/calendar-day.ts';
import { promotionOn } from '../../facts/promotion.ts';

/** What is offered now (site/facts/promotion.ts); the build after its last day leaves it out. */
export function PromotionBand({ today }: { today: Date }) {
  const promotion = promotionOn(companyDay(today));
  if (!promotion) return null;
  return (
    <aside className="promotion-band" aria-label="Offer">
      <p className="wrap">
        {promotion.text} <a href={promotion.link.href}>{promotion.link.label}</a>
      </p>
    </aside>
  );
}
