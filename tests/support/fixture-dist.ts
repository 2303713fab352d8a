import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { honeypotField } from '../../shared/http.ts';
import { acceptedServices, employeeCounts } from '../../shared/options.ts';
import { riskQuestions } from '../../shared/tools/risk-quiz.ts';

const page = (title: string, main: string) =>
  `<!doctype html><html lang="en-CA"><head><title>${title}</title><style>main{margin:0}</style></head><body><main>${main}</main></body></html>`;

const field = (form: string, name: string, control: string) =>
  `<label for="${form}-${name}">${name}</label>${control.replace('%', `id="${form}-${name}" name="${name}"`)}` +
  `<p class="nl-field__error" id="${form}-${name}-error" data-error-for="${name}" hidden></p>`;

const form = (id: string, action: string, fields: string) =>
  `<form method="post" action="${action}">` +
  '<div class="nl-summary" data-error-summary tabindex="-1" hidden><p class="nl-summary__title"></p><ul></ul></div>' +
  `<input type="hidden" name="form" value="${id}"><input type="hidden" name="page" value=""><div aria-hidden="true"><input name="${honeypotField}" tabindex="-1"></div>` +
  `${fields}<p class="nl-form__status" data-slot="form-status" role="status"></p><button>Send</button></form>`;

const options = (values: readonly string[]) =>
  ['<option value="">Choose</option>', ...values.map((value) => `<option value="${value}">${value}</option>`)].join('');

const contactFields =
  ['name', 'email', 'phone', 'company'].map((name) => field('c', name, '<input %>')).join('') +
  field('c', 'service', `<select %>${options(acceptedServices)}</select>`) +
  field('c', 'message', '<textarea %></textarea>') +
  '<input type="checkbox" id="c-consent" name="consent" value="marketing-2026-11">';

const heroFields =
  ['name', 'email', 'phone'].map((name) => field('h', name, '<input %>')).join('') +
  field('h', 'employeeCount', `<select %>${options(employeeCounts)}</select>`) +
  '<input type="hidden" name="service" value="Security Assessment">';

const quizFields =
  riskQuestions
    .map(({ id, options }) => {
      const radios = options.map(
        ({ value }, at) => `<input type="radio" name="${id}" value="${value}"${at ? '' : ` id="q-${id}"`}>`,
      );
      return `<fieldset>${radios.join('')}<p id="q-${id}-error" data-error-for="${id}" hidden></p></fieldset>`;
    })
    .join('') + ['name', 'email', 'company'].map((name) => field('q', name, '<input %>')).join('');

const linkForm = (action: string) =>
  `<form method="post" action="${action}"><input type="hidden" name="token" value=""><button>Go</button></form>`;

const shells: Record<string, string> = {
  'contact-form': form('contact-page', '/api/contacts', contactFields),
  'hero-form': form('hero-form', '/api/contacts', heroFields),
  'risk-quiz': form('risk-quiz', '/api/cybersecurity-assessment', quizFields),
  'risk-result':
    '<h1><span data-slot="level"></span> <span data-slot="score"></span></h1><p data-slot="advice"></p><p data-slot="thanks"></p><ul data-results hidden></ul><template data-result><li><b data-field="area"></b><i data-field="points"></i><a data-field="more" href="/">More</a></li></template>',
  newsletter: form('newsletter', '/api/newsletter', field('n', 'email', '<input %>')),
  sent: '<h1>Sent</h1><p data-slot="reference"></p><p data-slot="promise"></p><section data-list="times" hidden><ul></ul></section>',
  'call-times': `<h1>Times</h1><p data-slot="said"></p><form method="post" action="/api/appointments"><input type="hidden" name="token" value=""><div data-days></div><template data-day><details><summary></summary><div data-times></div></details></template><template data-time><button name="at" value=""><time></time></button></template></form>`,
  'call-booked':
    '<h1>Booked</h1><time data-slot="when"></time><p data-slot="said"></p><p data-slot="reference"></p><section data-list="links" hidden><ul></ul></section>',
  'call-cancel': `<h1>Cancel?</h1><time data-slot="when"></time>${linkForm('/api/appointments/cancel')}<section data-list="links" hidden><ul></ul></section>`,
  'call-cancelled': '<h1>Cancelled</h1><section data-list="links" hidden><ul></ul></section>',
  'call-unknown': '<h1>Call unknown</h1>',
  'newsletter-sent': '<h1>Check your email</h1>',
  'newsletter-confirm': linkForm('/newsletter/confirm'),
  'newsletter-confirmed': '<h1>Confirmed</h1>',
  unsubscribe: linkForm('/unsubscribe'),
  'unsubscribe-help': '<h1>How to stop the newsletter</h1>',
  unsubscribed: '<h1>Unsubscribed</h1>',
  'link-unknown': '<h1>Link unknown</h1>',
  failed: '<h1 data-slot="title"></h1><p data-slot="message"></p>',
  search: '<h1>Search</h1><form><input name="q"></form><ol data-results></ol>',
  'postal-code':
    '<h1>Find</h1><form action="/locations/find"><input name="postal"><p id="postal-error" data-error-for="postal" hidden></p><div data-results></div></form><template data-result><p data-field="title"></p></template>',
  staff: '<div id="staff"></div>',
};

const files: Record<string, string> = {
  'index.html': page('Home', '<h1>Home</h1>'),
  'contact-us.html': page('Contact', '<h1>Contact</h1>'),
  'services/cybersecurity.html': page('Cybersecurity', '<h1>Cybersecurity</h1>'),
  'thank-you.html': page('Thank you', '<h1>We have your request</h1>'),
  '404.html': page(
    'Not found',
    '<h1>Not found</h1><section data-list="closest" hidden><h2>Perhaps</h2><ul></ul></section>',
  ),
  'widgets.js': 'globalThis.fixture = "é";\n',
  'widgets/0.1.0.js': 'globalThis.fixture = "pinned";\n',
  'widgets/0.1.js': 'globalThis.fixture = "pinned";\n',
  'assets/site/site-abc123.js': 'globalThis.fixture = "ours";\n',
  'fonts/text.woff2': 'not really a font',
  'robots.txt': 'User-agent: *\n',
  'files/library/restore-tests/restore-log.csv': 'Date,System\n',
  'files/library/restore-tests/list-mailboxes.ps1': 'Get-Mailbox\n',
  _redirects: '/old /new 301\n',
  '_server/postal-codes.json': JSON.stringify({
    answers: [],
    prefixes: {},
    unlisted: { path: 'tel:1', title: 'is not on our list.' },
  }),
  '_server/styles.json': JSON.stringify({
    '/': ['sha256-home'],
    '/404': ['sha256-lost'],
    'shells/sent': ['sha256-sent'],
  }),
};

/** @returns a folder with everything that the server requires of a built site */
export function fixtureDist(): string {
  const dir = mkdtempSync(join(tmpdir(), 'northlume-dist-'));
  for (const [name, main] of Object.entries(shells)) write(dir, `_server/shells/${name}.html`, page(name, main));
  for (const [path, text] of Object.entries(files)) {
    write(dir, path, text);
    if (path.startsWith('_server')) continue;
    write(dir, `${path}.br`, brotliCompressSync(text));
    write(dir, `${path}.gz`, gzipSync(text));
  }
  return dir;
}

function write(dir: string, path: string, content: string | Buffer): void {
  const file = join(dir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
