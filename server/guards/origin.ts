/** What a browser says about where a request comes from. */
export type OriginClaim = { origin?: string; host?: string; fetchSite?: string };

export type OriginRule = {
  /** Whether the page is one of ours (or the caller is no browser, which sends no `Origin`). */
  isOurs(claim: OriginClaim): boolean;
  /** Whether the page belongs to a listed partner. */
  isPartner(origin: string | undefined): origin is string;
};

/** Longer than any scheme, host (253 characters) and port. What is allowed is kept with the lead. */
const longest = 300;

/**
 * Which origins may write. Ours is `SITE_ORIGIN`; outside production also the host that the request was sent to, so that
 * any name of a developer's machine works (in production anybody could point a DNS name at our server). `Origin: null` comes from a
 * sandboxed frame or from a visitor whose browser hides the referrer; only `Sec-Fetch-Site: same-origin`, which no page
 * can set, tells the latter.
 * @param more partners beside those of the settings
 */
export function createOriginRule(
  siteOrigin: string,
  { embedOrigins, production }: { embedOrigins: readonly string[]; production: boolean },
  more: { has(origin: string): boolean } = new Set(),
): OriginRule {
  const listed = new Set(embedOrigins);
  return {
    isOurs: ({ origin, host, fetchSite }) => {
      if (origin === undefined || origin === siteOrigin) return true;
      if (origin === 'null') return fetchSite === 'same-origin';
      if (production || host === undefined || origin.length > longest || !URL.canParse(origin)) return false;
      const read = new URL(origin);
      // A browser sends scheme and host alone; whatever follows them would be kept with the lead.
      return read.origin === origin && read.host === host.toLowerCase();
    },
    isPartner: (origin): origin is string => origin !== undefined && (listed.has(origin) || more.has(origin)),
  };
}
