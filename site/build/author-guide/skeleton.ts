import { stringify } from 'yaml';
import { closest } from '../../markdown/closest.ts';
import { contentAddress } from '../../pages/read-pages.ts';
import type { Kind } from '../../schema/kind.ts';
import { kindAt, kinds } from '../../schema/kinds.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

/** The message says what to ask for instead. */
export class UnknownPage extends Error {}

/**
 * A new draft that passes every front matter check; `file` is relative to `site/content`.
 * @param slug last part of the address; for a sub-service `voip/call-queues`
 * @param today `2026-11-20`
 * @param title if its author has one already
 * @throws UnknownPage
 */
export function skeletonOf(kind: string, slug: string, today: string, title?: string): { file: string; text: string } {
  const found: Kind | undefined = kinds.find((entry) => entry.name === kind);
  const names = kinds.map((entry) => entry.name);
  if (!found) {
    const meant = closest(kind, names) ?? names.find((name) => kind.length > 2 && name.startsWith(kind));
    throw new UnknownPage(
      `There is no kind of page called "${kind}". ${meant ? `Did you mean "${meant}"?` : `Kinds: ${names.join(', ')}.`}`,
    );
  }
  const file = fileOf(found, slug);
  const path = contentAddress(file);
  if (!/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(slug) || kindAt(path)?.name !== kind) {
    throw new UnknownPage(
      `A ${kind} page cannot have the address ${path}: its record in site/kinds says which it can. Words are small letters joined by hyphens.`,
    );
  }
  const schema = jsonSchemaOf(found.schema);
  const required = schema.required ?? [];
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.includes(name) || name === 'draft',
  );
  const front = Object.fromEntries(
    fields.map(([name, field]) => [name, name === 'draft' ? true : exampleOf(field, field.description ?? name, today)]),
  );
  return {
    file,
    text: `---\n${stringify({ ...front, ...(title && { title }) }, { lineWidth: 0 })}---\n## Write here: the first heading\n\nWrite here: the text.\n`,
  };
}

/** The slug of a sub-service (`services/*`) begins with its service. */
function fileOf({ folder }: Kind, slug: string): string {
  return `${folder ? `${folder.replace('/*', '')}/` : ''}${slug}.md`;
}

function exampleOf(field: JsonSchema, help: string, today: string): unknown {
  if (field.enum) return field.enum[0];
  if (field.type === 'array') {
    return Array.from({ length: field.minItems ?? 0 }, () => exampleOf(field.items ?? {}, help, today));
  }
  if (field.type === 'object') {
    const entries = Object.entries(field.properties ?? {}).filter(([name]) => field.required?.includes(name));
    return Object.fromEntries(entries.map(([name, entry]) => [name, exampleOf(entry, name, today)]));
  }
  if (field.type === 'number' || field.type === 'integer') return field.minimum ?? 0;
  if (field.type === 'boolean') return false;
  if (field.format === 'date') return today;
  if (field.format === 'uri') return 'https://example.org/write-here';
  if (field.format === 'starts_with') return '/';
  return textOf(help, field.minLength ?? 0, field.maxLength ?? 200);
}

function textOf(help: string, shortest: number, longest: number): string {
  return `Write here: ${help}`.padEnd(shortest, ' …').slice(0, longest).trimEnd().padEnd(shortest, '.');
}
