/** What this browser does when a lead comes in, besides the number in the bar. */
export const browserAlerts = ['notice', 'sound'] as const;
export type BrowserAlert = (typeof browserAlerts)[number];

const storageKey = (alert: BrowserAlert) => `staff-alert:${alert}`;

/** Stored in the browser: a shared computer and one's own phone differ. */
export function isAlertOn(alert: BrowserAlert): boolean {
  try {
    return localStorage.getItem(storageKey(alert)) === 'on';
  } catch {
    return false;
  }
}

/** Switches an alert. Returns whether it is on: the browser may refuse notifications. */
export async function switchAlert(alert: BrowserAlert, isOn: boolean): Promise<boolean> {
  if (isOn && alert === 'notice') {
    if ((await askPermission()) !== 'granted') return false;
    if (!showNotice('New requests are announced like this', 'test')) return false;
  }
  try {
    if (isOn) localStorage.setItem(storageKey(alert), 'on');
    else localStorage.removeItem(storageKey(alert));
  } catch {
    return false;
  }
  if (isOn && alert === 'sound') playSound();
  return isOn;
}

async function askPermission(): Promise<NotificationPermission> {
  return 'Notification' in window ? await Notification.requestPermission() : 'denied';
}

/** Android has notifications for service workers only. */
function showNotice(text: string, tag: string): Notification | undefined {
  try {
    return new Notification(text, { tag });
  } catch {
    return undefined;
  }
}

/** Names nobody: a notification may show on a locked screen. */
export function alertOfNewLead(newest: number): void {
  if (isAlertOn('sound')) playSound();
  if (!isAlertOn('notice') || !('Notification' in window) || Notification.permission !== 'granted') return;
  // One in all tabs.
  const notice = showNotice('A new request is in the inbox', `lead ${newest}`);
  notice?.addEventListener('click', () => {
    window.focus();
    location.hash = '#/inbox/new';
    notice.close();
  });
}

/** Two short tones. Silent until the page has been clicked, by the browser's rule. */
function playSound(): void {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = 0.08;
  volume.connect(audio.destination);
  for (const [at, pitch] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.12);
  }
  setTimeout(() => void audio.close(), 1000);
}
