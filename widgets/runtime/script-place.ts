import { isOwnPage } from './own-page.ts';

/** The running script's tag and origin. */
export type ScriptPlace = {
  element: HTMLScriptElement | undefined;
  /** The API's origin; '' on a page of ours; undefined when the script cannot know it. */
  origin: string | undefined;
};

/** How our script is addressed: as it is, or one version of it. */
const ourPath = /^\/widgets(\.js|\/[\d.]+\.js)$/;

/**
 * Where the script came from: what `data-api` on its tag says, else the origin of its own address. Inside a bundle or as a copy
 * on the page's own server only `data-api` can tell; as a module, which does not know its tag, `data-api` on the tag of a
 * module. Other scripts' tags may have a `data-api` of their own, so no other tag is asked. Must be called synchronously
 * while the script first runs: `document.currentScript` is null later.
 */
export function scriptPlace(): ScriptPlace {
  const element = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined;
  if (isOwnPage()) return { element, origin: '' };
  const tag = element ?? document.querySelector<HTMLScriptElement>('script[type=module][data-api]');
  return { element, origin: httpOrigin(tag?.dataset.api) ?? ownOrigin(element?.src) };
}

function httpOrigin(address: string | undefined): string | undefined {
  const url = address ? URL.parse(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

function ownOrigin(src: string | undefined): string | undefined {
  const origin = httpOrigin(src);
  return origin && origin !== location.origin && ourPath.test(new URL(src ?? '').pathname) ? origin : undefined;
}
