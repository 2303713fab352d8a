import { addressKey } from '../location/client-address.ts';

/** Gives the place back. */
type Leave = () => void;

export type Tally = {
  /** Takes a place for an address; undefined when it has as many as it may. */
  enter(address: string | undefined): Leave | undefined;
};

/** How many things of a kind each address (IPv4, or IPv6 /64) has open at the moment, up to `most`. */
export function createTally(most: number): Tally {
  const open = new Map<string, number>();
  return {
    enter: (address) => {
      const key = addressKey(address);
      const before = open.get(key) ?? 0;
      if (before >= most) return undefined;
      open.set(key, before + 1);
      return () => {
        const left = (open.get(key) ?? 1) - 1;
        if (left > 0) open.set(key, left);
        else open.delete(key);
      };
    },
  };
}
