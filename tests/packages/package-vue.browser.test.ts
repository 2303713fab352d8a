import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileScript, parse } from 'vue/compiler-sfc';
import { useChromium } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { booking, bookingForm, fillForm } from '../support/widget-forms.ts';
import { document as html, leadAnswer } from '../support/widget-page.ts';
import { bundle, inlineScript, isOfThePage, useInstalledPackage } from '../support/widgets-package.ts';

const { open } = useChromium();
const pages = useWidgetPages('preact');
const installed = useInstalledPackage();

/** The manual's code with another origin, compiled as a partner's build would. */
function manualComponent(): string {
  const manual = readFileSync('packages/itwidgets/README.md', 'utf8');
  const setting = /`compilerOptions: \{ isCustomElement: \(tag\) => tag === '([\w-]+)' \}`/.exec(manual)?.[1];
  const source = /```vue\n([\s\S]*?)```/.exec(manual)?.[1]?.replaceAll('https://provider.example', pages.own) ?? '';
  const templateParseOptions = { isCustomElement: (tag: string) => tag === setting };
  const { descriptor, errors } = parse(source, { templateParseOptions });
  expect(errors).toEqual([]);
  return compileScript(descriptor, { id: 'ours', inlineTemplate: true }).content;
}

test('the Vue component of the manual shows the widget with its options, hears what is sent, and takes it away', async () => {
  const start = `import { createApp } from 'vue'; createApp(component).mount('main');`;
  const program = manualComponent().replace('export default', 'const component =');
  const page = await open(1440);
  const said: string[] = [];
  page.on('console', (message) => isOfThePage(message) && said.push(message.text()));
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  const code = await bundle(installed, `${program}\n${start}`);
  await page.goto(pages.partnerPage('/', html('', `<main></main>${inlineScript(code)}`)));
  const form = bookingForm(page);
  await form.waitFor();
  expect(await form.getByLabel('Service', { exact: true }).inputValue()).toBe('cloud');
  await fillForm(form, booking);
  await form.getByRole('button', { name: 'Book Assessment' }).click();
  await page.getByText(`Your request has the number ${leadAnswer.reference}.`).waitFor();
  expect(await page.locator('it-widget').count()).toBe(0);
  expect(pages.asked).toHaveLength(1);
  expect(said).toEqual([]);
});
