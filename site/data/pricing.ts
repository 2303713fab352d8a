/** Prices in Canadian dollars per user per month: specification, section 9. */
export const pricing = {
  currency: 'CAD',
  min: 175,
  max: 300,
  tiers: [
    { name: 'Essential', min: 175, max: 225 },
    { name: 'Professional', min: 225, max: 275 },
    { name: 'Enterprise', min: 275, max: 300 },
  ],
  packages: [
    { name: 'Small Business', users: { min: 5, max: 25 }, price: 175 },
    { name: 'Medium', users: { min: 25, max: 100 }, price: 225 },
  ],
} as const;
