/** Automatic emails that each network (/24, /48) has caused this hour in this process. */
export type NetworkShares = {
  isUsed(network: string | undefined): boolean;
  add(network: string | undefined): void;
};

const hour = 60 * 60_000;

/** Bounded by the ceiling of all emails, as only those that go out are counted. */
export function createNetworkShares(most: number, now: () => number): NetworkShares {
  let begun = 0;
  let caused = new Map<string, number>();
  const ofHour = () => {
    const at = Math.floor(now() / hour);
    if (at !== begun) [begun, caused] = [at, new Map()];
    return caused;
  };
  return {
    isUsed: (network) => network !== undefined && (ofHour().get(network) ?? 0) >= most,
    add: (network) => {
      if (network !== undefined) ofHour().set(network, (ofHour().get(network) ?? 0) + 1);
    },
  };
}
