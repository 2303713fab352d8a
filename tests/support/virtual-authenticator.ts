import type { CDPSession, Page } from 'playwright';

export type VirtualAuthenticator = {
  unlocks(yes: boolean): Promise<void>;
  remove(): Promise<void>;
};

/** A passkey device that unlocks automatically (Chromium's WebAuthn domain). */
export async function virtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    unlocks: async (yes) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: yes });
    },
    remove: async () => {
      await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    },
  };
}
