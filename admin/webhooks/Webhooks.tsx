import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type WebhookAdded, type WebhookItem, type WebhooksAnswer, webhookPaths } from '../../shared/staff/webhooks.ts';
import { setPageTitle } from '../data/page-title.ts';
import { ask } from '../data/request.ts';
import { AskTwice } from '../ui/AskTwice.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { companyTimeText } from '../ui/time.ts';
import { AddWebhook } from './AddWebhook.tsx';
import { Deliveries } from './Deliveries.tsx';
import './Webhooks.css';

/** Other systems that are called when something happens to a lead. */
export default function Webhooks() {
  const client = useQueryClient();
  const list = useQuery<WebhooksAnswer>({ queryKey: [webhookPaths.webhooks], gcTime: 0 });
  const look = () => client.invalidateQueries({ queryKey: [webhookPaths.webhooks] });
  const [added, setAdded] = useState<WebhookAdded>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    setPageTitle('Webhooks');
  }, []);
  return (
    <>
      <h1>Webhooks</h1>
      <p className="st-quiet">
        Each address is called when something happens, with the details as JSON, signed as in Standard Webhooks. What
        fails is tried again for a day.
      </p>
      {list.status === 'pending' && <Loading what="Loading the webhooks" />}
      {list.status === 'error' && <ErrorMessage error={list.error} again={() => void list.refetch()} />}
      {list.data && (
        <div className="st-webhooks">
          <section aria-labelledby="webhooks">
            <h2 id="webhooks" ref={title} tabIndex={-1}>
              Called addresses
            </h2>
            {list.data.webhooks.length === 0 && <p className="st-empty st-empty--short">No address is called yet.</p>}
            <ul className="st-list">
              {list.data.webhooks.map((webhook) => (
                <Webhook
                  key={webhook.id}
                  webhook={webhook}
                  now={list.data.now}
                  look={look}
                  onGone={() => {
                    // Its buttons are gone: the focus goes to the list that it was in.
                    title.current?.focus();
                    if (added?.id === webhook.id) setAdded(undefined);
                  }}
                />
              ))}
            </ul>
          </section>
          <AddWebhook
            added={added}
            onAdded={(answer) => {
              setAdded(answer);
              void look();
            }}
          />
        </div>
      )}
    </>
  );
}

type WebhookProps = { webhook: WebhookItem; now: number; look: () => Promise<unknown>; onGone: () => void };

function Webhook({ webhook, now, look, onGone }: WebhookProps) {
  const { id, url, events, addedAt, addedBy, stoppedAt } = webhook;
  const test = useMutation({
    mutationFn: () => ask('POST', `${webhookPaths.webhooks}/${id}/tests`),
    onSettled: look,
  });
  const remove = useMutation({
    mutationFn: () => ask('DELETE', `${webhookPaths.webhooks}/${id}`),
    onSuccess: () => {
      onGone();
      return look();
    },
  });
  const fault = test.error ?? remove.error;
  return (
    <li className="st-webhooks__one">
      <p>
        <strong>{url}</strong>
      </p>
      <p className="st-quiet">
        {events.join(', ')}; added {companyTimeText(addedAt)} by {addedBy}
      </p>
      {stoppedAt !== null && (
        <p className="st-fault">
          Its receiver answered {companyTimeText(stoppedAt)} that it wants no further calls (410). To begin again,
          remove it and add it anew.
        </p>
      )}
      {fault && <ErrorMessage error={fault} />}
      <Deliveries deliveries={webhook.deliveries} now={now} />
      <div className="st-row">
        {stoppedAt === null && (
          <Button busy={test.isPending} onPress={test.mutate}>
            Send a test<span className="st-hidden"> to {url}</span>
          </Button>
        )}
        <Button onPress={() => void look()}>
          Look again<span className="st-hidden"> at {url}</span>
        </Button>
        <AskTwice
          kind="plain"
          label={<>Remove …</>}
          keep="Keep it"
          sure="Remove: it is called no more"
          busy={remove.isPending}
          onSure={remove.mutate}
        />
      </div>
    </li>
  );
}
