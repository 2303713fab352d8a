import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { appointmentPaths, type FeedAnswer, type NewFeedAnswer } from '../../shared/staff/appointments.ts';
import { ask } from '../data/request.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { companyTimeText } from '../ui/time.ts';

/** One's secret address for a calendar program; shown once, when it is made. */
export function Feed() {
  const client = useQueryClient();
  const [address, setAddress] = useState('');
  const feed = useQuery<FeedAnswer>({ queryKey: [appointmentPaths.feed] });
  const renew = useMutation({
    mutationFn: () => ask<NewFeedAnswer>('POST', appointmentPaths.feed),
    onSuccess: (made) => {
      setAddress(made.address);
      void client.invalidateQueries({ queryKey: [appointmentPaths.feed] });
    },
  });
  const madeAt = feed.data?.madeAt;
  return (
    <section aria-labelledby="feed">
      <h2 id="feed">In your calendar</h2>
      <p>
        A calendar program can subscribe to all calls at an address of your own. Whoever knows the address sees names
        and phone numbers, so keep it to yourself. A new one ends the one before.
      </p>
      {feed.error && <ErrorMessage error={feed.error} again={() => void feed.refetch()} />}
      {renew.error && <ErrorMessage error={renew.error} />}
      {madeAt && <p className="st-quiet">Your address was made {companyTimeText(madeAt)}. It cannot be shown again.</p>}
      <Button busy={renew.isPending} onPress={() => renew.mutate()}>
        {madeAt ? 'Make a new address' : 'Make an address'}
      </Button>
      <div role="status">
        {address && (
          <p className="st-calls__address">
            Copy it now: <code>{address}</code>
          </p>
        )}
      </div>
    </section>
  );
}
