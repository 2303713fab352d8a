import { useState } from 'react';
import { type BrowserAlert, browserAlerts, isAlertOn, switchAlert } from './browser-alerts.ts';

const labels: Record<BrowserAlert, string> = {
  notice: 'Show a notification when a lead comes in',
  sound: 'Play a sound when a lead comes in',
};

/** Switches of this browser; they work while the staff page is open in a tab. */
export function BrowserAlerts() {
  const [on, setOn] = useState(() => browserAlerts.filter(isAlertOn));
  const [isRefused, setRefused] = useState(false);
  async function change(alert: BrowserAlert, wanted: boolean): Promise<void> {
    const isOn = await switchAlert(alert, wanted);
    setRefused(wanted && !isOn);
    setOn(browserAlerts.filter((one) => (one === alert ? isOn : on.includes(one))));
  }
  return (
    <fieldset className="st-choices">
      <legend>In this browser, while you are signed in</legend>
      <p className="st-field__hint">A session ends 30 minutes after your last action. Emails go on.</p>
      {browserAlerts.map((alert) => (
        <label key={alert} className="st-choices__check">
          <input
            type="checkbox"
            checked={on.includes(alert)}
            onChange={(event) => void change(alert, event.currentTarget.checked)}
          />
          {labels[alert]}
        </label>
      ))}
      <div role="alert">
        {isRefused && (
          <p className="st-field__error">
            This browser does not show them. Allow notifications for this site in its settings, then try again.
          </p>
        )}
      </div>
    </fieldset>
  );
}
