/** Prices in Canadian dollars per user per month: specification, section 9. */
export const pricing = {
  currency: 'CAD',
  min: 175,
  max: 300,
  tiers: [
    {
      name: 'Essential',
      min: 175,
      max: 225,
      includes: 'Monitoring, patches, backup of cloud email and files, and a help desk in support hours.',
    },
    {
      name: 'Professional',
      min: 225,
      max: 275,
      includes: 'Essential, plus managed security on every device, staff training and a quarterly review.',
    },
    {
      name: 'Enterprise',
      min: 275,
      max: 300,
      includes: 'Professional, plus log watching, compliance evidence and a named vCIO.',
    },
  ],
  packages: [
    { name: 'Small Business', users: { min: 5, max: 25 }, price: 175 },
    { name: 'Medium', users: { min: 25, max: 100 }, price: 225 },
  ],
} as const;
