/** Does what belongs to one key one after the other, and different keys side by side. */
export type Lanes = {
  /** Undefined when `most` are waiting for their turn already. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> | undefined;
};

/** @param most how many may wait behind the one under way */
export function createLanes(most: number): Lanes {
  const lanes = new Map<string, { last: Promise<unknown>; length: number }>();
  return {
    run(key, work) {
      const lane = lanes.get(key) ?? { last: Promise.resolve(), length: 0 };
      if (lane.length > most) return undefined;
      lane.length += 1;
      const done = lane.last.then(work);
      lane.last = done
        .catch(() => undefined)
        .finally(() => {
          lane.length -= 1;
          if (lane.length === 0) lanes.delete(key);
        });
      lanes.set(key, lane);
      return done;
    },
  };
}
