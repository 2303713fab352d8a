import type { JsonSchema } from './json-schema.ts';

/** `10 to 150 characters`, `3 to 5 entries of 3 to 140 characters` */
export function limitsOf(field: JsonSchema): string {
  if (field.enum) return `one of ${field.enum.join(', ')}`;
  if (field.type === 'array') return `${range(field.minItems, field.maxItems)} entries${of(field.items)}`.trim();
  if (field.type === 'object') return Object.keys(field.properties ?? {}).join(', ');
  if (field.type === 'boolean') return 'true or false';
  if (field.format === 'date') return 'a day, 2026-11-20';
  if (field.format === 'uri') return 'an address, https://…';
  if (field.type === 'number') return `${range(field.minimum, field.maximum)}`;
  return field.minLength || field.maxLength ? `${range(field.minLength, field.maxLength)} characters` : '';
}

const of = (items: JsonSchema | undefined) => (items && limitsOf(items) ? ` of ${limitsOf(items)}` : '');

function range(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  if (max !== undefined) return `at most ${max}`;
  return min === undefined ? '' : `at least ${min}`;
}
