/** The parts used here: autocannon has no types of its own. */
declare module 'autocannon' {
  export type Request = { method: string; path: string; headers: Record<string, string>; body: string };
  export type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests: (Partial<Request> & { setupRequest?(request: Request): Request })[];
  };
  export type Result = {
    duration: number;
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
    /** Milliseconds. */
    latency: { p50: number; p99: number };
  };
  export default function autocannon(options: Options): Promise<Result>;
}
