import type { IconName } from '../../facts/icons.ts';

/** Decorative, 24 px. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}

const drawings: Readonly<Record<IconName, string>> = {
  bars: 'M4 20h16M7.5 20v-5M12 20V6M16.5 20V11',
  blocks: 'M4 12.5h7V20H4zM13 12.5h7V20h-7zM8.5 3.5h7V11h-7z',
  bubble: 'M4 5h16v11h-9l-4 4v-4H4zM8 10.5h.01M12 10.5h.01M16 10.5h.01',
  bubbles: 'M3 4h12v8H9l-3 3v-3H3zM18 9h3v8h-2v3l-3-3h-5v-2',
  'check-list': 'M11 6h9M11 12h9M11 18h9M3.5 6 5 7.5 8 4.5M3.5 12 5 13.5 8 10.5M3.5 18 5 19.5 8 16.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  cloud: 'M7 18.5a4 4 0 0 1 .4-8 5.6 5.6 0 0 1 10.8-.8 4.4 4.4 0 0 1-.2 8.8z',
  compass: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM15.5 8.5l-2 5-5 2 2-5z',
  copy: 'M3 4.5h6.5v15H3zM14.5 4.5H21v15h-6.5zM7 12h9.5M14 9.5l2.5 2.5-2.5 2.5',
  crane: 'M5 21h7M8.5 21V4M4 7h16M8.5 4 20 7M8.5 4 4 7M17 7v5M15 12h4v4h-4z',
  cross: 'M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9z',
  curve: 'M4 4v16h16M7 16.5c5 0 6-9.5 12-10.5M8.5 11.5h.01M13 15h.01M14.5 6.5h.01',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  factory: 'M3 20V10l5 3.5V10l5 3.5V10l5 3.5V4h3v16zM7 17h2M12 17h2',
  flow: 'M4 4h6v5H4zM14 15h6v5h-6zM7 9v8.5h7M17 15V6.5h-4',
  headset: 'M4 14v-2a8 8 0 0 1 16 0v2M4 13h3v6H4zM17 13h3v6h-3zM18.5 19c0 1.5-2 2-4.5 2',
  heart: 'M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20z',
  house: 'M3 11l9-7 9 7M5.5 9.5V20h13V9.5M10 20v-6h4v6',
  ledger: 'M5 3.5h14v17H5zM5 8.5h14M13 8.5v12M8 12h2M8 16h2M15.5 12h1M15.5 16h1',
  lens: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3l5.2 5.2',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 14.5v2',
  'page-found': 'M17 8.5V3.5H5v17h5.5M8 8h6M8 12h2.5M15 12a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM17.5 18l3 3',
  pen: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  phone: 'M6 3h3.5l1.5 5-2.3 1.7a12 12 0 0 0 5.6 5.6L16 13l5 1.5V18a3 3 0 0 1-3 3C10 21 3 14 3 6a3 3 0 0 1 3-3z',
  plan: 'M4 5.5h16V20H4zM4 10h16M8 3v4M16 3v4M8 13.5h3M8 16.5h6',
  pulse: 'M3 5h18v12H3zM9 20.5h6M6 11h3l1.5-3 3 6 1.5-3h3',
  restore: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M12 8v4l3 2',
  scales: 'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6h5zM19 7l-2.5 6h5z',
  shield: 'M12 3l7.5 2.5V11c0 5-3.2 8.2-7.5 10-4.3-1.8-7.5-5-7.5-10V5.5zM9 11.5l2.2 2.2 4-4.2',
  tooth:
    'M8 4c1.6 0 2.6 1 4 1s2.4-1 4-1c2.6 0 4 2 4 4.6 0 3-1.6 4.4-2 7-.4 2.2-.6 4.4-2 4.4-1.8 0-1.2-5-4-5s-2.2 5-4 5c-1.4 0-1.6-2.2-2-4.4-.4-2.6-2-4-2-7C4 6 5.4 4 8 4z',
};
