import { saysNo } from '../base/privacy-signal.ts';
import { type Choices, choices } from '../state/choices.ts';
import { consent } from '../state/consent.ts';
import { eraseForeignEntries } from './third-party-storage.ts';

export type ScriptsNeedingConsent = { wording: string; analytics?: string | undefined; tracking?: string | undefined };

const kinds = ['analytics', 'tracking'] as const;

/** Whether the choice is for the current wording. */
export const answers = (kept: Choices | undefined, { wording }: ScriptsNeedingConsent): kept is Choices =>
  kept !== undefined && kept.wording === wording;

/**
 * Loads the allowed scripts, each once. When consent is withdrawn, here or in another tab, deletes what they stored and
 * reloads the page, because nothing else ends a script. A page with unsaved input is not reloaded, but sends no more
 * analytics.
 */
export function followOtherScripts(scripts: ScriptsNeedingConsent, signal: AbortSignal): void {
  const running = new Set<string>();
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

/** A reload would lose input or close a dialog. */
function isBeingFilled(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([role=switch]), textarea',
  );
  const isTyped = [...fields].some((field) => field.type !== 'hidden' && field.value !== field.defaultValue);
  return isTyped || document.querySelector('dialog[open]') !== null;
}
