/** See bench-growth.mjs. */
export function buildGrowth(
  times: readonly number[],
  tell: (size: { times: number; pages: number; seconds: number; megabytes: number; tooLong: number }) => void,
): Promise<void>;
