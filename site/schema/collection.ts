import * as z from 'zod';
import { common } from './page.ts';
import { faqs } from './parts.ts';

/** An index page: which folders of pages it lists, in order. */
export const collectionPage = z.strictObject({
  ...common,
  lists: z.array(z.strictObject({ title: z.string().min(3).max(60), folder: z.string().startsWith('/') })).min(1),
});
export type CollectionPage = z.infer<typeof collectionPage>;

export const pricingPage = z.strictObject({ ...common, faqs });
export type PricingPage = z.infer<typeof pricingPage>;
