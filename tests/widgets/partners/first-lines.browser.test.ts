import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { opensChat } from '../../support/assistant.ts';
import { gate } from '../../support/chat-widget.ts';
import { frameworks } from '../../support/frameworks.ts';
import { complaints, usePartner } from '../../support/partner.ts';
import { firstFew, wholeSet } from '../../support/whole-set.ts';
import { bookingForm, subscribe } from '../../support/widget-forms.ts';

const { pages, visit } = usePartner();

/** The first lines that a webmaster copies from docs/partners.md, and the policy there, verbatim but for our address. */
const [, lines = ''] = /```html\n([\s\S]+?)```/.exec(readFileSync('docs/partners.md', 'utf8')) ?? [];
const [, policy = ''] = /```\n(script-src [\s\S]+?)```/.exec(readFileSync('docs/partners.md', 'utf8')) ?? [];
const ours = (text: string) => text.replaceAll('https://OUR-ORIGIN', pages.own);

const folder = wholeSet ? frameworks() : undefined;

const hosts: Record<string, { page(lines: string): string; policy?: string }> = {
  'a page with a strict policy': {
    page: (lines) => `<main>${lines}</main>`,
    policy: `default-src 'none'; style-src 'none'; form-action 'none'; base-uri 'none'; ${policy.replaceAll(/\s+/g, ' ')}`,
  },
  // The block editor keeps a Custom HTML block; the classic one puts each line into a paragraph.
  WordPress: {
    page: (lines) =>
      `<div class="entry-content">${lines
        .split('\n')
        .map((line) => (line.startsWith('<a') ? `<p>${line}</p>` : line))
        .join('\n')}</div>`,
  },
  ...(folder && { 'an app of React': { page: drawnByReact(folder) } }),
};

/** The tag stays in index.html; React 18 draws the other lines, in its strict mode, and again and again. */
function drawnByReact(folder: string): (lines: string) => string {
  const umd = (name: string) =>
    readFileSync(join(folder, `node_modules/${name}-18/umd/${name}.production.min.js`), 'utf8');
  const inline = (code: string) => `<script>${code.replaceAll('</script', '<\\/script')}</script>`;
  const draw = `
    const element = (node) => node.nodeType === 3 ? node.data : React.createElement(node.localName,
      Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])), ...[...node.childNodes].map(element));
    const App = () => {
      const [, again] = React.useState(0);
      React.useEffect(() => { const timer = setInterval(() => again((at) => at + 1), 100); return () => clearInterval(timer) }, []);
      return [...lines.content.children].map((node, key) => React.createElement(React.Fragment, { key }, element(node)));
    };
    ReactDOM.createRoot(root).render(React.createElement(React.StrictMode, null, React.createElement(App)));`;
  return (lines) => {
    const [tag, ...rest] = lines.split('\n');
    return `<main id="root"></main>${tag}<template id="lines">${rest.join('')}</template>${[umd('react'), umd('react-dom'), draw].map(inline).join('')}`;
  };
}

test.each(firstFew(Object.entries(hosts), 1))(
  'the first lines of the guide give a newsletter, the booking dialog and the chat to %s',
  async (_name, host) => {
    pages.answer(() => ({ status: 202, body: { ok: true } }));
    const { page, said } = await visit(host.page(ours(lines)), {
      head: '',
      ...(host.policy && { headers: { 'Content-Security-Policy': ours(host.policy) } }),
    });
    await subscribe(page);
    await page.getByRole('link', { name: 'Book a call' }).click();
    await bookingForm(page).getByLabel('Name', { exact: true }).fill('Dana');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: opensChat }).click();
    await gate(page).waitFor();
    expect(complaints(said)).toEqual([]);
  },
);
