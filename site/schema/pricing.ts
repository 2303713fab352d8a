import * as z from 'zod';
import { common } from './page.ts';
import { faqs } from './parts.ts';

export const pricingPage = z.strictObject({ ...common, faqs });
