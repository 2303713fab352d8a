/** One result in the server's HTML: URL, other links, texts by field. */
export type WrittenResult = { path: string; others: { path: string; title: string }[] } & Record<string, unknown>;

/** Reads the server's results from a lookup widget (`SearchResult`, `PostalAnswer`). */
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
