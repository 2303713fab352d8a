import type * as z from 'zod';

/** Whether a fault of a front matter is one of length alone: a text that is long or short, or more entries than a layout was drawn for. */
export function isAboutLength({ code, origin }: { code: string; origin?: string }): boolean {
  return code === 'too_big' ? origin !== 'number' : code === 'too_small' && origin === 'string';
}

type Check = { _zod: { def: { check: string } } };

/** The same schema without its limits of length, by which a page is read that is only longer or shorter than advised. */
export function anyLength<Schema extends z.ZodType>(schema: Schema): Schema {
  // zod has no types for a definition whose kind is not known.
  const def = schema.def as unknown as Record<string, unknown> & { type: string; checks?: Check[] };
  const inner = (part: unknown) => anyLength(part as z.ZodType);
  const changed: Record<string, unknown> = { ...def };
  const dropped = def.type === 'string' ? ['max_length', 'min_length'] : ['max_length'];
  if (def.checks) changed.checks = def.checks.filter(({ _zod }) => !dropped.includes(_zod.def.check));
  if (def.type === 'object')
    changed.shape = Object.fromEntries(Object.entries(def.shape as object).map(([name, part]) => [name, inner(part)]));
  for (const name of ['element', 'innerType', 'in', 'out', 'valueType'])
    if (def[name]) changed[name] = inner(def[name]);
  for (const name of ['options', 'items']) if (Array.isArray(def[name])) changed[name] = def[name].map(inner);
  return schema.clone(changed as never) as Schema;
}
