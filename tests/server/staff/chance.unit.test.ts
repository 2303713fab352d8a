import { expect, onTestFinished, test, vi } from 'vitest';
import { newRecoveryCodes, newSecret } from '../../../server/staff/authenticator.ts';
import { oneTimePassword } from '../../../server/staff/passwords.ts';
import { newToken } from '../../../server/staff/session-rules.ts';

const secrets = { newToken, oneTimePassword, newSecret, newRecoveryCodes: () => newRecoveryCodes().join('') };

test.each(Object.entries(secrets))(
  '%s is of chance alone: with every clock standing still, no two agree',
  (_name, make) => {
    onTestFinished(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'hrtime'] });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const made = Array.from({ length: 12 }, () => make());
    expect(new Set(made).size).toBe(made.length);
    // No place has one sign in all of them, as the digits of a year or of a counter would; hyphens apart.
    const places = Array.from(made[0] ?? '', (sign, place) => sign !== '-' && made.every((one) => one[place] === sign));
    expect(places).not.toContain(true);
  },
);
