import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { newerCalls } from '../../support/newer-calls.ts';
import { useOtherServer } from '../../support/other-server.ts';
import { usePartner } from '../../support/partner.ts';
import { silences } from '../../support/partner-cases.ts';
import { beforeRelease, firstFew, wholeSet } from '../../support/whole-set.ts';
import { booking, bookingForm, fillForm, newsletterForm, statusOf, widgetsReady } from '../../support/widget-forms.ts';
import { builtScript } from '../../support/widget-page.ts';

const { pages, tag, visit } = usePartner();
const other = useOtherServer();
const body = '<main><div data-widget="newsletter">Our own words</div></main>';

async function subscribes(page: Page): Promise<void> {
  await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
  await newsletterForm(page).getByRole('button').click();
  await statusOf(newsletterForm(page)).getByText('Subscribed Successfully').waitFor();
  expect(pages.asked).toHaveLength(1);
}

/** The script cannot find its origin. `$script` is its text. */
const placeless: Record<string, (own: string) => string> = {
  'a module': (own) => `<script type="module" src="${own}/widgets.js"></script>`,
  'part of the page’s own bundle': () => '<script src="/bundle.js"></script>',
  'text in the page itself': () => '<script>$script</script>',
  'a copy on the page’s own server': () => '<script src="/widgets.js"></script>',
  'a blob': () =>
    `<script>fetch('/bundle.js').then((r) => r.blob()).then((blob) => document.head.append(Object.assign(document.createElement('script'), { src: URL.createObjectURL(blob) })))</script>`,
  eval: () => `<script>fetch('/bundle.js').then((r) => r.text()).then(eval)</script>`,
};

/** Precedes ours in a bundle. */
const another = 'window.another = document.currentScript;\n';

/** The same, with a tag that names our API. */
const told: Record<string, (own: string) => string> = {
  'a module': (own) => `<script type="module" src="/bundle.js" data-itwidgets data-api="${own}"></script>`,
  'a module in the page itself': (own) => `<script type="module" data-itwidgets data-api="${own}/">$script</script>`,
  'part of what a module imports': (own) =>
    `<script type="module" data-itwidgets data-api="${own}">import '/bundle.js'</script>`,
  'part of the page’s own bundle': (own) => `<script src="/bundle.js" data-api="${own}"></script>`,
  'text in the page itself': (own) => `<script data-api="${own}">$script</script>`,
  'a copy on the page’s own server': (own) => `<script src="/widgets.js" data-api="${own}"></script>`,
  'eval beside a tag': (own) =>
    `<script data-itwidgets data-api="${own}">fetch('/bundle.js').then((r) => r.text()).then(eval)</script>`,
  'a blob with a tag': (own) =>
    `<script>fetch('/bundle.js').then((r) => r.blob()).then((blob) => { const tag = Object.assign(document.createElement('script'), { src: URL.createObjectURL(blob) }); tag.dataset.api = '${own}'; document.head.append(tag) })</script>`,
};

async function visitWith(head: (own: string) => string) {
  const bundle = another + (await builtScript('preact')).toString();
  return visit(body, {
    // A function, because the script's text contains `$&`.
    head: head(pages.own).replace('$script', () => bundle.replaceAll('</script', '<\\/script')),
    prepare: (page) =>
      page.route(/\/(bundle|widgets)\.js$/, (route) =>
        route.fulfill({
          body: bundle,
          contentType: 'text/javascript',
          headers: { 'Access-Control-Allow-Origin': '*' },
        }),
      ),
  });
}

describe('a copy of the script that cannot tell where it came from', () => {
  test.each(firstFew(Object.entries(placeless), 2))('as %s says so once and mounts nothing', async (_name, head) => {
    const { page, said } = await visitWith(head);
    await expect.poll(() => said).toEqual([expect.stringContaining('cannot tell where it came from')]);
    expect(await page.getByText('Our own words').isVisible()).toBe(true);
    expect(await page.locator('form').count()).toBe(0);
  });

  /** Gate: a module, a part of a bundle, an eval. */
  const tagged = Object.entries(told).filter((_, at) => wholeSet || at % 4 === 0);

  test.each(tagged)('as %s works when its tag says where our API is', async (_name, head) => {
    const { page, said } = await visitWith(head);
    await subscribes(page);
    expect(said.filter((line) => /itwidgets|uncaught/.test(line))).toEqual([]);
  });
});

const misleading = [
  ['an element of the page is named currentScript', '<img name="currentScript" alt="">'],
  ['every object of the page has an api', '<script>Object.prototype.api = "https://theirs.example"</script>'],
] as const;

beforeRelease.each(misleading)('where %s, the form posts to us', async (_name, first) => {
  const { page } = await visit(`${first}<script src="${pages.own}/widgets.js"></script>${body}`, { head: '' });
  await subscribes(page);
});

describe('another company’s tag that has a data-api of its own', () => {
  /** Some analytics name their endpoint with it. A module cannot find its own tag, so ours might read theirs. */
  const foreign = {
    'a script with a path': '<script defer data-api="https://counts.example/api/event"></script>',
    'a module with a path': '<script type="module" data-api="https://counts.example/api/event"></script>',
    'a module with an origin': '<script type="module" src="/counts.js" data-api="https://counts.example"></script>',
  };
  const ours = {
    'our tag': () => tag(),
    'our module': () => `<script type="module" src="/bundle.js" data-itwidgets data-api="${pages.own}"></script>`,
  };
  const all = Object.entries(foreign).flatMap(([theirs, head]) =>
    Object.entries(ours).flatMap(([which, own]) => [
      [theirs, 'before', which, () => head + own()] as const,
      [theirs, 'after', which, () => own() + head] as const,
    ]),
  );

  /** The gate covers each of ours and each order. */
  const pairs = wholeSet ? all : all.filter((_, at) => [0, 7].includes(at));

  async function visitBeside(head: string) {
    const script = (await builtScript('preact')).toString();
    const strangers: string[] = [];
    const { page, said } = await visit(body, {
      head,
      prepare: async (page) => {
        page.on('request', (request) => request.url().includes('counts.example') && strangers.push(request.url()));
        await page.route('**/counts.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
        await page.route('**/bundle.js', (route) => route.fulfill({ body: script, contentType: 'text/javascript' }));
      },
    });
    return { page, said, strangers };
  }

  test.each(pairs)(
    '%s, %s %s, does not decide where our script sends what visitors write',
    async (_theirs, _where, _which, head) => {
      const { page, strangers } = await visitBeside(head());
      await subscribes(page);
      expect(strangers).toEqual([]);
    },
  );

  test.each(firstFew(Object.entries(foreign), 1))(
    '%s, is not asked by a copy that cannot tell where it came from',
    async (_theirs, head) => {
      const { page, said, strangers } = await visitBeside(`${head}<script type="module" src="/bundle.js"></script>`);
      await expect.poll(() => said.join()).toContain('cannot tell where it came from');
      expect(await page.locator('form').count()).toBe(0);
      expect(strangers).toEqual([]);
    },
  );

  beforeRelease('on a bundle that holds both, does not decide either', async () => {
    const { page, said, strangers } = await visitBeside(
      '<script src="/bundle.js" data-api="https://counts.example/api/event"></script>',
    );
    await expect.poll(() => said.join()).toContain('cannot tell where it came from');
    expect(await page.locator('form').count()).toBe(0);
    expect(strangers).toEqual([]);
  });
});

const elsewhere = [
  ['has no such address', 404],
  ['answers with a page', 'page'],
  ['forbids it', 403],
  ['answers something else', 200],
] as const;

test.each(firstFew(elsewhere, 1))(
  'a copy of the script on another server of the partner, which %s and lets us read that, is not taken for ours',
  async (_how, answer) => {
    pages.allow(answer);
    const { page, said } = await visit(body);
    await expect.poll(() => said.join()).toContain('our API does not answer at');
    expect(await page.getByText('Our own words').isVisible()).toBe(true);
    expect(await page.locator('form').count()).toBe(0);
    expect(await page.evaluate(() => window.itwidgets?.ready)).toBe(false);
    expect(pages.asked).toEqual([]);
  },
);

beforeRelease.each([404, 200, 403])(
  'on another server that answers %i and lets nobody read it the form stays, and tells nothing as success',
  async (status) => {
    const at = await other.start({ '/widgets.js': await builtScript('preact') }, status);
    const { page } = await visit(body, { head: `<script async src="${at}/widgets.js"></script>` });
    await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
    await newsletterForm(page).getByRole('button').click();
    await statusOf(newsletterForm(page)).getByText('kept on this device').waitFor();
    // The preflight for JSON fails, so the browser does not send the request.
    expect(other.posted).toEqual([]);
    expect(await page.getByText('Subscribed Successfully').count()).toBe(0);
  },
);

beforeRelease('in a browser as old as our oldest a visitor subscribes', async () => {
  const { page, said } = await visit(body, {
    prepare: (page) =>
      page.addInitScript((names) => {
        for (const name of names) {
          const path = name.split('.');
          const last = path.pop() ?? '';
          const owner = path.reduce<object | undefined>((from, step) => Reflect.get(from ?? {}, step), window);
          if (owner) Reflect.deleteProperty(owner, last);
        }
      }, newerCalls),
  });
  await subscribes(page);
  expect(said.filter((line) => /itwidgets|uncaught/.test(line))).toEqual([]);
});

test('an answer that is not ours is no success: the request is kept', async () => {
  const { page } = await visit(body);
  pages.answer(() => ({ status: 200, body: { ok: false } }));
  await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
  await newsletterForm(page).getByRole('button').click();
  await statusOf(newsletterForm(page)).getByText('kept on this device').waitFor();
});

test.each(firstFew(Object.entries(silences), 1))(
  'where %s instead of saying whether the page may, the form is there and works',
  async (_name, how) => {
    pages.allow(how);
    const { page } = await visit(body);
    await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
    await newsletterForm(page).getByRole('button').click();
    await statusOf(newsletterForm(page)).getByText('Subscribed Successfully').waitFor();
  },
);

test('on a page whose <base> is another site the form posts to us', async () => {
  const { page } = await visit(body, { head: `<base href="https://elsewhere.example/">${tag()}` });
  await newsletterForm(page).waitFor();
  expect(await newsletterForm(page).evaluate((form: HTMLFormElement) => form.action)).toBe(
    `${pages.own}/api/newsletter`,
  );
});

test('a request kept on a page that changes how lists become text is read back and sent', async () => {
  const hostile = `<script>Array.prototype.toJSON = function () { return String(this) }</script>`;
  const { page } = await visit(body, { head: hostile + tag() });
  pages.answer(() => ({ status: 503 }));
  await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
  await newsletterForm(page).getByRole('button').click();
  await statusOf(newsletterForm(page)).getByText('kept on this device').waitFor();
  pages.answer(() => ({ status: 202, body: { ok: true } }));
  const before = pages.asked.length;
  await page.evaluate(() => {
    for (const [name, text] of Object.entries(localStorage))
      localStorage.setItem(name, JSON.stringify({ ...JSON.parse(text), notBefore: 0 }));
  });
  await page.reload();
  await expect.poll(() => pages.asked.length).toBe(before + 1);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

beforeRelease('a request that cannot be read back is not said to be kept', async () => {
  const hostile = `<script>Object.prototype.toJSON = function () { return 'x' }</script>`;
  const { page } = await visit('<main></main>', { head: hostile + tag() });
  await widgetsReady(page);
  await page.evaluate(() => window.itwidgets?.open());
  pages.answer(() => 'cut');
  await fillForm(bookingForm(page), booking);
  await bookingForm(page).getByRole('button', { name: 'Book Assessment' }).click();
  await expect.poll(() => statusOf(bookingForm(page)).textContent()).toMatch(/\S/);
  expect(await statusOf(bookingForm(page)).textContent()).not.toContain('kept on this device');
});
