import { type HTMLElement, parse } from 'node-html-parser';
import { itemOf, type ListItem } from './fill-list.ts';
import { setAttribute } from './set-attribute.ts';

/** Link target, texts of `[data-field]` elements, links for `[data-others]`. */
export type FoundItem = { path: string; others?: readonly ListItem[]; texts: Readonly<Record<string, string>> };

/** Fills the page's `<template data-result>`. Without results, `data-no-results` stays visible. */
export function fillResults(page: HTMLElement, results: readonly FoundItem[]): void {
  const list = page.querySelector('main [data-results]');
  const pattern = page.querySelector('template[data-result]')?.innerHTML;
  if (!list || !pattern || results.length === 0) return;
  list.set_content(results.map((result) => filled(pattern, result)).join(''));
  list.removeAttribute('hidden');
  page.querySelector('main [data-no-results]')?.setAttribute('hidden', '');
}

function filled(pattern: string, { path, others = [], texts }: FoundItem): string {
  const item = parse(pattern);
  for (const [name, text] of Object.entries(texts)) {
    const field = item.querySelector(`[data-field="${name}"]`);
    if (field) field.textContent = text;
  }
  const link = item.querySelector('a');
  if (link) setAttribute(link, 'href', path);
  const list = item.querySelector('[data-others]');
  if (list && others.length > 0) {
    list.set_content(others.map(itemOf).join(''));
    list.parentNode?.removeAttribute('hidden');
  }
  return item.toString();
}
