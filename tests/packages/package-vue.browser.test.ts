import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { testWith } from '../support/describe-with.ts';
import { frameworks, noFrameworks } from '../support/frameworks.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { booking, bookingForm, fillForm } from '../support/widget-forms.ts';
import { document as html, leadAnswer } from '../support/widget-page.ts';
import { bundle, inlineScript, isOfThePage, useInstalledPackage } from '../support/widgets-package.ts';

const { open } = useChromium();
const pages = useWidgetPages('preact');
const installed = useInstalledPackage();

type Compiler = {
  parse(source: string, options: object): { descriptor: object; errors: unknown[] };
  compileScript(descriptor: object, options: object): { content: string };
};

/** The manual's code with another origin, compiled as a partner's build would. */
function manualComponent(folder: string): string {
  const { parse, compileScript }: Compiler = createRequire(join(folder, 'package.json'))('vue/compiler-sfc');
  const manual = readFileSync('packages/itwidgets/README.md', 'utf8');
  const setting = /`compilerOptions: \{ isCustomElement: \(tag\) => tag === '([\w-]+)' \}`/.exec(manual)?.[1];
  const source = /```vue\n([\s\S]*?)```/.exec(manual)?.[1]?.replaceAll('https://provider.example', pages.own) ?? '';
  const templateParseOptions = { isCustomElement: (tag: string) => tag === setting };
  const { descriptor, errors } = parse(source, { templateParseOptions });
  expect(errors).toEqual([]);
  return compileScript(descriptor, { id: 'ours', inlineTemplate: true }).content;
}

const says = 'the Vue component of the manual shows the widget with its options, hears what is sent, and takes it away';
testWith(frameworks(), noFrameworks, says, async (folder) => {
  const start = `import { createApp } from 'vue'; createApp(component).mount('main');`;
  const program = manualComponent(folder).replace('export default', 'const component =');
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
