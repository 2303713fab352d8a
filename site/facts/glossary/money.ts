import type { GlossaryTerm } from './glossary-term.ts';

/** Buying, maintaining and replacing. */
export const moneyTerms: readonly GlossaryTerm[] = [
  {
    term: 'Capital cost allowance (CCA)',
    names: ['CCA', 'capital cost allowance'],
    text: 'Capital cost allowance is the yearly tax deduction in Canada for assets such as computers, usually spread over several years. The rate depends on the class; some purchases may be written off in the first year. Ask your accountant.',
    see: '/library/total-cost-of-ownership-guide',
  },
  {
    term: 'CRA',
    names: [],
    text: 'The CRA (Canada Revenue Agency) is the federal tax agency. It sets when tax returns are due and how long tax records are kept. Fraudsters pose as it, so check any message about a refund or a debt in your own CRA account.',
    see: '/library/records-retention-basics',
  },
  {
    term: 'End of support',
    names: [],
    text: 'End of support is the day after which a maker no longer fixes security holes in a product. The product keeps working but becomes a little riskier each month. Plan the replacement a year ahead, because many other offices will want the same technicians at that time.',
    see: '/library/windows-10-end-of-support-options',
  },
  {
    term: 'Extended Security Updates (ESU)',
    names: ['ESU', 'Extended Security Updates'],
    text: "Extended Security Updates are security updates that Microsoft offers, usually for a fee, after a product's regular support has ended. They buy time for a limited number of years. They add no new features, so keep planning the replacement.",
    see: '/services/extended-security-updates',
  },
  {
    term: 'Hardware lifecycle',
    names: ['device lifecycle', 'replacement cycle'],
    text: 'The hardware lifecycle is the path of a device from purchase through use to safe disposal. Replacing devices at a planned age spreads the cost evenly over the years. At the end, the data is erased and the erasure is recorded.',
    see: '/library/hardware-lifecycle-planning',
  },
  {
    term: 'HST',
    names: [],
    text: 'HST (harmonized sales tax) is the sales tax that Ontario businesses charge and pay. Many firms recover it on what they buy. Those whose services are exempt, such as many clinics, generally cannot, so IT costs them more.',
    see: '/library/it-budget-planning-guide',
  },
  {
    term: 'Total cost of ownership (TCO)',
    names: ['TCO', 'total cost of ownership'],
    text: 'Total cost of ownership is everything that a purchase costs over its life: price, set-up, training, support, power, subscriptions, downtime and disposal. Compare offers over the same number of years. The cheapest price is often not the cheapest choice.',
    see: '/library/total-cost-of-ownership-guide',
  },
];
