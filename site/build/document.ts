import { renderToString } from 'preact-render-to-string';
import type { ReactElement } from 'react';

/** Renders an element as an HTML document. */
export function document(page: ReactElement): string {
  return `<!doctype html>${renderToString(page)}`;
}

/** Compiles a TSX layout for Eleventy. */
export async function compileTsx(this: { defaultRenderer: (data: object) => Promise<ReactElement> }) {
  return async (data: object) => document(await this.defaultRenderer(data));
}
