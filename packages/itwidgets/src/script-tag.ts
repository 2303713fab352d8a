type TrustedTypePolicy = { createScriptURL(address: string): string };
type PolicyFactory = { createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy };

let policy: TrustedTypePolicy | undefined;

/** The page's own script tag, of any version. */
export function findTag(origin: string): HTMLScriptElement | undefined {
  const start = `${new URL(origin).origin}/widgets`;
  return [...document.scripts].find(
    ({ src }) => src.startsWith(start) && /^(\.|\/[\d.]+)js$/.test(src.slice(start.length)),
  );
}

/**
 * Uses the Trusted Types policy `itwidgets` where supported.
 * @throws if the page's CSP forbids that policy
 */
export function addTag(src: string, integrity?: string): HTMLScriptElement {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('itwidgets', { createScriptURL: (address) => address });
  const tag = document.createElement('script');
  tag.async = true;
  tag.src = policy ? policy.createScriptURL(src) : src;
  if (integrity) Object.assign(tag, { integrity, crossOrigin: 'anonymous' });
  document.head.append(tag);
  return tag;
}
