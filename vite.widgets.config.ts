import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import project from './package.json' with { type: 'json' };
import { ownProperties, shrinkScript } from './tools/lib/partners-script.ts';

/**
 * `WIDGETS_FOR=site` builds the script of our own pages, whose parts are fetched when they are reached for; otherwise the
 * one for partners is built, one file with every widget that may stand on their pages.
 */
const forSite = process.env.WIDGETS_FOR === 'site';
/** `WIDGETS_REACT=19` builds with the real React into a folder of its own, so that the browser tests run on both. */
const onReact = process.env.WIDGETS_REACT === '19';
const outDir = process.env.WIDGETS_OUT ?? (onReact ? 'node_modules/.cache/widgets-react' : 'dist');

// While somebody works on a widget, a quick build counts for more than a small one; nor is the one on React shipped.
const quick = onReact || process.argv.includes('--watch');

// Every browser that has popovers, constructed style sheets and light-dark().
const browsers = ['chrome125', 'safari17.5', 'firefox128'];

const inHouse = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env.WIDGETS_VERSION': JSON.stringify(project.version),
  },
  // Also when a test builds it: the test runner's own mode would bring React's development JSX.
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  resolve: {
    alias: onReact
      ? [
          { find: /^react-dom(?=\/|$)/, replacement: 'react-dom-19' },
          { find: /^react(?=\/|$)/, replacement: 'react-19' },
        ]
      : forSite
        ? [
            // Without the compatibility layer: widgets/react/react.ts says why.
            { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
            { find: 'react-dom/client', replacement: inHouse('widgets/react/react-dom-client.ts') },
            { find: /^react$/, replacement: inHouse('widgets/react/react.ts') },
          ]
        : [
            // 3 kB less than Preact: docs/widgets.md says what it leaves out.
            { find: 'react/jsx-runtime', replacement: inHouse('widgets/react/small/jsx-runtime.ts') },
            { find: 'react-dom/client', replacement: inHouse('widgets/react/small/react-dom-client.ts') },
            { find: /^react$/, replacement: inHouse('widgets/react/small/react.ts') },
            { find: 'zustand/vanilla', replacement: inHouse('widgets/react/small/store.ts') },
          ],
  },
  plugins: [
    shadowStyles(),
    withoutNotes(),
    ...(forSite ? [listOfFiles()] : [everythingAtOnce(), ...(quick ? [] : [shrink()])]),
  ],
  build: {
    outDir,
    emptyOutDir: false,
    target: browsers,
    lib: forSite
      ? { entry: { site: 'widgets/site.ts' }, formats: ['es'] }
      : { entry: 'widgets/index.ts', name: 'northlumeScript', formats: ['iife'], fileName: () => 'widgets.js' },
    ...(forSite && {
      rolldownOptions: {
        preserveEntrySignatures: false,
        output: {
          entryFileNames: siteFile,
          chunkFileNames: siteFile,
          // One file for what every page needs, three for what its widgets share; the rest as the parts share it.
          codeSplitting: { groups: [{ name: groupOf }], includeDependenciesRecursively: false },
        },
      },
    }),
    modulePreload: false,
    // 0.5 kB (brotli) smaller than the bundler's own minifier, which is faster.
    minify: quick ? 'oxc' : 'terser',
    terserOptions: {
      ecma: 2020,
      compress: { passes: 4, inline: 1, unsafe_arrows: true },
      ...(!forSite && { mangle: { properties: { regex: ownProperties, builtins: true } } }),
    },
    reportCompressedSize: false,
  },
});

/** The name of a file of our own pages' script: `part.ts` is named after its widget's folder. */
function siteFile({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const folder = /\/([\w-]+)\/part\.ts$/.exec(facadeModuleId ?? '')?.[1];
  return `assets/site/${folder ?? name}-[hash].js`;
}

/**
 * The file that a module of our own pages' script is put into, where that is not left to the bundler: the fewer files, the
 * fewer requests for a first form.
 */
function groupOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const isTaken = (file: RegExp) => !file.test(id) && isTakenBy(file, id, context);
  const renders = /\/node_modules\/(?:preact|react|scheduler)|\/widgets\/react\//;
  if (renders.test(id)) return 'renderer';
  // Few bytes that many parts take: each would be a request of its own.
  const small =
    /rolldown\/runtime|\/state\/(?:choices|interruption-times)\.ts$|\/page\/(?:keep-ticks|foreign-entries)\.ts$/;
  if (small.test(id) || isTakenBy(/\/widgets\/site\.ts$/, id, context)) return 'site';
  const common = /\/runtime\/common\.ts$/;
  // Small, and the layer and every widget take it.
  if (isTaken(common) && isTaken(/\/runtime\/layer\.ts$/))
    return context.getModuleInfo(id)?.importedIds.some((imported) => renders.test(imported)) ? 'renderer' : 'site';
  // The page of privacy choices takes both.
  if (/\/page\/(?:ask-consent|kept-here)\.ts$/.test(id)) return 'privacy';
  // Beside the layer's code, for the limit of each.
  if (/shadow-roots\.css/.test(id)) return 'styles';
  // The chat in two files, for the limit of each: what it does, and what it looks like.
  if (/\/chat\/[a-z-]+\.ts$/.test(id) && !/\/part\.ts$/.test(id)) return 'conversation';
  const short = /\/widgets\/(?:hero-form|newsletter)\//;
  if (!short.test(id) && isTakenBy(/\/hero-form\/HeroForm\.tsx$/, id, context)) return 'forms';
  // The short forms stand on most pages.
  return short.test(id) || isTakenBy(common, id, context) ? 'common' : null;
}

/** Whether a file imports a module, directly or through others, other than by `import()`. */
function isTakenBy(file: RegExp, id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  const module = context.getModuleInfo(id);
  if (!module || seen.has(id)) return false;
  seen.add(id);
  return file.test(id) || module.importers.some((importer) => isTakenBy(file, importer, context, seen));
}

/** Writes down which files the script of our own pages consists of, for the build of the pages. */
function listOfFiles(): Plugin {
  return {
    name: 'list-of-files',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      const list = { entry: entry?.fileName, imports: entry?.imports, files: chunks.map(({ fileName }) => fileName) };
      this.emitFile({ type: 'asset', fileName: '_server/site-script.json', source: JSON.stringify(list) });
    },
  };
}

/**
 * In the registry, `import()` of a part becomes an import, and the parts for our own pages are left out: what a partner's
 * page loads later may break on its policy.
 */
function everythingAtOnce(): Plugin {
  return {
    name: 'everything-at-once',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/base/for-partners.ts')) return code.replace('false', 'true');
      // A record of what it exports, where the bundler would make a module's namespace.
      if (/\/widgets\/[\w-]+\/part\.ts$/.test(id)) return asRecord(code);
      // Which widget draws a form is for the server's pages.
      if (id.endsWith('/contract/forms.ts')) return code.replace(/^ +widget: '.*',\n/gm, '');
      if (id.endsWith('/contract/company.ts')) return code.replace(unusedFacts, '');
      if (!id.endsWith('/runtime/registry.ts')) return undefined;
      const imports: string[] = [];
      const row = /(on: '(\w+)',(?:(?!\n {2}\}\))[\s\S])*? part: )\(\) => import\(('[^']+')\)/g;
      const atOnce = code.replace(row, (_, before: string, on: string, path: string) => {
        if (on === 'own') return `${before}undefined`;
        imports.push(`import part${imports.length} from ${path};`);
        return `${before}part${imports.length - 1}`;
      });
      if (atOnce.includes('=> import('))
        this.error('A row of the registry is written in another way than its neighbours.');
      // Where a widget may stand is said by what is in here; what our own pages fetch and when is theirs.
      return imports.join('\n') + atOnce.replace(/\b(?:(?:on|query): '\w+'|atTouch: true),\s*/g, '');
    },
  };
}

/** A part's module, with its exports as the properties of its default export. */
function asRecord(code: string): string {
  const names = [...code.matchAll(/\bas (\w+)|^export const (\w+)/gm)].map(([, one, other]) => one ?? other);
  return `${code.replace(/^export \{/gm, 'import {').replace(/^export const/gm, 'const')}\nexport default { ${names.join()} };`;
}

/** Of the company's record, what no widget says. */
const unusedFacts = /^ +(?:lat|lng|country|id|foundingYear|employees|origin|offices): .*\n/gm;

/** Folders of widgets that stand on our own pages alone and are always pre-rendered there: no shadow root shows them. */
const preRendered = ['roi-calculator', 'cybersecurity-tracker'];

const registry = readFileSync(inHouse('widgets/runtime/registry.ts'), 'utf8');
const widgetNames = [...registry.matchAll(/([\w-]+)'?: (?:inline|floating)Widget\(/g)].map(([, name]) => name);

/**
 * Whether a shadow root may show what a component's CSS (or the component) is for: on partners' pages, what their script
 * reaches; on ours, all but what is always pre-rendered.
 */
const reached = forSite ? undefined : reachedFrom(inHouse('widgets/index.ts'));
const shown = (path: string) =>
  reached
    ? path.endsWith('/Host.css') || reached.has(path.replace(/\.css$/, '.tsx'))
    : !preRendered.some((folder) => path.includes(`/widgets/${folder}/`));

/** A file and all that it imports, without types and without the parts of the registry's rows for our own pages. */
function reachedFrom(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const code = readFileSync(path, 'utf8').replace(/on: 'own',(?:(?!\n {2}\}\))[\s\S])*/g, '');
  for (const [, to] of code.matchAll(/(?:^(?:import|export) (?!type )[^;]*?from |import\()'(\.[\w./-]+)'/gm))
    reachedFrom(join(dirname(path), `${to}`), found);
  return found;
}

/** `virtual:shadow-roots.css`: every block's CSS as one, and those tokens that the widgets use. */
function shadowStyles(): Plugin {
  const id = 'virtual:shadow-roots.css?inline';
  return {
    name: 'shadow-styles',
    resolveId: (source) => (source === id ? id : undefined),
    load(asked) {
      if (asked !== id) return undefined;
      const tokens = inHouse('widgets/contract/tokens.css');
      const blocks = globSync(inHouse('widgets/*/*.css'))
        .filter((path) => path !== tokens && shown(path))
        .sort();
      const components = globSync(inHouse('widgets/*/*.tsx')).filter(shown);
      for (const path of [tokens, ...blocks, ...components]) this.addWatchFile(path);
      // `:root` is the page's, and matches nothing inside a shadow root.
      const read = (path: string) => forOthers(readFileSync(path, 'utf8').replace(/:root,\s*/g, ''));
      return (
        withUsedTokens(read(tokens), [...components, ...blocks].map(read).join('\n')) + blocks.map(read).join('\n')
      );
    },
  };
}

/** The rule that most blocks have for their own focus; `Host.css` holds it for all of a shadow root. */
const ring = /[^{}]*:focus-visible \{\s*outline: 3px solid var\(--nl-focus\);\s*outline-offset: 2px;\s*\}/g;

/** What `Host.css` says of all in a shadow root. */
const boxSizing = / *box-sizing: border-box;\n(?! *\})/g;

/** On partners' pages: no stand-ins for our typefaces, and what holds without a script or on paper alone. */
function forOthers(css: string): string {
  if (forSite) return css;
  const never = /@media (?:\(scripting: none\)|print)[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
  return css
    .replace(/\s*"\w+ (?:Sans )?(?:Fallback|Roboto|DejaVu)",/g, '')
    .replace(never, '')
    .replace(ring, '')
    .replace(boxSizing, '');
}

/** The tokens' CSS without those that neither `using` nor another token that stays refers to. */
function withUsedTokens(css: string, using: string): string {
  const token = /^\s*(--nl-[\w-]+):([^;]+);\n/gm;
  const lean = css.replace(token, (declaration, name: string) =>
    `${using}${css}`.includes(`var(${name})`) ? declaration : '',
  );
  return lean === css ? css : withUsedTokens(lean, using);
}

/** Gives the script for partners its short names. */
function shrink(): Plugin {
  return {
    name: 'shrink',
    enforce: 'post',
    generateBundle(_options, bundle) {
      // `nl-` and a widget's name is the documented first part of its fields' ids, too.
      const kept = widgetNames.map((name) => `nl-${name}`);
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = shrinkScript(file.code, kept, browsers);
    },
  };
}

/** What rows and tables of options say for docs/widgets.md and the build of pages stays out of the script. */
function withoutNotes(): Plugin {
  const note = /\b(?:about|answerTitle|effective):\s*(?:'[^'\n]*'|"[^"\n]*"),?/g;
  return {
    name: 'without-notes',
    enforce: 'pre',
    transform: (code) =>
      /satisfies (?:OptionTable|Record<string, Widget>)|: readonly ConsentText\[\]/.test(code)
        ? code.replace(note, '')
        : undefined,
  };
}
