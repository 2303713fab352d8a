import { renderToStaticMarkup } from 'preact-render-to-string';
import { afterEach, expect, test, vi } from 'vitest';
import { siteContext } from '../support/tiny-site.ts';

afterEach(() => vi.unstubAllEnvs());

/** A page's frame as a build with this setting writes it. */
async function frame(setting: string | undefined): Promise<string> {
  vi.stubEnv('ASSISTANT', setting);
  // The setting is read once, when the module is.
  vi.resetModules();
  const { Page } = await import('../../site/components/Page.tsx');
  const page = { path: '/a', title: 'A', description: 'About a', indexable: true, site: siteContext([]) };
  return renderToStaticMarkup(Page({ page, children: 'Text' }) as never);
}

test('a build with ASSISTANT=off says nothing of the assistant on any page, and one without it has its button', async () => {
  expect(await frame(undefined)).toContain('data-open="chat"');
  const off = await frame('off');
  expect(off).toContain('Text');
  expect(off).not.toMatch(/data-open="chat"|\bchat\b|\bassistant\b|\bLumi\b/i);
});
