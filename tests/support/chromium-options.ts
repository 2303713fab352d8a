import type { LaunchOptions } from 'playwright';

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Without a graphics card, software rendering takes a tenth of the CPU time.
  '--disable-gpu',
];

export function launchOptions(extraFlags: readonly string[] = []): LaunchOptions {
  return { executablePath: chromiumPath, args: [...chromiumFlags, ...extraFlags] };
}
