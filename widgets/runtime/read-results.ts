/** What was found, as the server wrote it: where its link leads, and its texts by field. */
export type Result = { path: string } & Record<string, string>;

/** What the server found and wrote into a widget that looks things up (`SearchResult`, `PostalAnswer`). */
export function readResults(element: HTMLElement): Result[] {
  return [...element.querySelectorAll('[data-results] > *')].map((item) => {
    const result: Result = { path: item.querySelector('a')?.getAttribute('href') ?? '' };
    for (const field of item.querySelectorAll<HTMLElement>('[data-field]'))
      result[field.dataset.field ?? ''] = field.textContent;
    return result;
  });
}
