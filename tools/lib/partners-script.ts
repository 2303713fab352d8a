import { minifySync } from 'vite';

/**
 * What makes the script for partners smaller than a minifier does by itself. Nothing outside of a shadow root uses its classes
 * and tokens, and nothing outside of the script the properties below: they get short names, 1 kB less in all.
 */

/**
 * Properties that never leave the script: not in the API's requests and answers, in storage, in options, in events or in what
 * a page may call. Those that are written most often. The browser has some of these names, too (`builtins` of the minifier): what
 * the widgets for partners do to the DOM must not use them.
 */
export const ownProperties = new RegExp(
  `^(?:${[
    // the renderer and the store; the DOM's properties of these names are not used
    'children|className|current|plan|cells|boundary|heard|depth|gone|deps|props|Component|Provider|initial|parent|render|setState|getState|subscribe',
    // the runtime
    'placement|createLayer|ToastsInside|fetchPart|mountInline|lacksField|isOurs|outgoingRequests|sheets|sheet|instance|emit|requests',
    'retryAfter|delivery|unsent|claim|client|tokens|store|dialogs|reducedMotion',
    'onBreaking|onError|stays|quiet|mutate|take|flush|stored|prepare|resend|common|life|begin|sweep|drawn',
    // forms
    'submitting|failed|restored|conversion|rules|arrived|extra|beside|wide|control|purpose|look|optional|services',
    'summary|summaryErrors|summaryTitle|statusLine|firstStatus|watching|headingId|titleId|checkMail|successTitle',
    'onSent|onInvalid|onOpen|onEscape|options|errors|details|handlers|forget',
    // the quiz
    'thisWeek|points|question|chosen|areas|gaps|advice|stage|onRestart|restart|back|result|legend',
    // the stories
    'story|stops|press|runs|paused',
    // the chat
    'conversation|said|announced|pending|partial|unread|shown',
    'onSend|onStop|onStart|onPart|kept|rate|retry|pump|note|news|person|seen|follow|change|update|later|tell',
  ].join('|')})$`,
);

/** A class of a block or of its part; what follows `--` is put together by code. */
const className = /(?<![\w-])nl-[a-z]+(?:-[a-z]+)*(?:__[a-z]+(?:-[a-z]+)*)?/g;
/** A token, but for the one that a page may set. */
const token = /--nl-(?!accent\b)[a-z]+(?:-[a-z]+)*/g;

/**
 * The minified script with short names, minified once more: the bundler's own minifier finds 0.1 kB that terser leaves.
 * @param kept classes that keep their name
 * @param target the browsers, as Vite names them
 */
export function shrinkScript(code: string, kept: readonly string[], target: string[]): string {
  const short = shorten(shorten(code, className, '', kept), token, '--nl-', []);
  return minifySync('widgets.js', short, { compress: { target }, mangle: true }).code;
}

/** Replaces the names in a text, the most frequent by the shortest. */
function shorten(text: string, names: RegExp, prefix: string, kept: readonly string[]): string {
  const found = (text.match(names) ?? []).filter((name) => !kept.includes(name));
  const byCount = [...Map.groupBy(found, (name) => name)].sort(([, one], [, other]) => other.length - one.length);
  const short = new Map(byCount.map(([name], at) => [name, prefix + letters(at)]));
  return text.replace(names, (name) => short.get(name) ?? name);
}

/** 0 is a, 25 is z, 26 is aa. */
const letters = (at: number): string =>
  (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(97 + (at % 26));
