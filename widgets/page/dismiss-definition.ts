/**
 * Escape hides a term's definition (`.term`, which CSS shows on hover and focus) until the pointer or focus leaves it.
 */
export function shutTerms(signal: AbortSignal): void {
  const terms = document.querySelectorAll<HTMLElement>('.term');
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      for (const term of terms) term.classList.toggle('term--shut', term.matches(':hover, :focus-visible'));
    },
    { signal },
  );
  for (const term of terms) {
    for (const leaving of ['pointerleave', 'blur'])
      term.addEventListener(leaving, () => term.classList.remove('term--shut'), { signal });
  }
}
