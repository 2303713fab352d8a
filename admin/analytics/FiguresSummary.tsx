import { useQuery } from '@tanstack/react-query';
import { figureText } from '../../shared/staff/figure-text.ts';
import { type DayRange, figurePaths, type SummaryAnswer, type SummaryItem } from '../../shared/staff/figures.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { changeOf } from './change-of.ts';

/** The main figures, compared with the period before. */
export function FiguresSummary({ days: { from, to } }: { days: DayRange }) {
  const path = `${figurePaths.summary}?from=${from}&to=${to}`;
  const summary = useQuery<SummaryAnswer>({ queryKey: [path], gcTime: 0, placeholderData: (before) => before });
  if (summary.status === 'pending') return <Loading what="Adding up" />;
  if (summary.status === 'error') return <ErrorMessage error={summary.error} again={() => void summary.refetch()} />;
  return (
    <dl className="st-an__summary" data-waiting={summary.isPlaceholderData || undefined}>
      {summary.data.items.map((item) => (
        <div key={item.label} className="st-an__number">
          <dt>{item.label}</dt>
          <dd>
            <b>{figureText(item.now, item.unit)}</b>{' '}
            {item.of && (
              <span className="st-quiet">
                of {item.of.count.toLocaleString('en-CA')} {item.of.noun}
              </span>
            )}{' '}
            <Change item={item} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ item }: { item: SummaryItem }) {
  const { now, before, unit, better } = item;
  const change = changeOf(now, before, unit);
  const isGood = change && (better === 'more') === change.up;
  return (
    <span className="st-quiet st-an__change">
      {change && <span className={isGood ? 'st-an__good' : 'st-an__bad'}>{change.text}</span>} before:{' '}
      {figureText(before, unit)}
    </span>
  );
}
