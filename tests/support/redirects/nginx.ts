/**
 * Evaluates chained nginx maps: exact values first, ignoring case, then regular expressions in order
 * (ngx_http_map_module documentation).
 * @returns gives the value of `variable` for a request
 */
export function readNginxMaps(text: string, variable: string) {
  const maps = new Map(
    [...text.matchAll(/^map (\$\w+) (\$\w+) \{\n(.*?)\n\}$/gms)].map(([, source = '', name = '', body = '']) => [
      name,
      { source, lines: body.split('\n').map(readLine) },
    ]),
  );
  return (uri: string, args: string): string => {
    const values = new Map([
      ['$uri', uri],
      ['$args', args],
    ]);
    const lookUp = (name: string): string => {
      const map = maps.get(name);
      if (!map) return values.get(name) ?? '';
      const value = lookUp(map.source);
      const exact = map.lines.find(({ key }) => key.toLowerCase() === value.toLowerCase() && !key.startsWith('~'));
      const line = exact ?? map.lines.find(({ key }) => key.startsWith('~') && fits(key, value, values));
      const result = (line ?? map.lines.find(({ key }) => key === 'default'))?.value ?? '';
      return result.startsWith('$') ? lookUp(result) : result;
    };
    return lookUp(variable);
  };
}

function readLine(line: string): { key: string; value: string } {
  const [, key, value] = /^ {2}(?:"(?=\S))?(.*?)"? ("[^"]*"|\S+);$/.exec(line) ?? [];
  if (key === undefined || value === undefined) throw new Error(`nginx would not understand: ${line}`);
  return { key, value: value.replace(/^"(.*)"$/, '$1') };
}

function fits(key: string, value: string, values: Map<string, string>): boolean {
  const [, anyCase, pattern = ''] = /^~(\*?)(.*)$/s.exec(key) ?? [];
  const match = new RegExp(pattern, anyCase ? 'i' : '').exec(value);
  for (const [name, text] of Object.entries(match?.groups ?? {})) values.set(`$${name}`, text);
  return match !== null;
}
