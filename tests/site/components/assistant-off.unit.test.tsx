import { renderToStaticMarkup } from 'preact-render-to-string';
import { afterEach, expect, test, vi } from 'vitest';
import { siteContext } from '../../support/tiny-site.ts';

afterEach(() => vi.unstubAllEnvs());

async function frame(settings: Record<string, string | undefined>): Promise<string> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  // The module reads the setting only once, on import.
  vi.resetModules();
  const { Page } = await import('../../../site/components/frame/Page.tsx');
  const page = { path: '/a', title: 'A', description: 'About a', indexable: true, site: siteContext([]) };
  return renderToStaticMarkup(Page({ page, children: 'Text' }) as never);
}

test('a build with ASSISTANT=off says nothing of the assistant on any page, and one without it has its button', async () => {
  expect(await frame({ ASSISTANT: undefined })).toContain('data-open="chat"');
  const off = await frame({ ASSISTANT: 'off' });
  expect(off).toContain('Text');
  expect(off).not.toMatch(/data-open="chat"|\bchat\b|\bassistant\b|\bLumi\b/i);
});

test('a build with a language model tells the chat who reads the messages, and in which country; one without names nobody', async () => {
  const model = { LLM_PROVIDER: 'Example AI', LLM_COUNTRY: 'Canada' };
  expect(await frame(model)).toContain('data-provider="Example AI (Canada)"');
  const none = await frame({ LLM_PROVIDER: undefined, LLM_COUNTRY: undefined });
  expect(none).toContain('data-open="chat"');
  expect(none).not.toContain('data-provider');
});
