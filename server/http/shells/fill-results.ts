import { type HTMLElement, parse } from 'node-html-parser';
import type { SearchHit } from '../../../widgets/contract/search.ts';
import { setAttribute } from './set-attribute.ts';

/**
 * Puts pages that were found into the search page. How one looks is in the page's `<template data-result>`;
 * without any, what the page offers instead (`data-no-results`) stays.
 */
export function fillResults(page: HTMLElement, hits: readonly SearchHit[]): void {
  const list = page.querySelector('main [data-results]');
  const pattern = page.querySelector('template[data-result]')?.innerHTML;
  if (!list || !pattern || hits.length === 0) return;
  list.set_content(hits.map((hit) => resultOf(pattern, hit)).join(''));
  list.removeAttribute('hidden');
  page.querySelector('main [data-no-results]')?.setAttribute('hidden', '');
}

function resultOf(pattern: string, { path, ...texts }: SearchHit): string {
  const item = parse(pattern);
  for (const [name, text] of Object.entries(texts)) {
    const field = item.querySelector(`[data-field="${name}"]`);
    if (field) field.textContent = text;
  }
  const link = item.querySelector('a');
  if (link) setAttribute(link, 'href', path);
  return item.toString();
}
