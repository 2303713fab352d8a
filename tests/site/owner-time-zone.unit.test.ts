import { Temporal } from 'temporal-polyfill';
import { afterEach, describe, expect, test, vi } from 'vitest';

/* `hours.timeZone` of `owner/hours.ts`: promises, free times, words and scripts go by the clock of the owner's town. */

const own = { hours: {}, 'closed-days': { closedDays: undefined }, company: { company: {} } };

afterEach(() => {
  for (const name of Object.keys(own)) vi.doUnmock(`../../owner/${name}.ts`);
  vi.resetModules();
});

async function inZone(timeZone: string) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ ...own, hours: { hours: { timeZone } } }))
    vi.doMock(`../../owner/${name}.ts`, () => value);
  const at = (local: string) =>
    new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds);
  return { at, hours: await import('../../shared/company/hours.ts') };
}

const zones: readonly [zone: string, clock: string, french: string][] = [
  ['America/Winnipeg', 'Central', 'heure du Centre'],
  ['America/St_Johns', 'Newfoundland', 'heure de Terre-Neuve'],
  // No daylight saving time.
  ['America/Regina', 'Central Standard', 'heure normale du Centre'],
  // The rule of its clock changed in 2026.
  ['America/Vancouver', 'Pacific', 'heure du Pacifique'],
  ['Europe/London', 'United Kingdom', 'heure : Royaume-Uni'],
];

describe.each(zones)('in %s', (zone, clock, inFrench) => {
  test('a promise counts the support hours there', async () => {
    const { at } = await inZone(zone);
    const { contactPromise } = await import('../../server/leads/promise.ts');
    const { isInSupportHours } = await import('../../shared/company/support-hours.ts');
    const promised = (local: string) => contactPromise(at(local)).text;
    expect(promised('2026-11-20T16:00')).toBe('within 2 hours');
    expect(promised('2026-11-20T17:30')).toBe('by 9:30 on Monday, November 23');
    // Over both changes of most clocks.
    expect(promised('2026-10-30T17:30')).toBe('by 9:30 on Monday, November 2');
    expect(promised('2026-03-06T18:30')).toBe('by 10:00 on Monday, March 9');
    const open = ['07:59:59', '08:00:00', '17:59:59', '18:00:00'].map((time) =>
      isInSupportHours(at(`2026-07-02T${time}`)),
    );
    expect(open).toEqual([false, true, true, false]);
  });

  test('a call can be booked from the opening to the closing there', async () => {
    const { at } = await inZone(zone);
    const { freeSlots } = await import('../../server/appointments/slots.ts');
    const { companyClock } = await import('../../server/format/company-time.ts');
    const rules = { minutes: 20, leadHours: 2, bufferMinutes: 10, seats: ['1'] };
    const noon = at('2026-11-26T12:00').getTime();
    const today = freeSlots(at('2026-11-26T05:00').getTime(), rules, []).filter(
      (slot) => Math.abs(slot - noon) < 8 * 3_600_000,
    );
    expect([companyClock(today[0] ?? 0), companyClock(today.at(-1) ?? 0)]).toEqual(['8:00', '17:30']);
  });

  test('emails, the chat and the staff page name that clock, and show its time', async () => {
    const { at, hours } = await inZone(zone);
    const { staffLetter } = await import('../../server/leads/staff-letter.ts');
    const { promiseSentence } = await import('../../server/leads/promise-sentence.ts');
    const { zoneIn } = await import('../../server/appointments/zone-words.ts');
    const { french } = await import('../../site/facts/answers/french.ts');
    const { companyTimeText } = await import('../../admin/ui/time.ts');
    const received = at('2026-07-02T14:05').getTime();
    const lead = { reference: 'PNF-3YY', received_at: received, promised_by: received, promise: 'within 2 hours' };
    const others = {
      email: 'ann@visitor.example',
      form: 'booking',
      phone: '416-555-0100',
      message: null,
      details: null,
    };
    const letter = staffLetter({ ...lead, ...others } as never, {
      consents: [],
      confirmed: true,
      siteOrigin: 'https://site.example',
    });
    expect(hours.homeTime).toBe(`${clock} time`);
    expect(JSON.stringify(letter)).toContain(`2026-07-02 14:05 ${clock} time`);
    expect(promiseSentence({ kind: 'by', text: 'by 10:00', form: 'booking' })).toContain(`18:00 ${clock} time`);
    expect(zoneIn('tomorrow at 3').zone).toEqual({ id: zone, label: `${clock} time` });
    expect(zoneIn('tomorrow at 3 pm eastern').zone).toEqual({ id: 'America/Toronto', label: 'Toronto time' });
    expect(french.find(({ id }) => id === 'fr-hours')?.says).toContain(inFrench);
    expect(companyTimeText(received)).toContain('14:05');
  });

  test('what scripts reckon is the time of the time zone data', async () => {
    await inZone(zone);
    const { inHomeTime } = await import('../../shared/company/home-time.ts');
    const { zoneReader } = await import('../../shared/company/zone-reader.ts');
    const read = zoneReader(zone);
    for (const year of [2025, 2026, 2027, 2035])
      for (const month of [0, 2, 6, 10])
        for (let at = Date.UTC(year, month, 1); at < Date.UTC(year, month, 16); at += 3_600_000)
          expect(inHomeTime(new Date(at))).toEqual(read(new Date(at)));
  });
});

test('a time named by a zone that is the company’s own is by its clock', async () => {
  await inZone('America/Winnipeg');
  const { zoneIn } = await import('../../server/appointments/zone-words.ts');
  expect(zoneIn('noon central').zone).toEqual({ id: 'America/Winnipeg', label: 'Central time' });
});

test('the script of a company in Winnipeg needs no data of time zones', async () => {
  await inZone('America/Winnipeg');
  const { writtenRecords } = await import('../../shared/company/written-records.ts');
  expect(writtenRecords.load('/shared/company/home-clock.ts')).toBe(
    'export const behind = 360;\nexport const isRegular = true;\nexport const saves = true;',
  );
});

test('a time zone that there is not is named, with its file', async () => {
  await expect(inZone('America/Winipeg')).rejects.toThrow(
    `owner/hours.ts: "America/Winipeg" is no time zone. Write one such as 'America/Winnipeg'.`,
  );
});
