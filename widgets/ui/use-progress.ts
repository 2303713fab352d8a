import { useEffect, useRef } from 'react';
import { track } from '../analytics/track.ts';
import type { FormName } from '../contract/events.ts';
import { useWidgetScope } from './WidgetScope.ts';

/** How far a visitor came with a form, for the page's events and analytics: each step is told once. */
export function useProgress(form: FormName) {
  const scope = useWidgetScope();
  const progress = useRef<'untouched' | 'started' | 'done'>('untouched');

  function abandoned(): void {
    if (progress.current !== 'started') return;
    progress.current = 'done';
    track('form_interaction', { form, action: 'abandon' });
  }

  useEffect(() => {
    const left = new AbortController();
    addEventListener('pagehide', abandoned, { signal: left.signal });
    return () => {
      left.abort();
      abandoned();
    };
  }, []);

  function started(): void {
    progress.current = 'started';
    scope.emit('started', { form });
    track('form_interaction', { form, action: 'start' });
  }

  return {
    abandoned,
    focused: () => progress.current === 'untouched' && started(),
    typed: () => progress.current !== 'started' && started(),
    done() {
      progress.current = 'done';
    },
  };
}
