/**
 * APIs newer than the oldest supported browsers (`browsers` in vite.widgets.config.ts), with first versions: the build
 * transpiles syntax but adds no polyfills.
 */
export const newerCalls: string[] = [
  // Chrome 126, Safari 18
  'URL.parse',
  // Chrome 128, Safari 18.2, Firefox 134
  'Promise.try',
  // Chrome 133, Safari 18.4, Firefox 147
  'Element.prototype.moveBefore',
  // Chrome 134, Safari 18.4, Firefox 139
  'HTMLDialogElement.prototype.requestClose',
  // Chrome 135, Safari 26.2, Firefox 144
  'HTMLButtonElement.prototype.commandForElement',
  // Chrome 136, Safari 18.2, Firefox 134
  'RegExp.escape',
  // Chrome 140, Safari 18.2, Firefox 133
  'Uint8Array.fromBase64',
  'Uint8Array.prototype.toBase64',
  // Safari 26.2, Firefox 144
  'Document.prototype.startViewTransition',
  'Math.sumPrecise',
  'Error.isError',
  'Map.prototype.getOrInsert',
  // Safari 18.4, Firefox 131: iterator methods
  ...['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'].map(
    (name) => `Iterator.prototype.${name}`,
  ),
  'Iterator.from',
];
