/** Runs tasks of one key in sequence, those of different keys in parallel. */
export type Lanes = {
  /** Undefined if the lane is full. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> | undefined;
};

/** @param most tasks that may wait behind the running one */
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
