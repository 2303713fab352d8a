import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import type { SourceFile } from './repository.ts';

export type Room = { folder: string; mayImport: readonly string[] };

export type ImportGraph = Map<string, string[]>;

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

function moduleNames(file: SourceFile): string[] {
  const { program, errors } = parseSync(file.path, file.text);
  if (errors.length > 0) throw new Error(`${file.path}: ${errors.map(({ message }) => message).join('; ')}`);
  const names: string[] = [];
  const add = ({ source }: { source: ESTree.Expression | null }): void => {
    if (source?.type === 'Literal' && typeof source.value === 'string') names.push(source.value);
    if (source?.type === 'TemplateLiteral' && source.quasis.length === 1)
      names.push(source.quasis[0]?.value.cooked ?? '');
  };
  new Visitor({
    ImportDeclaration: add,
    ExportAllDeclaration: add,
    ExportNamedDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(program);
  return names;
}

/** Ignores packages and unlisted files. */
export function importGraph(files: readonly SourceFile[]): ImportGraph {
  const known = new Set(files.map(({ path }) => path));
  const resolve = (from: string, name: string): string | undefined => {
    if (!name.startsWith('.')) return undefined;
    const target = posix.join(posix.dirname(from), name.replace(/\?.*$/, ''));
    return endings.map((ending) => target + ending).find((path) => known.has(path));
  };
  const code = files.filter(({ path }) => /\.(ts|tsx|mjs|js)$/.test(path));
  return new Map(
    code.map((file) => {
      const targets = moduleNames(file).map((name) => resolve(file.path, name));
      return [file.path, targets.filter((path) => path !== undefined)];
    }),
  );
}

/** `file → imported file`. A file belongs to its deepest room. */
export function forbiddenImports(graph: ImportGraph, rooms: readonly Room[]): string[] {
  const deepestFirst = rooms.toSorted((one, other) => other.folder.length - one.folder.length);
  const roomOf = (path: string) => deepestFirst.find(({ folder }) => path.startsWith(folder));
  return [...graph].flatMap(([from, targets]) => {
    const room = roomOf(from);
    return targets
      .filter((to) => {
        const target = roomOf(to);
        return room && target && room !== target && !room.mayImport.includes(target.folder);
      })
      .map((to) => `${from} → ${to}`);
  });
}

/** Each cycle once: `a → b → a`. */
export function circles(graph: ImportGraph): string[] {
  const found = new Map<string, string>();
  const done = new Set<string>();
  const walk = (path: string, trail: string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      const circle = trail.slice(start);
      found.set(circle.toSorted().join(), [...circle, path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return [...found.values()];
}

/**
 * Cycles among subfolders; the folder's own files count as one more: `in server: chat → leads → chat`.
 * @param isLeaf files to ignore
 */
export function folderCircles(graph: ImportGraph, isLeaf: (path: string) => boolean): string[] {
  const levels = new Map<string, ImportGraph>();
  for (const [from, targets] of graph)
    for (const to of targets.filter((path) => !isLeaf(path))) {
      const [one, other] = [from.split('/'), to.split('/')];
      const shared = one.findIndex((part, depth) => part !== other[depth]);
      const sideOf = (parts: string[]) => (shared < parts.length - 1 ? (parts[shared] ?? '') : 'its own files');
      const place = one.slice(0, shared).join('/');
      const level: ImportGraph = levels.get(place) ?? new Map();
      levels.set(place, level);
      const above = sideOf(one);
      const below = sideOf(other);
      if (shared >= 0 && above !== below) level.set(above, [...(level.get(above) ?? []), below]);
    }
  return [...levels].flatMap(([place, level]) => circles(level).map((circle) => `in ${place || 'the top'}: ${circle}`));
}
