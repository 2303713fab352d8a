export type OriginClaim = { origin?: string; host?: string; fetchSite?: string };

export type OriginRule = {
  /** Also true without an `Origin`, for callers other than browsers. */
  isOurs(claim: OriginClaim): boolean;
  /** The site's name with or without `www.`, or over https: where a visitor's form works too, but no staff page. */
  isOtherName(origin: string | undefined): boolean;
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
  const names = new Set(otherNames(siteOrigin));
  return {
    isOurs: ({ origin, host, fetchSite }) => {
      if (origin === undefined || origin === siteOrigin) return true;
      if (origin === 'null') return fetchSite === 'same-origin';
      if (production || host === undefined || origin.length > longest || !URL.canParse(origin)) return false;
      const read = new URL(origin);
      // Only scheme and host: anything after them would be stored with the lead.
      return read.origin === origin && read.host === host.toLowerCase();
    },
    isOtherName: (origin) => origin !== undefined && names.has(origin),
    isPartner: (origin): origin is string => origin !== undefined && (listed.has(origin) || more.has(origin)),
  };
}

/**
 * `https://company.example` for `https://www.company.example`, and the https ones for an http origin: visitors who come by
 * another name of the site find forms that work. An address or a name of one machine has no other names.
 */
export function otherNames(siteOrigin: string): string[] {
  const { protocol, host, hostname } = new URL(siteOrigin);
  if (!/\.[a-z][a-z0-9-]*$/i.test(hostname)) return [];
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  const names = [host, other].flatMap((name) => [`${protocol}//${name}`, `https://${name}`]);
  return [...new Set(names)].filter((name) => name !== siteOrigin);
}
