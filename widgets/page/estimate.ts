import { estimateLimits } from '../../shared/tools/estimate-limits.ts';

/** As written by `site/components/prices/Estimator.tsx`. */
type Tier = { value: string; name: string; min: number; max: number };

const dollars = (amount: number) => amount.toLocaleString('en-CA');

/**
 * Adds any number of people to the estimate of the pricing page, whose choice works without it for some. Reads
 * `?people=&tier=` and writes them back, so that an estimate has an address; the booking dialog's message names it.
 */
export function followEstimate(signal: AbortSignal): void {
  const choice = document.querySelector<HTMLElement>('[data-estimate]');
  const stepper = choice?.querySelector<HTMLElement>('[data-estimate-stepper]');
  const count = choice?.querySelector<HTMLOutputElement>('[data-estimate-people]');
  const booking = choice?.querySelector<HTMLElement>('[data-open="booking"]');
  const live = choice?.querySelector<HTMLElement>('[data-estimate-live]');
  if (!choice || !stepper || !count || !live) return;
  const tiers = JSON.parse(choice.dataset.tiers ?? '[]') as Tier[];
  const sizes = [...choice.querySelectorAll<HTMLInputElement>('[name="people"]')];
  const chosen = () => choice.querySelector<HTMLInputElement>('[name="tier"]:checked')?.value;
  const asked = new URLSearchParams(location.search);
  let people = within(Number(asked.get('people')) || Number(count.value));

  function tell(): void {
    const tier = tiers.find(({ value }) => value === chosen());
    if (!tier || !count || !live) return;
    count.value = `${people}`;
    for (const size of sizes) size.checked = Number(size.value) === people;
    live.hidden = sizes.some(({ checked }) => checked);
    if (!live.hidden) live.replaceChildren(...linesOf(tier, people));
    if (booking) booking.dataset.message = `Price: ${people} people, ${tier.name}.`;
    history.replaceState(history.state, '', `?people=${people}&tier=${tier.value}${location.hash}`);
  }

  stepper.hidden = false;
  const wanted = [...choice.querySelectorAll<HTMLInputElement>('[name="tier"]')].find(
    ({ value }) => value === asked.get('tier'),
  );
  if (wanted) wanted.checked = true;
  if (wanted || asked.has('people')) tell();
  choice.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'people') people = Number(target.value);
      tell();
    },
    { signal },
  );
  stepper.addEventListener(
    'click',
    ({ target }) => {
      const step = target instanceof Element && target.closest<HTMLElement>('[data-step]')?.dataset.step;
      if (!step) return;
      people = within(people + Number(step));
      tell();
    },
    { signal },
  );
}

const within = (people: number) => Math.min(estimateLimits.most, Math.max(estimateLimits.least, Math.round(people)));

function linesOf({ value, min, max }: Tier, people: number): HTMLElement[] {
  const line = (className: string, text: string) =>
    Object.assign(document.createElement('p'), { className, textContent: text });
  const title = line('sheet-figure__title', `Your office of ${people}`);
  if (value === 'essential' && people > estimateLimits.anyTier)
    return [
      title,
      line(
        'estimator__money estimator__money--none',
        `Up to ${estimateLimits.anyTier} people: choose Professional or Enterprise`,
      ),
    ];
  return [
    title,
    line('estimator__money', `$${dollars(people * min)}–${dollars(people * max)}`),
    line('', `a month, in Canadian dollars before HST: ${people} × $${min} to $${max}`),
  ];
}
