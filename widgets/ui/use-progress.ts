import { useLayoutEffect, useRef } from 'react';
import type { FormName } from '../../shared/forms/forms.ts';
import { track } from '../analytics/track.ts';
import { useWidgetScope } from './WidgetScope.ts';

/** Progress with a form, for page events and analytics (decision 39). */
export function useProgress(form: FormName) {
  const scope = useWidgetScope();
  const progress = useRef<'untouched' | 'started' | 'done'>('untouched');

  function abandoned(): void {
    if (progress.current === 'started') failed();
  }

  /** Every failed submit is recorded; leaving the form afterwards records nothing more. */
  function failed(): void {
    progress.current = 'done';
    track('form_interaction', { form, action: 'abandon' });
  }

  // Not after paint: typing and leaving immediately counts as abandoned.
  useLayoutEffect(() => {
    const left = new AbortController();
    addEventListener('pagehide', abandoned, { signal: left.signal });
    return () => {
      left.abort();
      abandoned();
    };
  }, []);

  return {
    failed,
    /** The first change starts the form, and starts it again after it was sent or has failed. */
    changed() {
      if (progress.current === 'started') return;
      progress.current = 'started';
      scope.emit('started', { form });
      track('form_interaction', { form, action: 'start' });
    },
    done() {
      progress.current = 'done';
    },
  };
}
