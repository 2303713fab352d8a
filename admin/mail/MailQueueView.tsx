import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type MailQueueAnswer, mailQueuePaths, type TestItem } from '../../shared/staff/mail-queue.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import type { ViewProps } from '../ui/OnDemand.tsx';
import { Mailbox } from './Mailbox.tsx';
import { Queue } from './Queue.tsx';
import { Sender } from './Sender.tsx';
import { Tests } from './Tests.tsx';
import './MailQueueView.css';
import { setPageTitle } from '../data/page-title.ts';

/** Polling interval during a test (ms). */
const between = 1_000;

/** Not tried yet. A slow mail server takes minutes. */
const isUnderWay = ({ sentAt, failedAt, attempts }: TestItem) => sentAt === null && failedAt === null && attempts === 0;

/** Email and Teams: tests, DNS records, queued and failed jobs. */
export default function MailQueueView({ me }: ViewProps) {
  const queue = useQuery<MailQueueAnswer>({
    queryKey: [mailQueuePaths.queue],
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.tests.some(isUnderWay) ? between : false),
  });
  useEffect(() => {
    setPageTitle('Mail and Teams');
  }, []);
  return (
    <>
      <h1>Mail and Teams</h1>
      {queue.status === 'pending' && <Loading what="Loading the queue" />}
      {queue.status === 'error' && <ErrorMessage error={queue.error} again={() => void queue.refetch()} />}
      {queue.data && (
        <div className="st-mail">
          <Tests queue={queue.data} me={me} />
          <Sender />
          <Mailbox mailbox={queue.data.mailbox} from={queue.data.from} />
          <Queue queue={queue.data} again={() => void queue.refetch()} />
        </div>
      )}
    </>
  );
}
