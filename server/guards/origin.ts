export type OriginClaim = { origin?: string; host?: string; fetchSite?: string };

export type OriginRule = {
  /** Also true without an `Origin`, for callers other than browsers. */
  isOurs(claim: OriginClaim): boolean;
  isPartner(origin: string | undefined): origin is string;
};

/** Longer than any scheme, host (253 characters) and port. */
const longest = 300;

/**
 * Decides which origins may write. Ours is `SITE_ORIGIN` and, outside production, the request's host, for any name of a
 * developer's machine. `Origin: null` comes from sandboxed frames and from browsers that hide the referrer; only the
 * latter send `Sec-Fetch-Site: same-origin`, which no page can set.
 * @param more partners in addition to the settings
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
      // Only scheme and host: anything after them would be stored with the lead.
      return read.origin === origin && read.host === host.toLowerCase();
    },
    isPartner: (origin): origin is string => origin !== undefined && (listed.has(origin) || more.has(origin)),
  };
}
