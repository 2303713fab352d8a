import { type Machine, Machines, TitleBlock } from './Machine.tsx';
import { Lines, Paper } from './Paper.tsx';

/** Reserved for documentation (RFC 5737). */
const machines: readonly Machine[] = [
  { x: 46, y: 170, name: 'Internet', address: 'fibre' },
  { x: 46, y: 270, name: 'Spare line', address: 'cellular' },
  { x: 206, y: 220, name: 'Firewall', address: '192.0.2.1' },
  { x: 366, y: 220, name: 'Switch', address: '192.0.2.2' },
  { x: 526, y: 130, name: 'Server APP1', address: '192.0.2.10' },
  { x: 526, y: 210, name: 'Backup box', address: '192.0.2.20' },
  { x: 526, y: 290, name: 'Printer', address: '192.0.2.30' },
  { x: 526, y: 370, name: '12 desks', address: '192.0.2.101–112' },
  { x: 366, y: 370, name: 'Wi-Fi, staff', address: '192.0.2.5' },
  { x: 206, y: 450, name: 'Wi-Fi, guests', address: '198.51.100.1' },
];

export function NetworkPaper() {
  return (
    <Paper wide title="Network drawing">
      <path
        className="paper__line"
        d="M166 195h20v50h20M166 295h20v-50M326 245h40M486 245h20v-90h20M506 235h20M506 245v70h20M506 315v80h20M426 270v100M266 270v180"
      />
      <path className="paper__fence" d="M186 426h160v100h-160z" />
      <Machines of={machines} />
      <path className="paper__dots paper__dots--lit" d="M426 220h.1M266 220h.1" />
      <Lines name="paper__small paper__quiet" x={362} y={470} by={18} of={['Guests reach', 'the internet only.']} />
      <TitleBlock whose="Your firm, ground floor" cells={['Version 14', 'Sheet 1 of 2', 'Oct 6', 'Walked: Luis']} />
    </Paper>
  );
}
