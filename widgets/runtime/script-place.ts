/** Where the running script came from. */
export type ScriptPlace = {
  element: HTMLScriptElement | undefined;
  /** The API's origin: that of the script; '' when it is the page's own. */
  origin: string;
};

/** To be called while the script runs for the first time: later the browser no longer knows. */
export function scriptPlace(): ScriptPlace {
  const element = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined;
  const origin = element?.src ? new URL(element.src).origin : location.origin;
  return { element, origin: origin === location.origin ? '' : origin };
}
