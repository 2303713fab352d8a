import { saysNo } from '../base/privacy-signal.ts';
import { type ChoiceName, choiceEnds, choices, choicesKey, recallChoices, saveChoices } from '../state/choices.ts';
import { showToast } from '../state/toasts.ts';
import { answers, followOtherScripts, type ScriptsNeedingConsent } from './other-scripts.ts';

/** Height of the consent banner, for elements fixed to the bottom. */
const floor = '--nl-floor';

/**
 * Runs the consent banner for third-party scripts (`[data-consent]`, if built) and the switches of /privacy-choices
 * (`[data-choices]`). Never asks if the browser signals refusal.
 */
export function askConsent(signal: AbortSignal): void {
  const strip = document.querySelector<HTMLElement>('[data-consent]');
  const panel = document.querySelector<HTMLElement>('[data-choices]');
  const { wording = '', analytics, tracking } = strip?.dataset ?? {};
  const scripts: ScriptsNeedingConsent = { wording, analytics, tracking };
  recallChoices();
  // Changes in another tab, or while in the back/forward cache.
  addEventListener('storage', ({ key }) => (key === choicesKey || key === null) && recallChoices(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && recallChoices(), { signal });
  if (strip) {
    if (!panel) followStrip(strip, scripts, signal);
    // They would read the token of a mailed link, in the address.
    if (!new URLSearchParams(location.search).has('token')) followOtherScripts(scripts, signal);
  }
  if (panel) followSwitches(panel, scripts, signal);
}

function followStrip(strip: HTMLElement, scripts: ScriptsNeedingConsent, signal: AbortSignal): void {
  const { style } = document.documentElement;
  const sized = new ResizeObserver(() => style.setProperty(floor, `${strip.offsetHeight}px`));

  function show(): void {
    strip.hidden = saysNo() || answers(choices.getState().kept, scripts);
    if (strip.hidden) leave();
    else sized.observe(strip);
  }

  function leave(): void {
    sized.disconnect();
    style.removeProperty(floor);
  }

  strip.addEventListener(
    'click',
    ({ target }) => {
      const answer = target instanceof Element && target.closest<HTMLElement>('button')?.dataset.answer;
      if (!answer) return;
      const yes = answer === 'accept';
      saveChoices(
        { counts: yes, analytics: yes && !!scripts.analytics, tracking: yes && !!scripts.tracking },
        scripts.wording,
      );
      const text = 'You can change this at any time under Privacy choices, at the foot of each page.';
      showToast({
        title: yes ? 'Accepted' : 'Refused: nothing is counted and nothing is loaded',
        text,
        duration: 6000,
      });
    },
    { signal },
  );
  document.addEventListener('focusin', ({ target }) => uncover(target, strip), { signal });
  signal.addEventListener('abort', choices.subscribe(show));
  signal.addEventListener('abort', () => {
    strip.hidden = true;
    leave();
  });
  show();
}

/** Browsers scroll only to fields outside the viewport, not to one under the banner. */
function uncover(focused: EventTarget | null, strip: HTMLElement): void {
  if (strip.hidden || !(focused instanceof HTMLElement) || strip.contains(focused)) return;
  const covered = focused.getBoundingClientRect().bottom - strip.getBoundingClientRect().top;
  const { position } = getComputedStyle(focused);
  if (covered > 0 && position !== 'fixed') scrollBy({ top: covered + 12, behavior: 'instant' });
}

function followSwitches(panel: HTMLElement, scripts: ScriptsNeedingConsent, signal: AbortSignal): void {
  const switches = [...panel.querySelectorAll<HTMLInputElement>('input[name]')];
  const state = panel.querySelector('[role=status]');
  const refused = saysNo();

  function show(): void {
    const { kept } = choices.getState();
    for (const box of switches) {
      const name = box.name as ChoiceName;
      const on = name === 'counts' ? (kept?.counts ?? true) : answers(kept, scripts) && kept[name];
      box.checked = on && !refused;
      box.disabled = refused;
    }
    if (state) state.textContent = stateText(refused, kept?.at);
  }

  panel.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      // All switches: a choice for older wording does not carry over.
      const said = Object.fromEntries(switches.map(({ name, checked }) => [name, checked]));
      saveChoices(said, scripts.wording);
    },
    { signal },
  );
  signal.addEventListener('abort', choices.subscribe(show));
  signal.addEventListener('abort', () => (panel.hidden = true));
  show();
  panel.hidden = false;
}

const day = (date: Date) => date.toLocaleDateString('en-CA', { dateStyle: 'long' });

function stateText(refused: boolean, at: number | undefined): string {
  if (refused)
    return 'Your browser says no for you (Global Privacy Control or Do Not Track). Everything here stays off.';
  if (at === undefined) return 'You have not chosen yet. What is on and off below holds until you do.';
  return `Your choice of ${day(new Date(at))}, kept on this device until ${day(choiceEnds(at))}.`;
}
