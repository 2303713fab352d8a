import * as z from 'zod';
import { kinds } from '../schema/kinds.ts';
import { fieldHelp } from './field-help.ts';

/** What of JSON Schema the front matter uses. */
export type JsonSchema = {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: readonly string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
};

/** The front matter of one kind as an author writes it, each field with its help: for editors and the author's guide. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      // The calendar in one line of pattern helps no one: the format says it.
      if (jsonSchema.format === 'date') delete jsonSchema.pattern;
    },
  }) as JsonSchema;
  const properties = Object.entries(json.properties ?? {}).map(([name, field]) => {
    const description = fieldHelp[name] ?? field.description;
    return [name, description ? { description, ...field } : field] as const;
  });
  return { ...json, properties: Object.fromEntries(properties) };
}

/** File name and text of every kind's JSON Schema. */
export function jsonSchemaFiles(): { file: string; text: string }[] {
  return kinds.map(({ name, schema }) => ({
    file: `${name}.json`,
    text: `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`,
  }));
}
