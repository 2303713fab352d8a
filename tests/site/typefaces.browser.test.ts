import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { beforeRelease } from '../support/whole-set.ts';

const { open } = useChromium();
const site = useRealSite();

async function facesOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return [...new Set(fonts.map(({ familyName }) => familyName))];
}

test('a page fetches two typefaces; the letters of a French name come in the same face, in a file of their own', async () => {
  const page = await open(1440);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname);
  });
  await page.goto(`${site.server.url}/privacy-policy`);
  await page.evaluate(() => document.fonts.ready);
  const always = ['/fonts/bricolage-grotesque.woff2', '/fonts/instrument-sans.woff2'];
  expect([...new Set(fetched)].sort()).toEqual(always);
  // A font that arrives after the first paint is used from the next page on.
  await page.reload();
  expect(await facesOf(page, 'h1')).toEqual([expect.stringContaining('Bricolage Grotesque')]);

  await page.evaluate(async () => {
    const name = Object.assign(document.createElement('p'), {
      id: 'name',
      textContent: 'Renée Lefèvre, Hélène Çelik ©',
    });
    document.querySelector('main')?.prepend(name);
    await document.fonts.load('1em "Instrument Sans"', name.textContent);
  });
  expect([...new Set(fetched)].sort()).toEqual([...always, '/fonts/instrument-sans-rare.woff2'].sort());
  expect(await facesOf(page, '#name')).toEqual([expect.stringContaining('Instrument Sans')]);
});

beforeRelease('before the text face comes, bold is bold in its stand-in, and what comes late replaces it', async () => {
  const page = await open(1440);
  await page.route('**/*.woff2*', (route) => route.abort());
  await page.goto(`${site.server.url}/services/voip`);
  const [regular, bold] = await page.evaluate(() => {
    const ruler = document.body.appendChild(document.createElement('span'));
    ruler.textContent = 'A technician calls you within 2 hours';
    ruler.style.position = 'absolute';
    return ['400', '600'].map((weight) => {
      ruler.style.fontWeight = weight;
      return ruler.getBoundingClientRect().width;
    });
  });
  expect(bold).toBeGreaterThan((regular ?? 0) * 1.005);
  const displays = await page.evaluate(() => [...document.fonts].map(({ display }) => display));
  expect(displays).not.toContain('optional');
});
