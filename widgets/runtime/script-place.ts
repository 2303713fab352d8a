import { isOwnPage } from './site-page.ts';

/** The running script's tag and origin. */
export type ScriptPlace = {
  element: HTMLScriptElement | undefined;
  /** The API's origin; '' on a page of ours; undefined when the script cannot know it. */
  origin: string | undefined;
};

/** An origin as `data-api` names it. A path after it is another script's: some analytics have a `data-api` of their own. */
const bareOrigin = /^https?:\/\/[^/?#\s]+(?=\/?$)/;

/** The origin in an address of our script: as it is, or one version of it. */
const originOfOurs = /^https?:\/\/[^/]+(?=\/widgets(\.js|\/[\d.]+\.js)([?#]|$))/;

/**
 * Where the script came from: what `data-api` on its tag says, else the origin of its own address. Inside a bundle or as a copy
 * on the page's own server only `data-api` can tell. A module, a blob and `eval` do not know their tag: for them it is the tag
 * that says `data-northlume`, as no other company's does. Must be called synchronously while the script first runs:
 * `document.currentScript` is null later.
 */
export function scriptPlace(): ScriptPlace {
  const element = runningScript();
  if (isOwnPage()) return { element, origin: '' };
  const tag = element ?? document.querySelector<HTMLScriptElement>('script[data-northlume]');
  const [own] = originOfOurs.exec(element?.src ?? '') ?? [];
  const [told = own === location.origin ? undefined : own] = bareOrigin.exec(tag?.getAttribute('data-api') ?? '') ?? [];
  return { element, origin: told };
}

/** `document.currentScript`, also where an element of the page has that name. */
function runningScript(): HTMLScriptElement | undefined {
  const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript') ?? {};
  const element: unknown = get?.call(document);
  return element instanceof HTMLScriptElement ? element : undefined;
}
