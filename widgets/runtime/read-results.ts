/** One result as the server wrote it: the address of its link, and its texts by field. */
export type WrittenResult = { path: string } & Record<string, string>;

/** Reads back the results that the server wrote into a widget that looks things up (`SearchResult`, `PostalAnswer`). */
export function readResults(element: HTMLElement): WrittenResult[] {
  return [...element.querySelectorAll('[data-results] > *')].map((item) => {
    const result: WrittenResult = { path: item.querySelector('a')?.getAttribute('href') ?? '' };
    for (const field of item.querySelectorAll<HTMLElement>('[data-field]'))
      result[field.dataset.field ?? ''] = field.textContent;
    return result;
  });
}
