import { closest } from '../markdown/closest.ts';
import type { FrontMatter } from './front-matter.ts';

/** An author's mistake: where, what is wrong, what to do. */
export type AuthorProblem = { file: string; line: number; field: string; what: string; todo: string };

/** All mistakes in all files, so that an author can fix them together. */
export class AuthorError extends Error {
  readonly problems: readonly AuthorProblem[];

  constructor(problems: readonly AuthorProblem[]) {
    const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
    const lines = problems.map(
      ({ file, line, field, what, todo }) => `  ${file}:${line} ${field ? `${field}: ` : ''}${what} ${todo}`,
    );
    super(`${count} to fix before the site can be built:\n${lines.join('\n')}`);
    this.name = 'AuthorError';
    this.problems = problems;
    // A build stack trace does not help an author.
    this.stack = undefined;
  }
}

type SchemaError = { issues: readonly SchemaIssue[] };
type SchemaIssue = {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  /** The rejected value; undefined for an absent field. Requires `reportInput`. */
  input?: unknown;
  keys?: readonly string[];
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  format?: string;
  prefix?: string;
  expected?: string;
  values?: readonly unknown[];
};

/**
 * Problems of one file.
 * @param error from a parse with `reportInput`
 * @param schema its fields are suggested for misspelt ones
 */
export function problemsOf(
  file: string,
  front: FrontMatter,
  error: SchemaError | undefined,
  schema: object,
): AuthorProblem[] {
  if (front.problem) return [{ file, field: '', ...front.problem }];
  const known = 'shape' in schema ? Object.keys(schema.shape as object) : [];
  return (error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return (issue.keys ?? []).map((key) => {
        const meant = closest(key, known);
        return {
          file,
          line: front.lineOf(key),
          field: key,
          what: 'is not a field of this kind of page.',
          todo: meant ? `Did you mean "${meant}"?` : `Fields: ${known.join(', ')}.`,
        };
      });
    }
    return [{ file, line: front.lineOf(issue.path), field: nameOf(issue.path), ...explain(issue) }];
  });
}

/** `faqs, entry 3, answer` */
const nameOf = (path: readonly PropertyKey[]) =>
  path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part))).join(', ');

const unitOf = ({ origin }: SchemaIssue) => (origin === 'array' ? 'entries' : 'characters');

function explain(issue: SchemaIssue): { what: string; todo: string } {
  const { code, input, minimum, maximum, message } = issue;
  const given = typeof input === 'string' || typeof input === 'number' ? `“${input}”` : 'The value';
  if (code === 'invalid_value' && input === undefined)
    return { what: 'is missing.', todo: `Add it: ${issue.values?.join(', ')}.` };
  if (code === 'invalid_type' && input === undefined) return { what: 'is missing.', todo: 'Add it.' };
  if (code === 'too_small' && issue.origin === 'number')
    return { what: `${given} is too small.`, todo: `At least ${minimum}.` };
  if (code === 'too_big' && issue.origin === 'number')
    return { what: `${given} is too large.`, todo: `At most ${maximum}.` };
  if (code === 'too_small') return { what: 'is too short.', todo: `At least ${minimum} ${unitOf(issue)}.` };
  if (code === 'too_big') return { what: 'is too long.', todo: `At most ${maximum} ${unitOf(issue)}.` };
  if (code === 'invalid_format' && issue.format === 'date')
    return {
      what: `${given} is no day that can be read without doubt.`,
      todo: 'Write it as year-month-day: 2026-11-27.',
    };
  if (code === 'invalid_format' && issue.format === 'url')
    return { what: `${given} is no web address.`, todo: 'For example: https://www.example.org/report.' };
  if (code === 'invalid_format' && issue.prefix)
    return { what: `${given} does not begin with ${issue.prefix}`, todo: `For example: ${issue.prefix}contact-us.` };
  if (code === 'invalid_value' && issue.values) return choice(given, String(input), issue.values.map(String));
  if (code === 'invalid_type' && issue.expected)
    return {
      what: `${given} is not ${kinds[issue.expected] ?? issue.expected}.`,
      todo: examples[issue.expected] ?? 'Correct the value.',
    };
  return { what: `${message}.`, todo: 'Correct the value.' };
}

function choice(given: string, input: string, values: readonly string[]): { what: string; todo: string } {
  const word = input.toLowerCase();
  const meant = closest(word, values) ?? values.find((value) => value.includes(word) || word.includes(value));
  return {
    what: `${given} is none of its values.`,
    todo: `${meant ? `Did you mean “${meant}”? ` : ''}Values: ${values.join(', ')}.`,
  };
}

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a group of fields',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

const examples: Readonly<Record<string, string>> = {
  array: 'Write each entry on a line that begins with “- ”.',
  object: 'Write each of its fields on a line of its own, further in: see the other pages of this kind.',
  string: 'Write it between quotes: "like this".',
  number: 'Write it in digits: 12.',
  boolean: 'For example: draft: true.',
};
