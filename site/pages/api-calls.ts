import { company } from '../../shared/company/company.ts';
import description from '../facts/api-description.json' with { type: 'json' };

/** A field of a body or an answer, in words. */
export type ApiField = { name: string; about: string; isNeeded: boolean };

/** One form of a body or an answer. */
export type ApiShape = { name: string; fields: readonly ApiField[] };

export type ApiCall = {
  id: string;
  method: string;
  path: string;
  title: string;
  about: string;
  bearer: boolean;
  parameters: readonly ApiField[];
  bodies: readonly ApiShape[];
  example: unknown;
  answers: readonly { status: string; about: string; fields: readonly ApiField[] }[];
  errors: readonly string[];
};

export type ApiError = { code: string; status: string; message: string };

/** The part of JSON Schema that the API's schemas use. */
type Schema = {
  type?: string;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  enum?: readonly string[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};
type Content = Readonly<
  Record<string, { schema?: Schema; examples?: Readonly<Record<string, { value?: unknown } | undefined>> } | undefined>
>;
type Operation = {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  security: readonly object[];
  parameters?: readonly { name: string; in: string; description?: string; required: boolean }[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { description: string; content?: Content } | undefined>>;
};

const paths = description.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const { examples } = description.components;
const inJson = 'application/json';

const isAccepted = (status: string) => status < '300';

/** The calls of the API's description by group, as `/api/openapi.json` has them. */
export function apiGroups(): { name: string; about: string; calls: ApiCall[] }[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0],
      call: callOf(method, path, operation),
    })),
  );
  return description.tags
    .map(({ name, description }) => ({
      name,
      about: description,
      calls: operations.filter(({ tag }) => tag === name).map(({ call }) => call),
    }))
    .filter(({ calls }) => calls.length > 0);
}

/** Every error that the calls name, by status. */
export function apiErrors(): ApiError[] {
  const found = new Map<string, ApiError>();
  for (const methods of Object.values(paths))
    for (const { responses } of Object.values(methods))
      for (const [status, response] of Object.entries(responses))
        for (const code of codesIn(response?.content)) found.set(code, { code, status, message: messageOf(code) });
  return [...found.values()].toSorted((one, other) => one.status.localeCompare(other.status));
}

function callOf(method: string, path: string, operation: Operation): ApiCall {
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = operation;
  const [title = '', ...more] = summary.split(/(?<=\.) /);
  const json = requestBody?.content[inJson];
  const named = Object.entries(json?.examples ?? {});
  const shapes = json?.schema ? (json.schema.anyOf ?? [json.schema]) : [];
  const names = named.length === shapes.length ? named.map(([name]) => name) : [];
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    title: title.replace(/\.$/, ''),
    about: [...more, description].join(' '),
    bearer: security.length > 0,
    parameters: parameters.map(({ name, in: place, description: about, required }) => ({
      name,
      about: place === 'header' ? `Header. ${about}` : `In the address. ${about ?? ''}`,
      isNeeded: required,
    })),
    bodies: shapes.map((schema, at) => ({
      name: shapes.length > 1 ? (names[at] ?? kindOf(schema) ?? `form ${at + 1}`) : '',
      fields: fieldsOf(schema),
    })),
    example: named[0]?.[1]?.value ?? (shapes[0] && sampleOf(shapes[0])),
    answers: Object.entries(responses).flatMap(([status, response]) => {
      const schema = response?.content?.[inJson]?.schema;
      const isOurs = isAccepted(status) || (response && codesIn(response.content).length === 0);
      return response && isOurs
        ? [{ status, about: response.description, fields: schema ? fieldsOf(schema) : [] }]
        : [];
    }),
    errors: Object.values(responses).flatMap((response) => codesIn(response?.content)),
  };
}

const kindOf = ({ properties = {} }: Schema) => Object.values(properties).find((field) => field.const)?.const as string;

/** An error's answers are examples by code. */
function codesIn(content: Content | undefined): string[] {
  return Object.keys(content?.[inJson]?.examples ?? {}).filter((name) => Object.hasOwn(examples, name));
}

function messageOf(code: string): string {
  return examples[code as keyof typeof examples].value.error.message.replace('{phone}', company.phone.display);
}

/** Fields of an object; those of objects inside it as `outer.inner`. */
function fieldsOf(schema: Schema, before = ''): ApiField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const full = before + name;
    const inner = field.items?.properties ? field.items : field;
    return [
      { name: full, about: inWords(field), isNeeded: schema.required?.includes(name) ?? false },
      ...fieldsOf(inner, `${full}.`),
    ];
  });
}

/** For a call without an example: the needed fields. */
function sampleOf(field: Schema): unknown {
  if (field.properties) {
    const needed = Object.entries(field.properties).filter(([name]) => field.required?.includes(name));
    return Object.fromEntries(needed.map(([name, inner]) => [name, sampleOf(inner)]));
  }
  if (field.format === 'uuid') return '0b9a7f0e-6d0c-4f0a-9c0e-2f6d8f1f7a31';
  return field.const ?? field.enum?.[0] ?? (field.type === 'boolean' ? true : '…');
}

function inWords(field: Schema): string {
  const { type, format, minLength, maxLength, minimum, maximum, items } = field;
  if (field.const !== undefined) return `always ${JSON.stringify(field.const)}`;
  if (field.enum) return `one of ${field.enum.join(', ')}`;
  if (field.anyOf) return field.anyOf.map(inWords).join(', or ');
  if (type === 'array') return items?.properties ? 'list of objects' : `list of ${items ? inWords(items) : 'values'}`;
  if (format === 'uuid') return 'UUID';
  const between = (least: number | undefined, most: number | undefined, unit: string) =>
    most === undefined ? '' : `, ${least ? `${least} to ${most}` : `up to ${most}`}${unit}`;
  if (type === 'string')
    return `${format === 'email' ? 'email address' : 'text'}${between(minLength, maxLength, ' characters')}`;
  if (type === 'number' || type === 'integer') return `number${between(minimum, maximum, '')}`;
  return type === 'boolean' ? 'true or false' : 'object';
}
