import { type Machine, Machines, TitleBlock } from './Machine.tsx';
import { Lines, Paper } from './Paper.tsx';

/** Reserved for documentation (RFC 5737). */
const machines: readonly Machine[] = [
  { x: 46, y: 220, name: 'Your office', address: '203.0.113.8' },
  { x: 46, y: 360, name: 'At home', address: 'MFA, then screen' },
  { x: 236, y: 220, name: 'VPN gateway', address: '10.20.0.4' },
  { x: 236, y: 360, name: 'Desktops ×2', address: '10.20.2.11–12' },
  { x: 426, y: 160, name: 'Sign-in DC1', address: '10.20.1.4' },
  { x: 426, y: 240, name: 'Server APP1', address: '10.20.1.10' },
  { x: 426, y: 360, name: 'Files', address: '10.20.3.5' },
  { x: 606, y: 240, name: 'Backup vault', address: 'Canada East' },
];

const rules = [
  '1  Office to servers: 443, 445, 3389 by the tunnel only',
  '2  Desktops to APP1: 1433. To files: 445',
  '3  Internet to anything in here: refused',
  'Off from 20:00 to 06:00: APP1, desktops',
];

export function AzurePaper() {
  return (
    <Paper wide title="Network drawing, Azure">
      <path className="paper__fence" d="M212 136h360v296h-360z" />
      <path
        className="paper__line"
        d="M166 245h70M166 385h70M356 245h35v-60h35M391 245v20h35M296 360v-90M356 385h70M391 385v-120M546 265h60M546 385h120v-95"
      />
      <Machines of={machines} />
      <path className="paper__dots paper__dots--lit" d="M296 220h.1M486 240h.1" />
      <Lines name="paper__small paper__quiet" x={226} y={158} by={18} of={['Canada Central', '10.20.0.0/16']} />
      <Lines name="paper__small paper__quiet" x={172} y={236} of={['tunnel']} />
      <Lines name="paper__strong" x={46} y={486} of={['Rules']} />
      <Lines name="paper__small" x={46} y={508} by={19} of={rules} />
      <TitleBlock whose="Your firm, in Azure" cells={['Version 6', 'Sheet 2 of 2', 'Oct 6', 'Read: Luis']} />
    </Paper>
  );
}
