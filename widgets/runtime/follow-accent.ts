import { appearance } from '../state/appearance.ts';

/**
 * Writes the configured accent into our style sheet, and on our own pages into the page, until `signal` ends.
 * Uses the CSS object model, which `style-src` does not restrict.
 */
export function followAccent(sheet: CSSStyleSheet, ownPage: boolean, signal: AbortSignal): void {
  const rule = sheet.cssRules[sheet.insertRule(':host {}', sheet.cssRules.length)] as CSSStyleRule;
  const apply = ({ accent }: { accent: string | undefined }) => {
    if (accent === undefined) return;
    rule.style.setProperty('--nl-accent', accent);
    if (ownPage) document.documentElement.style.setProperty('--nl-accent', accent);
  };
  apply(appearance.getState());
  signal.addEventListener('abort', appearance.subscribe(apply), { once: true });
}
