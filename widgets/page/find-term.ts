const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The field of the glossary (`site/components/glossary/FindTerm.tsx`): leaves the terms that have what is typed in
 * their names, with their parts open, and says how many. Submitted, it goes to the first; with none, to the site's search.
 */
export function findTerms(signal: AbortSignal): void {
  const form = document.querySelector<HTMLFormElement>('[data-find-term]');
  const field = form?.querySelector('input');
  const says = form?.querySelector('output');
  if (!form || !field || !says) return;
  const parts = [...document.querySelectorAll<HTMLDetailsElement>('[data-terms] > details')].map((part) => ({
    part,
    terms: [...part.querySelectorAll<HTMLElement>('dl > div')].map((entry) => ({
      entry,
      names: plain(entry.querySelector('dt')?.textContent ?? ''),
    })),
  }));
  const wasOpen = new Map(parts.map(({ part }) => [part, part.open]));

  function show(): HTMLElement[] {
    const wanted = plain(field?.value.trim() ?? '');
    const found: HTMLElement[] = [];
    for (const { part, terms } of parts) {
      let inPart = 0;
      for (const { entry, names } of terms) {
        entry.hidden = !names.includes(wanted);
        if (entry.hidden) continue;
        inPart += 1;
        found.push(entry);
      }
      part.hidden = inPart === 0;
      part.open = wanted === '' ? wasOpen.get(part) === true : inPart > 0;
    }
    if (says) says.value = wanted === '' ? '' : counted(found.length);
    return found;
  }

  field.addEventListener('input', show, { signal });
  form.addEventListener(
    'submit',
    (event) => {
      const [first] = show();
      if (!first || !field.value.trim()) return;
      event.preventDefault();
      first.scrollIntoView({ block: 'center' });
    },
    { signal },
  );
  // Typed before this script came.
  if (field.value) show();
}

function counted(count: number): string {
  if (count === 0) return 'No term has that. Press Find to search the whole site.';
  return count === 1 ? '1 term, below' : `${count} terms, below`;
}
