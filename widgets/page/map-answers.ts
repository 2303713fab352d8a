import { supportHoursSentence } from '../../shared/company/support-hours.ts';

/**
 * Highlights a city of the map (`site/components/map/AnsweringMap.tsx`) while it is hovered or focused there or in the
 * list, and shows its answer, unless it is the page's own, and whether support is open. A city found by postal code
 * stays highlighted, and the page of postal codes (`[data-visit]`) books a visit there.
 */
export function answerOnMap(signal: AbortSignal): void {
  const map = document.querySelector<HTMLElement>('[data-map]');
  const says = map?.querySelector('[data-map-says]');
  if (!map || !says) return;
  const rest = says.textContent ?? '';
  const marker = map.querySelector('.answering-map__place > svg');
  const own = map.dataset.map;
  let found: string | undefined;

  function light(city: string | undefined): void {
    for (const part of map?.querySelectorAll<HTMLElement | SVGElement>('[data-city]') ?? [])
      part.toggleAttribute('data-lit', part.dataset.city === city);
    // The opening says the own city's answer.
    const answer = city !== own && map?.querySelector(`li:has([data-city="${city}"])`)?.textContent;
    const sentence = answer ? `${answer}. ${supportHoursSentence(new Date())}.` : rest;
    if (says && says.textContent !== sentence) says.textContent = sentence;
    moveMarker(city || (map?.dataset.home ?? ''));
  }

  /** The marker's path is an empty SVG of that width and height. */
  function moveMarker(city: string): void {
    const dot = map?.querySelector(`svg [data-city="${city}"] circle`)?.getBoundingClientRect();
    const box = marker?.parentElement?.getBoundingClientRect();
    if (!dot || !box?.width) return;
    marker?.setAttribute('width', `${((dot.x + dot.width / 2 - box.x) / box.width) * 100}%`);
    marker?.setAttribute('height', `${((dot.y + dot.height / 2 - box.y) / box.height) * 100}%`);
  }

  const cityAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-city]')?.dataset.city : undefined;
  const follow = (event: Event) => light(cityAt(event) ?? found ?? own);
  for (const type of ['pointerover', 'focusin']) map.addEventListener(type, follow, { signal });
  for (const type of ['pointerleave', 'focusout']) map.addEventListener(type, () => light(found ?? own), { signal });

  // The city that was hovered or focused before this script loaded.
  const inState = (state: string) => map.querySelector<HTMLElement>(`[data-city]${state}`);
  const first = (inState(':focus') ?? inState(':hover'))?.dataset.city ?? own;
  if (first) light(first);
  const box = document.querySelector('[data-widget="postal-code"]');
  if (!box) return;
  const visit = document.querySelector('[data-visit] a');
  const usual = visit?.textContent ?? '';
  const lightFound = () => {
    const page = box.querySelector('[data-field="link"]')?.getAttribute('href');
    const city = page ? map.querySelector<HTMLElement>(`li a[href="${page}"]`) : undefined;
    found = city?.dataset.city;
    light(found ?? own);
    if (visit) visit.textContent = city ? `Book a visit in ${city.textContent}` : usual;
  };
  // The server may have answered already.
  if (box.querySelector('[data-field="link"]')) lightFound();
  const answers = new MutationObserver(lightFound);
  answers.observe(box, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['href'],
  });
  signal.addEventListener('abort', () => answers.disconnect());
}
