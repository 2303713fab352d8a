import { forPartners } from '../base/for-partners.ts';
import { appearance } from '../state/appearance.ts';

/**
 * The configured accent, as a style sheet for shadow roots and, on our own pages, on the root element. The CSSOM is
 * exempt from `style-src`. Updates until `signal` aborts.
 */
export function accentSheet(ownPage: boolean, signal: AbortSignal): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(':host {}');
  const { style } = sheet.cssRules[0] as CSSStyleRule;
  const apply = ({ accent }: { accent: string | undefined }) => {
    if (accent === undefined) return;
    style.setProperty('--nl-accent', accent);
    if (!forPartners && ownPage) document.documentElement.style.setProperty('--nl-accent', accent);
  };
  apply(appearance.getState());
  signal.addEventListener('abort', appearance.subscribe(apply), { once: true });
  return sheet;
}
