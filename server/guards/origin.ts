/** What a browser says about where a request comes from. */
export type OriginClaim = { origin?: string; host?: string; fetchSite?: string };

export type OriginRule = {
  /** Whether the page is one of ours (or the caller is no browser, which sends no `Origin`). */
  isOurs(claim: OriginClaim): boolean;
  /** Whether the page belongs to a listed partner. */
  isPartner(origin: string | undefined): origin is string;
};

/**
 * Which origins may write. Ours are `SITE_ORIGIN` and the very host that the request was sent to (a
 * browser cannot lie about `Host`). `Origin: null` comes from a sandboxed frame or from a visitor whose
 * browser hides the referrer; only `Sec-Fetch-Site: same-origin`, which no page can set, tells the latter.
 */
export function createOriginRule(siteOrigin: string, partners: readonly string[]): OriginRule {
  const listed = new Set(partners);
  return {
    isOurs: ({ origin, host, fetchSite }) => {
      if (origin === undefined || origin === siteOrigin) return true;
      if (origin === 'null') return fetchSite === 'same-origin';
      if (!URL.canParse(origin) || host === undefined) return false;
      const read = new URL(origin);
      // A browser sends scheme and host alone; whatever follows them would be kept with the lead.
      return read.origin === origin && read.host === host.toLowerCase();
    },
    isPartner: (origin): origin is string => origin !== undefined && listed.has(origin),
  };
}
