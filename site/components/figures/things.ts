/** What a path passes, on 48 × 48 units; drawn with one line of 1.5. */
export const things = {
  mobile: 'M18 6h12a3 3 0 0 1 3 3v30a3 3 0 0 1-3 3H18a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM22 37h4',
  laptop: 'M11 11h26v19H11zM11 30l-5 7h36l-5-7M20 34h8',
  wifi: 'M6 20a26 26 0 0 1 36 0M12 27a17 17 0 0 1 24 0M18 34a9 9 0 0 1 12 0M24 40v.5',
  money: 'M5 13h38v22H5zM24 18a6 6 0 1 1 0 12 6 6 0 0 1 0-12M11 24h2M35 24h2',
  picture: 'M7 9h34v30H7zM17 17c3-2 5 0 7 0s4-2 7 0 1 8-1 13c-1 4-3 3-3-1 0-3-6-3-6 0 0 4-2 5-3 1-2-5-4-11-1-13z',
  server: 'M12 5h24v38H12zM12 17.5h24M12 30h24M17 11h3M17 24h3M17 37h3',
  mail: 'M6 11h36v26H6zM6 12l18 15 18-15',
  lock: 'M11 21h26v20H11zM16 21v-6a8 8 0 0 1 16 0v6M24 29v5',
  printer: 'M13 18V7h22v11M13 34H7V18h34v16h-6M13 28h22v14H13zM35 23h1',
  stick: 'M17 18h14v24H17zM20 18V8h8v10M22.5 12v2M25.5 12v2',
  file: 'M12 5h16l8 8v30H12zM28 5v8h8M18 22h12M18 29h12M18 36h7',
  phone: 'M8 21c0-8 32-8 32 0v5h-9v-5c-4-1.5-10-1.5-14 0v5H8zM15 26l-4 15h26l-4-15M24 30a4 4 0 1 1 0 8 4 4 0 0 1 0-8',
  person: 'M24 7a8 8 0 1 1 0 16 8 8 0 0 1 0-16M8 42c0-10 7-14 16-14s16 4 16 14z',
  monitor: 'M7 9h34v23H7zM24 32v7M16 39h16',
} as const;

/** The first that fits. */
const words: readonly [keyof typeof things, RegExp][] = [
  ['file', /data breach/i],
  ['mobile', /cell phone|tablet|from the phone/i],
  ['laptop', /laptop/i],
  ['wifi', /signal|internet line|network/i],
  ['mail', /mail|inbox/i],
  ['money', /bank|deposit|payment/i],
  ['picture', /bitewing|image/i],
  ['server', /server|stopped/i],
  ['lock', /signs? in|sign-in|password|locked|ransomware/i],
  ['printer', /print|fax/i],
  ['stick', /USB/],
  ['file', /file|paper|document|letter|form\b|folder|attachment|record|in writing/i],
  ['phone', /rings|phone|call/i],
  ['person', /person|people|everyone|have signed/i],
];

/** The drawing of the machine or person that a station is about: by its name, else by its sentence. */
export function thingOf(name: string, text: string, otherwise: keyof typeof things = 'monitor'): string {
  const [thing] = [name, text].flatMap((said) => words.find(([, pattern]) => pattern.test(said)) ?? []);
  return things[typeof thing === 'string' ? thing : otherwise];
}
