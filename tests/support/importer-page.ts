import type { Page } from 'playwright';

/** CSV as French Excel writes it. */
export function file(name: string, rows: readonly string[]) {
  const lines = ['Prénom;Nom;Courriel;Remarques', ...rows].join('\r\n');
  return { name, mimeType: 'text/csv', buffer: Buffer.from(lines, 'latin1') };
}
export const choose = (page: Page, given: ReturnType<typeof file>) =>
  page.getByLabel('Drop a CSV or Excel file here, or choose one').setInputFiles(given);
/** Every `wrongEvery`th row has no email. */
export const people = (prefix: string, count: number, wrongEvery = Number.POSITIVE_INFINITY) =>
  Array.from({ length: count }, (_, at) => {
    const address = (at + 1) % wrongEvery === 0 ? 'no address' : `${prefix}.${at}@imported.example`;
    return `Zoë ${at};Roy;${address};<img src=x onerror=alert(1)>`;
  });
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
export const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

export async function sayConsent(page: Page): Promise<void> {
  await page.getByLabel('Basis', { exact: true }).selectOption('express');
  await page.getByLabel('Day they agreed').fill('2026-03-31');
  await page.getByLabel('Where they agreed').fill('Sign-up sheet at the spring fair');
}
