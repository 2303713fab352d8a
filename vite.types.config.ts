import { defineConfig } from 'vite';
import dts from 'vite-plugin-dts';

const head = `/*
 * Types of \`window.itwidgets\`, the script for partners' pages (docs/partners.md). One file without imports, made by
 * \`npm run widget-types\`.
 */
`;

/** Makes the types of the script for partners. */
export default defineConfig({
  publicDir: false,
  plugins: [
    dts({
      processor: 'ts',
      include: ['shared/**/*.ts', 'widgets/state/toasts.ts', 'widgets/runtime/public-api.ts'],
      // Its own compiler, which has the JS API and the types of the language.
      bundleTypes: { extractorConfig: { newlineKind: 'lf' }, invokeOptions: { typescriptCompilerFolder: undefined } },
      beforeWriteFile: (_path, content) => ({ content: `${head}${content.trimEnd()}\n` }),
      declarationOnly: true,
      compilerOptions: {
        // `npm run types` checks.
        noCheck: true,
        types: [],
        // Else the order of a union depends on what else the compiler has read,
        stableTypeOrdering: true,
        // and every option is `… | undefined`.
        exactOptionalPropertyTypes: true,
      },
    }),
  ],
  build: {
    outDir: 'site/public/types',
    emptyOutDir: false,
    lib: { entry: 'widgets/runtime/public-api.ts', formats: ['es'], fileName: 'itwidgets' },
  },
});
