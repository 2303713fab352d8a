import type { RedirectData } from './redirect-data.ts';
import type { Rule } from './rule.ts';
import { rulesInOrder } from './rules-in-order.ts';

const head = `# Redirects of old addresses for nginx, written by the build. In the http block: include this file.
# In the server block, beside the static files:
#   error_page 404 /404.html;
#   location / { try_files $uri $uri.html $uri/index.html @old; }
#   location @old { if ($northlume_redirect) { return 301 $northlume_redirect$is_args$args; } return 404; }
# What it cannot do: leave out all of a query but the campaign parameters (it keeps the whole), count
# characters instead of bytes in rule 5, and send a page's other spellings (upper case, a trailing slash)
# to the canonical one. The not-found page's script does the last.
map_hash_max_size 8192;
map_hash_bucket_size 256;
`;

/** The redirect rules as a chain of nginx maps: first the paths, then the query, then the paths of the rules after it. */
export function nginxMap(data: RedirectData): string {
  const valid = new Set(data.valid);
  const rules = rulesInOrder(data);
  const split = rules.findIndex(({ match }) => match.by === 'parameter');
  const flag = rules[split]?.match;
  const flags = flag?.by === 'parameter' ? [[`~(^|&)(${flag.names.join('|')})(=|&|$)`, flag.to] as const] : [];
  const lines = (part: readonly Rule[]) =>
    part.flatMap(linesOf).map(([key, to]): Line => [key, valid.has(to) ? to : '']);
  const there = [...data.valid, ...data.files].map((path) => [path, ''] as const);
  return [
    head,
    map('$uri', '$northlume_path', '$uri', [['~^(?<northlume_bare>.+)/$', '$northlume_bare']]),
    map('$northlume_path', '$northlume_redirect', '$northlume_by_query', [...there, ...lines(rules.slice(0, split))]),
    map('$args', '$northlume_by_query', '$northlume_by_rest', flags),
    map('$northlume_path', '$northlume_by_rest', '""', lines(rules.slice(split + 1))),
  ].join('\n');
}

type Line = readonly [key: string, value: string];

function linesOf({ match }: Rule): Line[] {
  if (match.by === 'path') return [...match.targets];
  if (match.by === 'parent') return [...match.targets].map(([parent, to]) => [`~*^${parent}/.`, to]);
  if (match.by === 'parameter') return [];
  const { pattern, keywords, otherwise } = match;
  return [
    ...keywords.map(({ keyword, to }): Line => [`~*^(?=.*${words(keyword)})(?=${fromStart(pattern)})`, to]),
    [`~*${pattern.source}`, otherwise],
  ];
}

/** Words of a path, parted by hyphens or slashes. */
const words = (keyword: string) => `-${keyword}`.replaceAll('-', '[/-]');

/** A pattern to be looked for from the start of the path. */
const fromStart = ({ source }: RegExp) => (source.startsWith('^') ? source.slice(1) : `.*${source}`);

function map(source: string, variable: string, otherwise: string, lines: readonly Line[]): string {
  const text = new Map<string, string>();
  for (const [key, value] of lines) {
    // nginx refuses a second line with the same key; the first is the one that holds.
    if (!text.has(key)) text.set(key, `  "${key}" ${value === '' ? '""' : value};`);
  }
  return `map ${source} ${variable} {\n  default ${otherwise};\n${[...text.values()].join('\n')}\n}\n`;
}
