/**
 * Escape puts away the definition of a term (`.term`, which CSS shows on hover and focus), so that what it covers can be
 * read; it is shown again the next time. Without the script it goes when pointer or focus do.
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
