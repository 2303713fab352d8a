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
  if (front.problem) {
    return [
      {
        file,
        line: front.problem.line,
        field: '',
        what: front.problem.what,
        todo: 'Fix the lines between the two --- at the top.',
      },
    ];
  }
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
    const field = String(issue.path[0] ?? '');
    return [{ file, line: front.lineOf(field), field, ...explain(issue) }];
  });
}

const unitOf = ({ origin }: SchemaIssue) => (origin === 'array' ? 'entries' : 'characters');

function explain(issue: SchemaIssue): { what: string; todo: string } {
  if (issue.code === 'invalid_type' && issue.input === undefined) return { what: 'is missing.', todo: 'Add it.' };
  if (issue.code === 'too_small') return { what: 'is too short.', todo: `At least ${issue.minimum} ${unitOf(issue)}.` };
  if (issue.code === 'too_big') return { what: 'is too long.', todo: `At most ${issue.maximum} ${unitOf(issue)}.` };
  return { what: `${issue.message}.`, todo: 'Correct the value.' };
}
