import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type WeeklyMail as Choice, figurePaths } from '../../shared/staff/figures.ts';
import { ask } from '../data/request.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';

/** Switches the user's Monday email on and off. */
export function WeeklyMail() {
  const client = useQueryClient();
  const queryKey = [figurePaths.weeklyMail];
  const choice = useQuery<Choice>({ queryKey });
  const change = useMutation({
    mutationFn: (wanted: boolean) => ask<Choice>('PUT', figurePaths.weeklyMail, { wanted }),
    onSuccess: (kept) => client.setQueryData(queryKey, kept),
  });
  if (choice.status === 'error') return <ErrorMessage error={choice.error} again={() => void choice.refetch()} />;
  const wanted = change.isPending ? change.variables : choice.data?.wanted;
  return (
    <section className="st-an__mail">
      <label>
        <input
          type="checkbox"
          checked={wanted ?? false}
          disabled={choice.status === 'pending'}
          onChange={(event) => change.mutate(event.currentTarget.checked)}
        />{' '}
        Email me these numbers every Monday at 8:00
      </label>
      <p role="status" className="st-quiet">
        {change.isSuccess && (change.data.wanted ? 'The next one comes on Monday.' : 'You will get no more of them.')}
      </p>
      {change.isError && <ErrorMessage error={change.error} />}
    </section>
  );
}
