import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import dts from 'vite-plugin-dts';
import { version } from './package.json' with { type: 'json' };

/** `WIDGETS_REACT=19` builds with the real React into a folder of its own, so that the browser tests run on both. */
const onReact = process.env.WIDGETS_REACT === '19';
const outDir = process.env.WIDGETS_OUT ?? (onReact ? 'node_modules/.cache/widgets-react' : 'dist');

// Written types set off the watcher that waits for changes, without end.
const watching = process.argv.includes('--watch');

export default defineConfig({
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.WIDGETS_VERSION': JSON.stringify(version) },
  // Also when a test builds it: the test runner's own mode would bring React's development JSX.
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  resolve: {
    alias: onReact
      ? [
          { find: /^react-dom(?=\/|$)/, replacement: 'react-dom-19' },
          { find: /^react(?=\/|$)/, replacement: 'react-19' },
        ]
      : [],
  },
  plugins: [
    ...(outDir === 'dist' && !watching ? [dts({ include: ['widgets'], entryRoot: '.', outDirs: 'dist/types' })] : []),
    pinned(),
  ],
  build: {
    outDir,
    emptyOutDir: false,
    // Every browser that has popovers, constructed style sheets and light-dark().
    target: ['chrome125', 'safari17.5', 'firefox128'],
    lib: { entry: 'widgets/index.ts', name: 'northlumeScript', formats: ['iife'], fileName: () => 'widgets.js' },
    modulePreload: false,
    reportCompressedSize: false,
  },
});

/** A copy under its version, never to change, with the `integrity` value for partners beside it. */
function pinned(): Plugin {
  return {
    name: 'pinned-version',
    writeBundle() {
      const script = readFileSync(`${outDir}/widgets.js`);
      const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
      mkdirSync(`${outDir}/widgets`, { recursive: true });
      writeFileSync(`${outDir}/widgets/${version}.js`, script);
      writeFileSync(`${outDir}/widgets/${version}.sri.txt`, `${integrity}\n`);
    },
  };
}
