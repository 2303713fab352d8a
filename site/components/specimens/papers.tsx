import type { ReactNode } from 'react';
import { company } from '../../../shared/company/company.ts';
import { reportFacts } from '../../facts/monthly-report.ts';
import { restoreLog } from '../../facts/restore-log.ts';
import type { PaperId } from '../../facts/specimens.ts';
import { AzurePaper } from './AzurePaper.tsx';
import { NetworkPaper } from './NetworkPaper.tsx';
import { Lines, Paper } from './Paper.tsx';

/** Every date, count and machine is invented. */
export const paperDrawings: Record<PaperId, ReactNode> = {
  report: <Report />,
  log: <RestoreLog />,
  network: <NetworkPaper />,
  azure: <AzurePaper />,
  yellow: <YellowPage />,
};

const rules = (from: number, by: number, count: number, x = 46, width = 520) =>
  Array.from({ length: count }, (_, row) => `M${x} ${from + row * by}h${width}`).join('');

function Report() {
  return (
    <Paper title="Your October" line="One thing broke and was back by noon. Two things need you.">
      <path className="paper__dots" d={Array.from({ length: 31 }, (_, day) => `M${54 + day * 16.9} 178h.1`).join('')} />
      <path className="paper__dots paper__dots--bad" d="M273.7 178h.1" />
      <Lines name="paper__small paper__quiet" x={46} y={208} of={['1']} />
      <text className="paper__small paper__quiet" x="561" y="208" textAnchor="middle">
        31
      </text>
      <text className="paper__small" x="273.7" y="208" textAnchor="middle">
        14: internet line
      </text>
      <path className="paper__rule" d={rules(232, 66, 5)} />
      {reportFacts.map(({ what, number, note }, row) => (
        <g key={what}>
          <text className="paper__strong" x="46" y={260 + row * 66}>
            {what}
          </text>
          <text className="paper__quiet" x="46" y={281 + row * 66}>
            {note}
          </text>
          <text className="paper__number" x="566" y={266 + row * 66} textAnchor="end">
            {number}
          </text>
        </g>
      ))}
      <text className="paper__head" x="46" y="546">
        Needs you
      </text>
      <path className="paper__line" d="M48 570h16v16h-16zM48 620h16v16h-16z" />
      <Lines
        name="paper__strong"
        x={80}
        y={584}
        by={50}
        of={['Two laptops get no updates after March', 'Who approves spending while Ana is away?']}
      />
      <Lines
        name="paper__quiet"
        x={80}
        y={604}
        by={50}
        of={['Replace in January, or isolate. Price on page 2.', 'We need a name by the 20th.']}
      />
      <path className="paper__rule" d="M46 716h220M330 716h236" />
      <Lines name="paper__small paper__quiet" x={46} y={734} of={['Read by']} />
      <Lines name="paper__small paper__quiet" x={330} y={734} of={['Date']} />
    </Paper>
  );
}

function RestoreLog() {
  const rows = restoreLog.map(({ day, what, stateOf, minutes = '—', by = 'failed' }) => [
    day,
    what,
    stateOf,
    `${minutes}`,
    by,
  ]);
  const columns = [46, 116, 256, 424, 480];
  return (
    <Paper title="Restore log" line="What we restored as a test, and who opened it.">
      {['Date', 'What', 'State of', 'Min.', 'Opened by'].map((name, column) => (
        <text key={name} className="paper__small paper__quiet" x={columns[column]} y="186">
          {name}
        </text>
      ))}
      <path className="paper__bad" d="M38 292h536v42h-536z" />
      <path className="paper__rule" d={rules(208, 42, 7)} />
      {rows.map((row, at) => (
        <g key={row[0]}>
          {row.map((cell, column) => (
            <text
              key={columns[column]}
              className={column === 1 || cell === 'failed' ? 'paper__strong' : undefined}
              x={columns[column]}
              y={235 + at * 42}
            >
              {cell}
            </text>
          ))}
        </g>
      ))}
      <text className="paper__head" x="46" y="512">
        What the failed one taught us
      </text>
      <Lines
        x={46}
        y={542}
        by={24}
        of={[
          'Aug 11: the database came back, but the program did not start.',
          'Its licence key was on the server that we treated as lost.',
          'The key is now in the sealed envelope and in this file.',
          'Repeated on Aug 13 with the key: opened, three invoices checked.',
        ]}
      />
      <path className="paper__rule" d="M46 716h220M330 716h236" />
      <Lines name="paper__small paper__quiet" x={46} y={734} of={['For us']} />
      <Lines name="paper__small paper__quiet" x={330} y={734} of={['For you']} />
    </Paper>
  );
}

function YellowPage() {
  const say = ['It worked until …', 'The screen says …', 'This many people have it: …'];
  return (
    <Paper title="IT not working? Call us.">
      <text className="paper__phone" x="46" y="186">
        {company.phone.display}
      </text>
      <path className="paper__heavy" d="M46 214h520" />
      <text className="paper__head" x="46" y="252">
        Say three things
      </text>
      {say.map((line, row) => (
        <g key={line}>
          <text className="paper__number" x="46" y={290 + row * 36}>
            {row + 1}
          </text>
          <text className="paper__big" x="80" y={290 + row * 36}>
            {line}
          </text>
        </g>
      ))}
      <text className="paper__head" x="46" y="428">
        A ransom note on the screen
      </text>
      <Lines name="paper__big" x={46} y={458} by={26} of={['Pull the network cable. Leave the computer on. Call.']} />
      <text className="paper__head" x="46" y="514">
        An email asks for money, or has a new bank account
      </text>
      <Lines name="paper__big" x={46} y={544} by={26} of={['Call the sender at a number you already know.']} />
      <path className="paper__heavy" d="M46 582h520" />
      <path className="paper__rule" d="M236 628h330M236 672h330M236 716h330" />
      <Lines x={46} y={624} by={44} of={['May approve spending', 'Has the key', 'Our address']} />
    </Paper>
  );
}
