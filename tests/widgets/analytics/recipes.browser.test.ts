import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useChromium } from '../../support/chromium.ts';
import { consentSite } from '../../support/consent-site.tsx';
import { type Company, standInCompany } from '../../support/stand-in-company.ts';
import { scriptIsReady } from '../../support/visitor.ts';
import { firstFew } from '../../support/whole-set.ts';

/** Runs docs/analytics.md verbatim, except for the host. */
const { open } = useChromium();
let scriptHost: Company;
let dataHost: Company;

/** Each inserts a second script and sends the page's data to a second host. */
const services: Record<string, (send: string) => string> = {
  GA4: (send) => `for (const call of dataLayer) ${send}([...call]);
    dataLayer.push = (call) => ${send}([...call]);`,
  Plausible: (send) => `const early = plausible.q ?? [];
    if (plausible.o.autoCapturePageviews !== false) ${send}(['pageview', 'by itself']);
    window.plausible = (...call) => ${send}(call);
    for (const call of early) plausible(...call);`,
  Umami: (send) => `const { websiteId, autoTrack } = document.currentScript.dataset;
    if (autoTrack !== 'false') ${send}(['by itself']);
    const page = { website: websiteId, url: location.pathname + location.search };
    window.umami = { track: (...call) => ${send}(typeof call[0] === 'function' ? [call[0](page)] : call) };`,
};
const hosts: Record<string, string> = {
  GA4: 'https://www.googletagmanager.com',
  Plausible: 'https://plausible.io',
  Umami: 'https://umami.company.example',
};

const service = (name: string) => `{
  const nested = document.createElement('script');
  nested.src = new URL('/nested.js', document.currentScript.src).href;
  document.head.append(nested);
  const send = (call) => fetch('${dataHost.origin}/collect', { method: 'POST', body: JSON.stringify(call) });
  ${services[name]?.('send')}
}`;

let served = '';
beforeAll(async () => {
  [scriptHost, dataHost] = await Promise.all([
    standInCompany((path) => (path === '/nested.js' ? '' : service(served))),
    standInCompany(() => ''),
  ]);
});
afterAll(() => Promise.all([scriptHost.stop(), dataHost.stop()]));

function recipe(name: string): string {
  const docs = readFileSync('docs/analytics.md', 'utf8');
  const code = new RegExp(`### ${name}\\n[\\s\\S]*?\`\`\`js\\n([\\s\\S]*?)\`\`\``).exec(docs)?.[1];
  if (!code?.includes(hosts[name] ?? '')) throw new Error(`docs/analytics.md has no recipe for ${name}`);
  return code.replaceAll(hosts[name] ?? '', scriptHost.origin);
}

test.each(firstFew(Object.keys(services), 1))(
  '%s hears of the page and of what happens on it, after a yes',
  async (name) => {
    served = name;
    for (const { heard } of [scriptHost, dataHost]) heard.length = 0;
    const site = await consentSite(
      {
        ANALYTICS_SCRIPT_URL: '/analytics.js',
        TRACKING_SCRIPT_URL: '',
        ANALYTICS_ORIGINS: `${scriptHost.origin}, ${dataHost.origin}`,
      },
      { '/analytics.js': recipe(name) },
    );
    try {
      const page = await open(1440);
      const said: string[] = [];
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
      page.on('pageerror', (error) => said.push(error.message));
      await page.goto(`${site.url}/contact-us?service=cloud`);
      await scriptIsReady(page);
      const strip = page.getByRole('region', { name: 'Privacy', exact: true });
      await strip.getByText(new URL(scriptHost.origin).host).waitFor();
      expect([scriptHost.heard, dataHost.heard]).toEqual([[], []]);
      await strip.getByRole('button', { name: 'Accept' }).click();
      const calls = () => dataHost.heard.map(({ body }) => JSON.stringify(JSON.parse(body)));
      const nth = { GA4: /"event","page_view".*\/contact-us/, Plausible: /"pageview"/, Umami: /"url":"\/contact-us"/ }[
        name
      ];
      await expect.poll(() => calls().filter((call) => nth?.test(call)).length).toBe(1);
      await page.getByRole('main').getByLabel('Service', { exact: true }).selectOption('voip');
      await expect.poll(() => calls().at(-1)).toMatch(/service_interest.*voip/);
      expect(calls().join()).not.toContain('by itself');
      expect(calls().join()).not.toContain('service=cloud');
      expect(scriptHost.heard.map(({ path }) => path)).toContain('/nested.js');
      expect(said).toEqual([]);
    } finally {
      await site.stop();
    }
  },
);
