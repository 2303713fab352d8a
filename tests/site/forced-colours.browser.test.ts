import { expect, test } from 'vitest';
import { isSample } from '../../site/facts/served.ts';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { scriptIsReady } from '../support/visitor.ts';
import { beforeRelease, firstFew } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

/**
 * Text that is unreadable in forced colours: in its background's colour, or on a background of its own, because
 * browsers paint the page's background behind recoloured text unless it has `forced-color-adjust: none`.
 */
function unreadable(): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'Canvas';
  const canvas = getComputedStyle(probe).color;
  return [
    ...document.querySelectorAll(
      '.button, .skip, .before-after__side, .estimator__is--per-use, button, input, select, textarea, label:has(:checked), .nl-toast',
    ),
  ].flatMap((control) => {
    const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(control);
    if (!control.checkVisibility() || backgroundColor.endsWith(', 0)')) return [];
    const isHidden = color === backgroundColor || (backgroundColor !== canvas && forcedColorAdjust !== 'none');
    return isHidden ? [`${control.outerHTML.slice(0, 90)}: ${color} on ${backgroundColor}`] : [];
  });
}

/** In the gate those with fields, prices, choices and a map. */
const paths = [
  '/contact-us',
  '/pricing',
  '/resources/cybersecurity-assessment',
  '/',
  isSample ? '/locations/markham' : '/locations',
  '/search',
  '/library',
  '/roi-calculator',
  '/cybersecurity-tracker',
  '/resources/case-studies',
  '/resources/case-studies/law-firm-secure-remote-access',
  '/demo/micro-interactions',
];

test.each(firstFew(['light', 'dark'] as const, 1))(
  'in forced colours, %s, the words of every button, field and toast can be read',
  async (colorScheme) => {
    const page = await chromium.open(390, { forcedColors: 'active', colorScheme });
    const found: string[] = [];
    for (const path of firstFew(paths, 4)) {
      await page.goto(site.server.url + path);
      await scriptIsReady(page);
      found.push(...(await page.evaluate(unreadable)).map((control) => `${path}: ${control}`));
    }
    expect(found).toEqual([]);
  },
);

beforeRelease('a specimen keeps its own colours, so that its words can be read in forced ones', async () => {
  const fills = async (forcedColors: 'active' | 'none') => {
    const page = await chromium.open(390, { forcedColors });
    await page.goto(`${site.server.url}/about-us`);
    return page.locator('.paper text').evaluateAll((all) => all.map((text) => getComputedStyle(text).fill));
  };
  const own = await fills('none');
  expect(own.length).toBeGreaterThan(20);
  expect(await fills('active')).toEqual(own);
});

beforeRelease('in forced colours the line of a path is seen on a phone, wider as far as it is lit', async () => {
  const page = await chromium.open(390, { forcedColors: 'active', javaScriptEnabled: false });
  await page.goto(`${site.server.url}/services/voip`);
  await page.getByRole('radio', { name: '15:00' }).check();
  const widths = await page
    .locator('.path-figure__pick')
    .evaluateAll((picks) => picks.map((pick) => getComputedStyle(pick, '::before').borderTopWidth));
  // A path ends in its last station.
  expect(widths).toEqual(['3px', '3px', '2px', '0px']);
});
