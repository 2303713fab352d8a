import * as z from 'zod';

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

/** Schema of front matter or a box's attributes; `description` is the help text. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      // The date pattern is unreadable; `format` says the same.
      if (jsonSchema.format === 'date') delete jsonSchema.pattern;
    },
  }) as JsonSchema;
}
