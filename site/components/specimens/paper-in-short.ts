import { company } from '../../../shared/company/company.ts';
import { reportFacts } from '../../facts/monthly-report.ts';
import { restoreLog } from '../../facts/restore-log.ts';
import type { PaperId } from '../../facts/specimens.ts';
import type { DotState } from '../../schema/figures.ts';

type PaperInShort = { title: string; rows: readonly { name: string; text: string; state?: DotState }[] };

/** What a phone shows of a paper, whose letters would be 8 px high there: the first lines that fit. */
export const paperInShort: Readonly<Record<PaperId, PaperInShort>> = {
  report: {
    title: 'Your October',
    rows: reportFacts.map(({ what, number, state }) => ({ name: number, text: what, state })),
  },
  log: {
    title: 'Restore log',
    rows: restoreLog.map(({ day, what, minutes, by }) => ({
      name: day,
      text: by ? `${what}, ${minutes} minutes` : `${what}, failed`,
      state: by ? 'well' : 'failed',
    })),
  },
  network: {
    title: 'Network drawing',
    rows: [
      { name: 'Internet', text: 'Fibre, with a cellular spare line' },
      { name: 'Firewall', text: '192.0.2.1, then the switch' },
      { name: 'Server APP1', text: '192.0.2.10' },
      { name: 'Wi-Fi, guests', text: 'The internet only' },
    ],
  },
  azure: {
    title: 'Network drawing, Azure',
    rows: [
      { name: 'Your office', text: 'By tunnel to Canada Central' },
      { name: 'At home', text: 'MFA, then a virtual desktop' },
      { name: 'Backup vault', text: 'Canada East' },
      { name: 'Off', text: 'APP1 and desktops, 20:00 to 06:00' },
    ],
  },
  yellow: {
    title: 'IT not working? Call us.',
    rows: [
      { name: 'Call', text: company.phone.display },
      { name: '1', text: 'It worked until …' },
      { name: '2', text: 'The screen says …' },
      { name: '3', text: 'This many people have it: …' },
    ],
  },
};
