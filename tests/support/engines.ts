import { firefoxPath, launchFirefox } from './firefox.ts';
import { launchWebkit, webkitPath } from './webkit.ts';

/** What this machine may have beside Chromium. */
export const engines = [
  { name: 'Firefox', path: firefoxPath, install: 'apt-get install firefox-esr', launch: launchFirefox },
  { name: 'WebKit', path: webkitPath, install: 'apt-get install webkit2gtk-driver xvfb', launch: launchWebkit },
] as const;
