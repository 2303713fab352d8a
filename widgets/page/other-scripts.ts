import { saysNo } from '../base/privacy-signal.ts';
import { type Choices, choices } from '../state/choices.ts';
import { consent } from '../state/consent.ts';
import { eraseForeignEntries } from './third-party-storage.ts';

/** The scripts that a visitor may allow, with their addresses; absent where the site has none. */
export type OtherScripts = { wording: string; analytics?: string | undefined; tracking?: string | undefined };

const kinds = ['analytics', 'tracking'] as const;

/** Whether a choice answers the wording of today. */
export const answers = (kept: Choices | undefined, { wording }: OtherScripts): kept is Choices =>
  kept !== undefined && kept.wording === wording;

/**
 * Loads the scripts that the visitor allows, each once, and ends them when the choice is withdrawn, here or in another
 * tab: what they wrote is erased and the page is loaded anew, as nothing else ends a script. A page with something typed
 * into it is left alone; it tells analytics nothing more.
 */
export function followOtherScripts(scripts: OtherScripts, signal: AbortSignal): void {
  const running = new Set<string>();
  /** Analytics is told of the page once its script can hear it. */
  let hears = false;

  function apply(): void {
    const { kept } = choices.getState();
    const allowed = kinds.filter((kind) => scripts[kind] && answers(kept, scripts) && kept[kind] && !saysNo());
    consent.setState({ analytics: hears && allowed.includes('analytics') });
    if ([...running].some((kind) => !allowed.includes(kind as 'analytics'))) {
      eraseForeignEntries();
      if (!isBeingFilled()) location.reload();
      return;
    }
    for (const kind of allowed) {
      if (running.has(kind)) continue;
      running.add(kind);
      const script = document.createElement('script');
      script.src = scripts[kind] ?? '';
      script.async = true;
      if (kind === 'analytics')
        script.addEventListener('load', () => {
          hears = true;
          apply();
        });
      document.head.append(script);
    }
  }

  signal.addEventListener('abort', choices.subscribe(apply));
  apply();
}

/** Whether a reload would lose something: text in a field that the page came without, or an open dialog. */
function isBeingFilled(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([role=switch]), textarea',
  );
  const isTyped = [...fields].some((field) => field.type !== 'hidden' && field.value !== field.defaultValue);
  return isTyped || document.querySelector('dialog[open]') !== null;
}
