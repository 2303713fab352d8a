import { readFileSync } from 'node:fs';

type Rooms = Record<string, { phone: number; else: number }>;

/** The table of docs/partners.md, for partners who set heights themselves. */
export function roomsOfDocs(): Rooms {
  const rows = readFileSync('docs/partners.md', 'utf8').matchAll(/^ *\| `([\w-]+)` \| (\d+)px \| (\d+)px \|$/gm);
  return Object.fromEntries(
    [...rows].map(([, name, phone, other]) => [name, { phone: Number(phone), else: Number(other) }]),
  );
}

export function roomsOfSheet(): Rooms {
  const [phone = '', other = ''] = readFileSync('site/public/widgets.css', 'utf8').split('@media');
  const heights = (css: string) =>
    new Map(
      [...css.matchAll(/data-widget="([\w-]+)"\] \{\s*min-height: (\d+)px/g)].map(([, name = '', px]) => [
        name,
        Number(px),
      ]),
    );
  const wide = heights(other);
  return Object.fromEntries([...heights(phone)].map(([name, px]) => [name, { phone: px, else: wide.get(name) ?? px }]));
}
