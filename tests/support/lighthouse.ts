import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { chromiumFlags, chromiumPath } from './chromium-options.ts';

export type PageMarks = {
  /** 0 to 100; NaN for a category that was not asked for. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Bytes that came over the wire before anybody did anything, and in how many answers. */
  bytes: number;
  requests: number;
  /** Audits of the asserted categories that are not passed: `id: title`. */
  shortcomings: string[];
};

// Lighthouse keeps the processor busy for a second a page to rate the machine; no mark here is computed from that.
pageFunctions.computeBenchmarkIndex = () => 1000;

const asserted = ['accessibility', 'best-practices', 'seo'];

/** What a test asserts. The default throttling slows nothing down, it computes; any other waits 15 s for quiet. */
export const assertedMarks: Flags = {
  onlyCategories: asserted,
  onlyAudits: ['total-byte-weight', 'network-requests'],
  // The only one that wants a trace (it only informs): the browser takes long to write one, and a busy one may lack the
  // start of the page.
  skipAudits: ['baseline'],
  disableFullPageScreenshot: true,
  skipAboutBlank: true,
  // A second each by default; no mark here depends on when something was painted.
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  cpuQuietThresholdMs: 0,
  networkQuietThresholdMs: 500,
};

/** Performance on a slow phone, for the bench. */
export const performanceMark: Flags = { onlyCategories: ['performance'] };

export type Lighthouse = {
  /**
   * Lighthouse's marks for one page, as on a phone.
   * @throws when Lighthouse could not load the page
   */
  mark(url: string): Promise<PageMarks>;
  stop(): void;
};

/** Starts one browser in which Lighthouse looks at pages one after the other. */
export async function startLighthouse(flags: Flags): Promise<Lighthouse> {
  const chrome = await launch({ chromePath: chromiumPath, chromeFlags: ['--headless=new', ...chromiumFlags] });
  const markOnce = async (url: string): Promise<PageMarks> => {
    const run = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json', ...flags });
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
    async mark(url) {
      for (let left = 2; ; left--) {
        try {
          return await markOnce(url);
        } catch (error) {
          // On a busy machine the browser now and then records no trace: Lighthouse itself asks to run again.
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
