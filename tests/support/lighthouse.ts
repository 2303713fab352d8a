import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { chromiumFlags, chromiumPath } from './chromium-options.ts';

export type PageMarks = {
  /** 0 to 100; NaN if not measured. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  bytes: number;
  requests: number;
  /** Failed audits of the asserted categories: `id: title`. */
  shortcomings: string[];
};

// Rates the machine, which takes a second of CPU per page; no score here needs it.
pageFunctions.computeBenchmarkIndex = () => 1000;

const asserted = ['accessibility', 'best-practices', 'seo'];

/** The default throttling is simulated, without delay; other kinds wait 15 s for idle. */
export const assertedMarks: Flags = {
  onlyCategories: asserted,
  onlyAudits: ['total-byte-weight', 'network-requests'],
  // The only audit that needs a trace, and only informative. Traces take long, and a busy browser may miss the start.
  skipAudits: ['baseline'],
  disableFullPageScreenshot: true,
  skipAboutBlank: true,
  // The default is one second each; no score here depends on paint times.
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  cpuQuietThresholdMs: 0,
  networkQuietThresholdMs: 500,
};

/** Without what axe finds, which `every-page` asks of more pages than this. */
export const withoutAxe: Flags = { onlyCategories: asserted.filter((name) => name !== 'accessibility') };

/** For benchmarks, on a slow phone. */
export const performanceMark: Flags = { onlyCategories: ['performance'] };

export type Lighthouse = {
  /**
   * @param more in place of the usual flags
   * @throws if Lighthouse could not load the page
   */
  mark(url: string, more?: Flags): Promise<PageMarks>;
  stop(): void;
};

/** Tests one page at a time. */
export async function startLighthouse(flags: Flags): Promise<Lighthouse> {
  const chrome = await launch({ chromePath: chromiumPath, chromeFlags: ['--headless=new', ...chromiumFlags] });
  const markOnce = async (url: string, more: Flags = {}): Promise<PageMarks> => {
    const run = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json', ...flags, ...more });
    const result = run?.lhr;
    if (!result || result.runtimeError)
      throw new Error(`Lighthouse: ${result?.runtimeError?.code} ${result?.runtimeError?.message ?? 'no result'}`);
    const mark = (category: string) => Math.round((result.categories[category]?.score ?? Number.NaN) * 100);
    const shortcomings = asserted
      .flatMap((category) => result.categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => result.audits[id])
      .filter((audit) => audit !== undefined)
      .filter(({ score }) => score !== null && score < 1)
      .map(({ id, title, details }) => `${id}: ${title} ${JSON.stringify(details ?? '').slice(0, 600)}`);
    return {
      performance: mark('performance'),
      accessibility: mark('accessibility'),
      bestPractices: mark('best-practices'),
      seo: mark('seo'),
      bytes: result.audits['total-byte-weight']?.numericValue ?? Number.NaN,
      requests: itemsOf(result.audits['network-requests']?.details).length || Number.NaN,
      shortcomings,
    };
  };
  return {
    async mark(url, more) {
      for (let left = 2; ; left--) {
        try {
          return await markOnce(url, more);
        } catch (error) {
          // A busy browser sometimes records no trace; Lighthouse recommends another run.
          if (left === 0 || !String(error).includes('NO_NAVSTART')) throw error;
        }
      }
    },
    stop: () => chrome.kill(),
  };
}

function itemsOf(details: unknown): unknown[] {
  return (details as { items?: unknown[] } | undefined)?.items ?? [];
}
