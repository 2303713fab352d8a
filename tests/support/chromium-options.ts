import type { LaunchOptions } from 'playwright';

/** The system's browser, and the switches that keep it from calling home. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Where there is no graphics card, imitating one takes a tenth of the processor's time.
  '--disable-gpu',
];

/** How tests start the system's Chromium: without a window. */
export function launchOptions(extraFlags: readonly string[] = []): LaunchOptions {
  return { executablePath: chromiumPath, args: [...chromiumFlags, ...extraFlags] };
}
