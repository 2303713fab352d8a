/**
 * What clients say, in place of the sample's made-up stories (site/facts/testimonials.ts); undefined: the sample's, []: none.
 * With consent on file. `id`, `company`, `testimonial`, `clientName` and `illustrative: false` are enough; `logo` is a file in
 * site/public.
 */
export const testimonials = undefined;
