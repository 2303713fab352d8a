import type { JsonSchema } from './json-schema.ts';
import { limitsOf } from './limits.ts';

/** Each value is a tab stop that shows its limits. */
export function completionBody(name: string, field: JsonSchema): string[] {
  let stops = 0;
  const stop = (inside: string) => {
    stops++;
    return `\${${stops}${inside}}`;
  };
  const choice = (values: readonly string[]) => stop(`|${values.map((value) => value.replace(/[\\,|]/g, '\\$&'))}|`);

  function scalar(hint: string, of: JsonSchema): string {
    if (of.enum) return choice(of.enum);
    if (of.type === 'boolean') return choice(['true', 'false']);
    if (of.type === 'number' || of.type === 'integer') return stop(`:${of.default ?? of.minimum ?? 0}`);
    if (of.format === 'date') return '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE';
    if (of.format === 'uri') return stop(':https://example.org/');
    if (of.format === 'starts_with') return stop(':/');
    const limits = limitsOf(of);
    return `"${stop(`:${limits ? `${hint}, ${limits}` : hint}`)}"`;
  }

  function lines(key: string, of: JsonSchema): string[] {
    if (of.type === 'array') {
      const entries = Array.from({ length: Math.max(1, of.minItems ?? 0) }, () => entry(key, of.items ?? {}));
      return [`${key}:`, ...entries.flat().map(indented)];
    }
    if (of.type === 'object') return [`${key}:`, ...fields(of).map(indented)];
    return [`${key}: ${scalar(key, of)}`];
  }

  function entry(key: string, of: JsonSchema): string[] {
    if (of.type !== 'object') return [`- ${scalar(key, of)}`];
    return fields(of).map((line, index) => (index === 0 ? `- ${line}` : indented(line)));
  }

  function fields({ properties = {}, required = [] }: JsonSchema): string[] {
    return Object.entries(properties)
      .filter(([key]) => required.includes(key))
      .flatMap(([key, of]) => lines(key, of));
  }

  return lines(name, field);
}

const indented = (line: string) => `  ${line}`;
