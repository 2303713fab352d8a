import { renderToString } from 'preact-render-to-string';
import type { ReactElement } from 'react';

export function document(page: ReactElement): string {
  return `<!doctype html>${renderToString(page)}`;
}

export async function compileTsx(this: { defaultRenderer: (data: object) => Promise<ReactElement> }) {
  return async (data: object) => document(await this.defaultRenderer(data));
}
