/** One result as the server wrote it: the address of its link, its texts by field, and the links that it names besides. */
export type WrittenResult = { path: string; others: { path: string; title: string }[] } & Record<string, unknown>;

/** Reads back the results that the server wrote into a widget that looks things up (`SearchResult`, `PostalAnswer`). */
export function readResults(element: HTMLElement): WrittenResult[] {
  return [...element.querySelectorAll('[data-results] > *')].map((item) => {
    const others = [...item.querySelectorAll('[data-others] a')].map((link) => ({
      path: link.getAttribute('href') ?? '',
      title: link.textContent,
    }));
    const result: WrittenResult = { path: item.querySelector('a')?.getAttribute('href') ?? '', others };
    for (const field of item.querySelectorAll<HTMLElement>('[data-field]'))
      result[field.dataset.field ?? ''] = field.textContent;
    return result;
  });
}
