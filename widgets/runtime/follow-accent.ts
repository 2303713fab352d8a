import { forPartners } from '../base/for-partners.ts';
import { appearance } from '../state/appearance.ts';

/**
 * A style sheet with the configured accent for our shadow roots; on our own pages it is written into the page too. Uses
 * the CSS object model, which `style-src` does not restrict. Followed until `signal` ends.
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
