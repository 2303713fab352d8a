import { defineConfig, type Plugin } from 'vite';
import { ownLook } from './shared/company/own-look.ts';
import { writtenRecords } from './shared/company/written-records.ts';

/** `STAFF_REACT=19` builds on React itself, to compare. */
const onReact = process.env.STAFF_REACT === '19';
const watching = process.argv.includes('--watch');

/**
 * The script of the staff page: ES modules, parts on demand, never on a visitor's page. It runs on Preact like the
 * visitors' widgets, here with the whole compatibility layer, which the query and table libraries need.
 */
export default defineConfig({
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  resolve: {
    alias: onReact
      ? [
          { find: /^react-dom(?=\/|$)/, replacement: 'react-dom-19' },
          { find: /^react(?=\/|$)/, replacement: 'react-19' },
        ]
      : [],
    dedupe: ['preact', 'react', 'react-dom'],
  },
  plugins: [ownLook, writtenRecords, listOfFiles()],
  // What runs beside the page is a file as its views are.
  worker: {
    format: 'es',
    plugins: () => [writtenRecords],
    rolldownOptions: { output: { entryFileNames: 'assets/staff/[name]-[hash].js' } },
  },
  build: {
    outDir: process.env.STAFF_OUT ?? 'dist',
    emptyOutDir: false,
    // As the visitors' script.
    target: ['chrome125', 'safari17.5', 'firefox128'],
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { staff: process.env.STAFF_ENTRY ?? 'admin/frame/main.tsx' },
      output: {
        entryFileNames: 'assets/staff/[name]-[hash].js',
        chunkFileNames: 'assets/staff/[name]-[hash].js',
        assetFileNames: 'assets/staff/[name]-[hash][extname]',
      },
    },
    minify: watching ? false : 'oxc',
    reportCompressedSize: false,
  },
});

/** Writes down the addresses of the script and its styles for the build of the page, and all files for the budget. */
function listOfFiles(): Plugin {
  return {
    name: 'list-of-files',
    // After Vite has put the styles among the files.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
        const list = {
          entry: entry?.fileName,
          imports: entry?.type === 'chunk' ? entry.imports : [],
          styles: files.filter(({ fileName }) => fileName.endsWith('.css')).map(({ fileName }) => fileName),
          files: files.map(({ fileName }) => fileName),
        };
        this.emitFile({ type: 'asset', fileName: '_server/staff-script.json', source: JSON.stringify(list) });
      },
    },
  };
}
