import * as z from 'zod/mini';
import { fieldErrors } from '../contract/http.ts';
import type { FieldErrors } from './FormContext.ts';

/**
 * A form's check from the contract's schema: the same rules and words as the server's.
 * @param prepare adds to the fields what the request will hold beside them
 */
export function checkWith(
  schema: z.core.$ZodType,
  prepare: (values: Record<string, string>) => Record<string, string> = (values) => values,
) {
  return (values: Record<string, string>): FieldErrors => {
    const parsed = z.safeParse(schema, prepare(values));
    return parsed.success ? {} : fieldErrors(parsed.error);
  };
}
