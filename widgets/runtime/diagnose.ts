import { type EmbedAnswer, paths } from '../../shared/http.ts';
import { request } from '../api/client.ts';
import { unsentKeys } from '../api/has-unsent.ts';
import { hostClass } from './open-shadow.ts';
import { widgetNamed } from './registry.ts';
import { placeholder, type WidgetHost } from './widget-host.ts';

type Given = { host: WidgetHost; origin: string; version: string; signal: AbortSignal };

/**
 * Prints in plain words why the widgets of this page do or do not appear. Misspelt openers are reported when the page is
 * searched.
 * @returns the text
 */
export async function diagnose({ host, origin, version, signal }: Given): Promise<string> {
  const lines = [`version ${version} from ${origin}`, await reachable(origin, signal)];
  for (const element of document.querySelectorAll<HTMLElement>(placeholder))
    lines.push(`data-widget="${element.dataset.widget}" ${stateOf(element)}`);
  const storage = navigator.cookieEnabled ? '' : 'blocked, ';
  lines.push(`calendar: ${host.rawOf('chat')?.calendar || 'our dialog'}`);
  lines.push(`storage: ${storage}${unsentKeys().length} requests wait`);
  const text = `[itwidgets] ${lines.join('\n')}`;
  console.info(text);
  return text;
}

/** Whether our API answers and lists this page; else what the page's policy, or the browser, says. */
async function reachable(origin: string, signal: AbortSignal): Promise<string> {
  let why = '';
  const heard = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    why = `add ${origin} to ${effectiveDirective} of the page’s policy`;
  };
  document.addEventListener('securitypolicyviolation', heard, { once: true, signal });
  try {
    const answer = await request('GET', origin, paths.embed, undefined, signal);
    const { allowed }: Partial<EmbedAnswer> = await answer.json();
    return `${self.origin} is ${allowed ? '' : 'not '}listed`;
  } catch (error) {
    // The event comes in a task of its own.
    await new Promise((done) => setTimeout(done));
    return why || `our API cannot be reached: ${error}`;
  }
}

function stateOf(element: HTMLElement): string {
  const row = widgetNamed(element.dataset.widget ?? '');
  if (row?.on !== 'any') return 'is no widget for partners';
  if (row.placement === 'floating') return 'is above the page';
  if (!element.shadowRoot?.querySelector(`.${hostClass}`)) return 'is empty: far from the window, or no <div>';
  return element.checkVisibility({ visibilityProperty: true }) ? 'is shown' : 'is hidden by the page';
}
