import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import { inOwnLook } from '../../shared/company/own-look.ts';
import { inRem } from '../../widgets/base/in-rem.ts';
import { componentsOf } from './lazy-styles.ts';

/**
 * A CSS file, inlined where its class is used: `HeroMap.css` styles `hero-map`. A widget's `Field.css` (`nl-field`)
 * also comes with components that may render it later. Tokens, base and print are in every page.
 */
type CssBlock = { name: string; css: string; matches: (classes: ReadonlySet<string>) => boolean };

const always = [
  'shared/tokens.css',
  'site/styles/page-tokens.css',
  'site/styles/fonts.css',
  'site/styles/base.css',
  'site/styles/press.css',
];
const last = ['site/styles/print.css'];

const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

function minified(file: string, version: (url: string) => string): string {
  const text = inOwnLook(readFileSync(file, 'utf8'));
  const css = text.replace(/url\("(\/[^"]+)"\)/g, (_, url: string) => `url("${version(url)}")`);
  const code = file.startsWith('widgets/') ? inRem(css) : css;
  // `targets` is unset on purpose: light-dark() is left to the browser.
  // Once more: minifying writes rgb() as hex.
  return inOwnLook(transform({ filename: file, code: Buffer.from(code), minify: true }).code.toString());
}

function blocksIn(folder: string, prefix: string, version: (url: string) => string): CssBlock[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort((a, b) => basename(a).localeCompare(basename(b)))
    .map((file) => {
      const name = prefix + kebab(basename(file, '.css'));
      return { name, css: minified(join(folder, file), version), matches: (classes) => classes.has(name) };
    });
}

function widgetBlocks(version: (url: string) => string): CssBlock[] {
  const blocks = blocksIn('widgets', 'nl-', version);
  const nameOf = (file: string) => `nl-${kebab(basename(file, '.tsx'))}`;
  const components = readdirSync('widgets', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const shownBy = components.map((file) => ({
    name: nameOf(file),
    shows: new Set(componentsOf(join('widgets', file)).map(nameOf)),
  }));
  return blocks.map((block) => {
    const hosts = shownBy.filter(({ shows }) => shows.has(block.name)).map(({ name }) => name);
    return { ...block, matches: (classes) => [block.name, ...hosts].some((name) => classes.has(name)) };
  });
}

/** A rule that a component writes from its data, e.g. `figures/PairedLook.tsx`. */
const ownRule = /<style data-rule>([^<]*)<\/style>/g;

/** @param version adds a content hash to the address of a file in `site/public` */
export function createStyles(version: (url: string) => string) {
  const whole = (files: string[]): CssBlock[] =>
    files.map((file) => ({ name: file, css: minified(file, version), matches: () => true }));
  const blocks = [
    ...whole(always),
    ...widgetBlocks(version),
    ...blocksIn('site/components', '', version),
    ...blocksIn('site/kinds', '', version),
    ...whole(last),
  ];

  /** The page with its CSS in place of `<style data-page></style>`, and the CSP hash of that CSS. */
  return function inlineStyles(html: string): { html: string; hash: string } {
    const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(/\s+/)));
    const rules = [...html.matchAll(ownRule)].map(([, rule = '']) => rule);
    const css = [...blocks.filter((block) => block.matches(classes)).map((block) => block.css), ...rules].join('');
    const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
    const body = html.replaceAll(ownRule, '');
    return { html: body.replace('<style data-page></style>', () => `<style>${css}</style>`), hash };
  };
}
