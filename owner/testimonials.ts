/**
 * What clients say, in place of the sample's made-up stories (site/facts/testimonials.ts); undefined: the sample's, []: none.
 * With consent on file. `logo` is a file in owner/public. For example:
 * [{ id: 'steelcity', company: 'Steelcity Dental', location: 'Hamilton', clientName: 'Dr. Maria Rossi', testimonial: 'They pick up.', illustrative: false }]
 */
export const testimonials = undefined;
