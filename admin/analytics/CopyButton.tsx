import { useEffect, useState } from 'react';

/** How long the confirmation shows (ms). */
const shown = 4000;

/** If the browser refuses to copy, shows the text for copying by hand. */
export function CopyButton({ text, label, about }: { text: string; label: string; about: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('ready'), shown);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  return (
    <span className="st-an__copy">
      <button
        type="button"
        className="st-button st-an__small"
        title={text}
        aria-label={`${label} for ${about}`}
        onClick={() => void copy()}
      >
        {label}
      </button>
      <span role="status">{state === 'copied' ? 'Copied' : ''}</span>
      {state === 'refused' && <code>{text}</code>}
    </span>
  );
}
