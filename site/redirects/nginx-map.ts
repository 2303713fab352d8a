import { overlong } from './read-path.ts';
import type { RedirectData } from './redirect-data.ts';
import type { RedirectRule } from './rule.ts';
import { redirectRules } from './rules.ts';

const head = `# Redirects of old addresses for nginx, written by the build. In the http block, before any other map (nginx.conf
# before conf.d has one: include this file first): include this file.
# In the server block, beside the static files:
#   error_page 404 /404.html;
#   location / { try_files $uri $uri.html $uri/index.html @old; }
#   location @old { if ($old_redirect) { return 301 $old_redirect$is_args$args; } return 404; }
# Differences from the server: the whole query is kept, not only the campaign parameters; rule 5 counts bytes
# instead of characters; other spellings of a page (upper case, a trailing slash) are not corrected. The script
# of the not-found page corrects them.
map_hash_max_size 8192;
map_hash_bucket_size 256;
`;

type MapLine = readonly [key: string, value: string];

/** A chain of maps: path rules before the query rule, the query rule, the rules after it. */
export function nginxMap(data: RedirectData): string {
  const valid = new Set(data.valid);
  const rules = redirectRules(data);
  const query = rules.findIndex(({ by }) => by === 'parameter');
  const lines = (part: readonly RedirectRule[]) =>
    part.flatMap(linesOf).map(([key, to]): MapLine => [key, valid.has(to) ? to : '']);
  const notOld = [...data.valid, ...data.files].map((path): MapLine => [path, '']);
  return [
    head,
    map('$uri', '$old_path', '$uri', [[`~${overlong}`, '$old_bare']]),
    map('$old_path', '$old_redirect', '$old_by_query', [...notOld, ...lines(rules.slice(0, query))]),
    map('$args', '$old_by_query', '$old_by_rest', lines(rules.slice(query, query + 1))),
    map('$old_path', '$old_by_rest', '""', lines(rules.slice(query + 1))),
  ].join('\n');
}

function linesOf(rule: RedirectRule): MapLine[] {
  switch (rule.by) {
    case 'path':
      return [...rule.targets];
    case 'folder':
      return [...rule.targets].map(([folder, to]) => [`~*^${folder}/.`, to]);
    case 'parameter':
      return [[`~(^|&)(${rule.names.join('|')})(=|&|$)`, rule.to]];
    case 'pattern': {
      const { source } = rule.pattern;
      const fromStart = source.startsWith('^') ? source.slice(1) : `.*${source}`;
      const word = (start: string) => `-${start}`.replaceAll('-', '[/-]');
      const byKeyword = rule.keywords.map(([start, to]): MapLine => [`~*^(?=.*${word(start)})(?=${fromStart})`, to]);
      return [...byKeyword, [`~*${source}`, rule.to]];
    }
  }
}

function map(source: string, variable: string, otherwise: string, lines: readonly MapLine[]): string {
  const values = new Map<string, string>();
  // nginx rejects duplicate keys; the first wins.
  for (const [key, value] of lines) if (!values.has(key)) values.set(key, value || '""');
  const text = [...values].map(([key, value]) => `  ${quoted(key)} ${value};\n`).join('');
  return `map ${source} ${variable} {\n  default ${otherwise};\n${text}}\n`;
}

/** An address is as an author wrote it. Patterns (`~`) are ours. */
const quoted = (key: string) => `"${key.startsWith('~') ? key : key.replace(/["\\]/g, '\\$&')}"`;
