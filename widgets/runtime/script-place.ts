import { isOwnPage } from './own-page.ts';

/** The running script's tag and origin. */
export type ScriptPlace = {
  element: HTMLScriptElement | undefined;
  /** The API's origin: that of the script; '' on a page of ours. */
  origin: string;
};

/** Must be called synchronously while the script first runs: `document.currentScript` is null later. */
export function scriptPlace(): ScriptPlace {
  const element = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined;
  const origin = element?.src ? new URL(element.src).origin : location.origin;
  return { element, origin: isOwnPage() ? '' : origin };
}
