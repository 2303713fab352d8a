import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../../tools/lib/project-copy.mjs';
import { ownerFiles } from '../../tools/rebrand.mjs';
import { ofSample } from '../support/of-sample.ts';
import { wholeSet } from '../support/whole-set.ts';

/* A whole build with all edits and settings of an owner's first day at once (owner-day-files.unit.test.ts has each alone). */

const settings = {
  SITE_ORIGIN: ' HTTPS://WWW.A-company-with-a-rather-long-name.example/ ',
  ANALYTICS_SCRIPT_URL: '/analytics.js',
  TRACKING_SCRIPT_URL: 'https://tracking.example/x.js',
  ANALYTICS_ORIGINS: 'https://collect.example',
  ASSISTANT: 'Yes',
  CALENDAR_URL: 'https://calendar.example/a-company-with-a-rather-long-name/thirty-minutes',
  LLM_PROVIDER: 'Example AI',
  LLM_COUNTRY: 'Canada',
};

/** A company in other cities, for `npm run rebrand`. */
const secondCompany = {
  name: 'Harbourline Managed Technology Services of Greater Hamilton',
  shortName: 'Harbourline',
  assistant: 'Marlo',
  tagline: 'We pick up.',
  origin: 'https://www.a-company-with-a-rather-long-name.example',
  phone: '905 555 0188',
  email: 'hello@harbourline.example',
  foundingYear: '2004',
  employees: '14',
  offices: 'Hamilton; 1 King Street West; L8P 1A1; 43.2557; -79.8711',
};

if (wholeSet) {
  let copy: ReturnType<typeof copyProject>;
  const at = (file: string) => join(copy.folder, file);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  const built = (path: string) => readFileSync(at(`dist${path}.html`), 'utf8');

  /** Without share images and full compression, which look at no edit. */
  const program = `import { main } from './tools/lib/say.mjs';
import { buildSite } from './tools/lib/site-build.mjs';
await main(buildSite);`;

  async function build(): Promise<{ code: number; output: string }> {
    const env = { ...process.env, ...settings, NODE_ENV: 'production' };
    const args = ['--input-type=module', '--eval', program];
    try {
      const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: copy.folder, env });
      return { code: 0, output: stdout + stderr };
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return { code: 1, output: stdout + stderr };
    }
  }

  ofSample(describe)('a build with everything that an owner does on the first day', { timeout: 1_800_000 }, () => {
    beforeAll(async () => {
      copy = copyProject();
      const post = readFileSync(at('site/content/blog/ai-and-client-confidentiality.md'), 'utf8');
      write('site/content/blog/Copied Post.md', `\uFEFF${post.replaceAll('\n', '\r\n')}`);
      const words = 'Our desk is staffed 24/7, since 2010. TODO: a new version is coming soon. {claim:uptime}';
      const video = 'https://youtu.be/aqz-KE-bpKQ';
      const links =
        '[a](/Pricing) [b](/about) [c](/pricing.html) [d](/blog/tomorrow) [e](../contact-us.md) [f](www.example.org)';
      const picture = '![Our team](team.jpg)\n\n::: beside image="team.jpg" alt="Our team"\nWe pick up.\n:::';
      write(
        'site/content/blog/holiday.md',
        post
          .replace(/^title:.*$/m, 'title: Before you leave: five checks')
          .replace(/^publishDate:.*$/m, 'publishDate: November 24, 2026')
          .replace('---\n', '---\nauthor: Dana\nimage: x.jpg\n') +
          `\n${words}\n\n${video}\n\n${links}\n\n${picture}\n\n#### Deep\n\n<p class="MsoNormal">Word</p>\n`,
      );
      write('site/content/blog/tomorrow.md', post.replace(/^publishDate:.*$/m, 'publishDate: 2999-01-01'));
      write(
        'site/content/blog/team.jpg',
        await sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#587' } })
          .jpeg()
          .toBuffer(),
      );
      write('site/content/blog/NOTES.md', 'Ask the lawyer.');
      write('site/content/careers.md', '---\ntitle: Careers\n---\nWe look for a technician.\n');
      write(
        'site/content/events/open-house.md',
        '---\ntitle: Open house\nevent: { day: 2026-12-03, from: "17:30", place: Our office }\n---\nCome by.\n',
      );
      write(
        'site/content/fr/contactez-nous.md',
        '---\ntitle: Contactez-nous\nlang: fr\ntranslationOf: /contact-us\n---\nBonjour.\n',
      );
      copyFileSync(
        at('site/content/(landing)/cloud-services-ajax.md'),
        at('site/content/(landing)/network-support-stoney-creek.md'),
      );
      rmSync(at('site/content/blog/what-is-a-vcio.md'));
      edit('site/content/locations/oshawa.md', (text) => text.replace('---\n', '---\ndraft: true\n'));
      edit('site/content/services/managed-it.md', (text) =>
        text.replace(
          /^faqs:\n/m,
          'faqs:\n  - question: Do you look after Macs?\n    answer: Yes, and the telephones and printers beside them, at the same price as any other computer in the office.\n',
        ),
      );
      for (const [name, text] of Object.entries(ownerFiles(secondCompany))) write(`owner/${name}`, String(text));
      write(
        'owner/testimonials.ts',
        "export const testimonials = [{ id: 'one', company: 'Steelcity Dental', clientName: 'Dr. Maria Rossi', testimonial: 'They pick up.', illustrative: false }];\n",
      );
      write(
        'owner/promotion.ts',
        "export const promotion = { text: 'Onboarding at no charge.', link: { label: 'See', href: '/pricing' }, until: '2999-12-31' };\n",
      );
    }, 300_000);
    afterAll(() => copy?.remove(), 300_000);

    test('is made, and says in ten lines what to look at', async () => {
      const { code, output } = await build();
      expect(output).not.toMatch(/to fix before|\n {4}at |Problem writing/);
      expect(code).toBe(0);
      expect(output).toMatch(/\d+ to look at, when you have time:\n(?: {2}\S.*\n){10} {2}and \d+ more: npm run check/);
    });

    test('shows what was written', () => {
      const post = built('/blog/holiday');
      expect(post).toContain('Before you leave: five checks');
      expect(post).toMatch(/<source type="image\/avif"/);
      expect(post).toContain('data-video="https://www.youtube-nocookie.com/');
      for (const href of ['/pricing', '/about-us', '/contact-us', 'https://www.example.org'])
        expect(post).toContain(`href="${href}"`);
      expect(post).not.toContain('/blog/tomorrow');
      for (const path of ['/careers', '/events/open-house', '/network-support-stoney-creek', '/blog/copied-post'])
        expect(existsSync(at(`dist${path}.html`)), path).toBe(true);
      expect(built('/fr/contactez-nous')).toMatch(/<html lang="fr-CA"[\s\S]*Aller au contenu/);
      expect(built('/contact-us')).toContain('hreflang="fr-CA"');
      expect(built('/index')).toMatch(/Onboarding at no charge[\s\S]*Dr\. Maria Rossi, Steelcity Dental\./);
      expect(built('/index')).toContain('href="https://www.a-company-with-a-rather-long-name.example/"');
    });

    test('sends readers of what is gone to its folder', () => {
      const { data } = JSON.parse(readFileSync(at('dist/_server/redirects.json'), 'utf8'));
      expect(data.legacy).toMatchObject({ '/blog/what-is-a-vcio': '/blog', '/locations/oshawa': '/locations' });
    });

    test('is refused for what nobody can guess, in a line each, and the site stays', async () => {
      write('site/content/blog/wrong.md', '---\ntitle: Wrong\npublishDate: 03/04/2026\n---\n[x](/no-such-page)\n');
      const before = built('/index');
      const { code, output } = await build();
      expect(code).toBe(1);
      expect(output).toMatch(
        /\d+ things to fix before the site can be built:\n(?: {2}site\/content\/blog\/wrong\.md:\d+ .*\n)+/,
      );
      expect(output).not.toMatch(/\n {4}at |Problem writing|Original error/);
      expect(built('/index')).toBe(before);
    });
  });
}
