import { isOwnPage } from './site-page.ts';

export type ScriptPlace = {
  element: HTMLScriptElement | undefined;
  /** The API's origin: '' on our own pages; undefined if unknown. */
  origin: string | undefined;
};

/** A value with a path belongs to another script: some analytics use `data-api` too. */
const bareOrigin = /^https?:\/\/[^/?#\s]+(?=\/?$)/;

const originOfOurs = /^https?:\/\/[^/]+(?=\/widgets(\.js|\/[\d.]+\.js)([?#]|$))/;

/**
 * Finds the API's origin: `data-api` on the script's tag, else the script's URL. A bundle, or a copy on the page's own
 * server, needs `data-api`. Modules, blobs and `eval` do not know their tag, so `data-itwidgets` marks it. Call
 * synchronously in the script's first run: `document.currentScript` is null later.
 */
export function scriptPlace(): ScriptPlace {
  const element = runningScript();
  if (isOwnPage()) return { element, origin: '' };
  const tag = element ?? document.querySelector<HTMLScriptElement>('script[data-itwidgets]');
  const [own] = originOfOurs.exec(element?.src ?? '') ?? [];
  const [origin = own === location.origin ? undefined : own] =
    bareOrigin.exec(tag?.getAttribute('data-api') ?? '') ?? [];
  return { element, origin };
}

/** Works even if the page has an element named `currentScript`. */
function runningScript(): HTMLScriptElement | undefined {
  const element: unknown = Reflect.get(Document.prototype, 'currentScript', document);
  return element instanceof HTMLScriptElement ? element : undefined;
}
