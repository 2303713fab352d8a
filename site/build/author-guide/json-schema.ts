import * as z from 'zod';

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

/** The front matter of one kind, or the attributes of a box, as an author writes them; `description` is the help. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      // The pattern of a date is unreadable; the format says it.
      if (jsonSchema.format === 'date') delete jsonSchema.pattern;
    },
  }) as JsonSchema;
}
