export function keepEarlierParts(from: string, to: string): Promise<void>;
export function swapIn(next: string, dist: string): void;
