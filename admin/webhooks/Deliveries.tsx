import type { WebhookDelivery } from '../../shared/staff/webhooks.ts';
import { companyTimeText, span } from '../ui/time.ts';

function outcomeOf({ sentAt, failedAt, dueAt, attempts }: WebhookDelivery, now: number): string {
  if (sentAt !== null) return 'Taken';
  if (failedAt !== null) return 'Given up';
  const wait = (dueAt ?? now) - now;
  const next = wait > 0 ? `next try in ${span(wait)}` : 'due now';
  return attempts > 0 ? `${attempts} ${attempts === 1 ? 'try' : 'tries'} failed, ${next}` : `Waiting, ${next}`;
}

/** The last calls of a webhook. */
export function Deliveries({ deliveries, now }: { deliveries: readonly WebhookDelivery[]; now: number }) {
  if (deliveries.length === 0) return <p>It has not been called yet.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard too.
    <section className="st-scroll" tabIndex={0} aria-label="Last calls">
      <table className="st-table">
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">When</th>
            <th scope="col">About</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.id}>
              <td>{delivery.event}</td>
              <td>{companyTimeText(delivery.at)}</td>
              <td>{delivery.about && <a href={`#/lead/${delivery.about}`}>{delivery.about}</a>}</td>
              <td>
                {outcomeOf(delivery, now)}
                {delivery.error && <span className="st-field__error">: {delivery.error}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
