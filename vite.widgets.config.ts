import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import project from './package.json' with { type: 'json' };
import { ownLook } from './shared/company/own-look.ts';
import { writtenRecords } from './shared/company/written-records.ts';

/**
 * `WIDGETS_FOR=site` builds the script of our own pages: a small one for the page's frame, and one file of widgets that it
 * fetches. Otherwise the script for partners is built, one file with every widget that may stand on their pages.
 */
const forSite = process.env.WIDGETS_FOR === 'site';
/** `WIDGETS_VERSION`: that of a release (`npm run release-widgets`). `WIDGETS_REACT=19` builds with the real React into a folder of its own, so that the browser tests run on both. */
const onReact = process.env.WIDGETS_REACT === '19';
const outDir = process.env.WIDGETS_OUT ?? (onReact ? 'node_modules/.cache/widgets-react' : 'dist');

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env.WIDGETS_VERSION': JSON.stringify(process.env.WIDGETS_VERSION ?? project.version),
    FOR_PARTNERS: String(!forSite),
  },
  // Also when a test builds it: the test runner's own mode would bring React's development JSX.
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  resolve: {
    alias: onReact
      ? [
          { find: /^react-dom(?=\/|$)/, replacement: 'react-dom-19' },
          { find: /^react(?=\/|$)/, replacement: 'react-19' },
        ]
      : [
          // Without the compatibility layer: widgets/react/react.ts says why.
          { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
          { find: 'react-dom/client', replacement: here('widgets/react/react-dom-client.ts') },
          { find: /^react$/, replacement: here('widgets/react/react.ts') },
        ],
  },
  plugins: [ownLook, writtenRecords, forSite ? listOfFiles() : compileHint()],
  build: {
    outDir,
    emptyOutDir: false,
    // Every browser that has popovers, constructed style sheets and light-dark().
    target: ['chrome125', 'safari17.5', 'firefox128'],
    lib: forSite
      ? { entry: { site: 'widgets/runtime/site-entry.ts' }, formats: ['es'] }
      : {
          entry: 'widgets/runtime/partner-entry.ts',
          name: 'itwidgetsScript',
          formats: ['iife'],
          fileName: () => 'widgets.js',
        },
    rolldownOptions: {
      // Reading a property does nothing else in our sources and packages.
      treeshake: { propertyReadSideEffects: false },
      ...(forSite && {
        preserveEntrySignatures: false,
        output: {
          entryFileNames: 'assets/site/[name]-[hash].js',
          // The file of a tool is named after its folder.
          chunkFileNames: ({ facadeModuleId, name }) =>
            `assets/site/${/\/([\w-]+)\/part\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? name}-[hash].js`,
          // Each with all that it imports: the page's frame, and the one file of widgets with what the tools share with it.
          codeSplitting: {
            groups: [
              { name: 'site', test: /\/runtime\/site-entry\.ts$/, priority: 2 },
              { name: 'widgets', test: /\/runtime\/site-bundle\.ts$/, priority: 1 },
            ],
          },
        },
      }),
    },
    modulePreload: false,
    minify: onReact ? false : 'terser',
    terserOptions: {
      ecma: 2020,
      safari10: false,
      compress: { passes: 2, unsafe: true, unsafe_arrows: true, pure_getters: true, inline: 2, keep_fargs: false },
    },
    reportCompressedSize: false,
  },
});

/** V8 compiles all functions while the script still streams, off the page's main thread: a sixth less time there. */
function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  };
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
