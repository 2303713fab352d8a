/** Corrections of settings that can only mean one thing; the rest is left for the message to refuse. */

/** ` HTTPS://WWW.Company.example/ ` → `https://www.company.example`. */
export function tidyOrigin(value: string): string {
  const text = value.trim();
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text;
  const { origin, pathname, search, hash, username } = new URL(text);
  return pathname === '/' && !search && !hash && !username ? origin : text;
}

/** `yes`, `true`, `1` and `On` → `on`; `no`, `false` and `0` → `off`. */
export function tidySwitch(value: string): string {
  const text = value.trim().toLowerCase();
  if (/^(?:on|yes|true|1)$/.test(text)) return 'on';
  return /^(?:off|no|false|0)$/.test(text) ? 'off' : text;
}
