import { planTiers } from '../../widgets/contract/plan-tiers.ts';

const [essential, professional, enterprise] = planTiers;

/** Prices in Canadian dollars per user per month: specification, section 9. */
export const pricing = {
  currency: 'CAD',
  min: 175,
  max: 300,
  tiers: [
    {
      name: essential.name,
      min: essential.min,
      max: essential.max,
      includes: 'Monitoring, patches, backup of cloud email and files, and a help desk in support hours.',
    },
    {
      name: professional.name,
      min: professional.min,
      max: professional.max,
      includes: 'Essential, plus managed security on every device, staff training and a quarterly review.',
    },
    {
      name: enterprise.name,
      min: enterprise.min,
      max: enterprise.max,
      includes: 'Professional, plus log watching, compliance evidence and a named vCIO.',
    },
  ],
  packages: [
    { name: 'Small Business', users: { min: 5, max: 25 }, price: 175 },
    { name: 'Medium', users: { min: 25, max: 100 }, price: 225 },
  ],
} as const;
