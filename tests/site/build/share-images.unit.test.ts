import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { contentPage } from '../../support/tiny-site.ts';

const dist = mkdtempSync(join(tmpdir(), 'share-'));
const page = contentPage('/a');

async function address(): Promise<string | undefined> {
  vi.resetModules();
  const { shareImages } = await import('../../../site/build/share-images/share-images.tsx');
  return shareImages([page], dist).get('/a');
}

afterEach(() => {
  for (const module of changes) vi.doUnmock(module.name);
});
afterAll(() => rmSync(dist, { recursive: true }));

const changes = [
  {
    what: 'a colour',
    name: '../../../shared/company/palette.ts',
    change: (original: Record<string, unknown>) => ({
      ...original,
      colour: () => ({ id: 'ink', name: 'Ink', value: '#123456' }),
    }),
  },
  {
    what: 'the map',
    name: '../../../site/components/map/shore.ts',
    change: (original: Record<string, unknown>) => ({
      ...original,
      shore: (original.shore as readonly object[]).slice(1),
    }),
  },
  {
    what: 'an office',
    name: '../../../shared/company/company.ts',
    change: ({ company, ...rest }: Record<string, unknown>) => {
      const { offices } = company as { offices: { lat: number }[] };
      return {
        ...rest,
        company: { ...(company as object), offices: offices.map((o) => ({ ...o, lat: o.lat - 0.1 })) },
      };
    },
  },
];

test('a share image is drawn once for what is on it', async () => {
  expect(await address()).toBe(await address());
});

test.each(changes)('a share image is drawn anew when $what changes', async ({ name, change }) => {
  const before = await address();
  vi.doMock(name, async (original) => change(await original<Record<string, unknown>>()));
  expect(await address()).not.toBe(before);
});
