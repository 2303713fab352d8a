import { useLayoutEffect, useRef } from 'react';
import type { FormName } from '../../shared/forms/forms.ts';
import { track } from '../analytics/track.ts';
import { useWidgetScope } from './WidgetScope.ts';

/** How far a visitor has come with a form, for the page's events and analytics (decision 39). */
export function useProgress(form: FormName) {
  const scope = useWidgetScope();
  const progress = useRef<'untouched' | 'started' | 'done'>('untouched');

  function abandoned(): void {
    if (progress.current === 'started') failed();
  }

  /** A submit failed: recorded each time. Leaving the form afterwards records nothing more. */
  function failed(): void {
    progress.current = 'done';
    track('form_interaction', { form, action: 'abandon' });
  }

  // With the commit, not after the paint: who types and leaves at once has abandoned the form too.
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
    /** A field was changed; the first change starts the form, also anew after it was sent or has failed. */
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
