import { company } from '../../shared/company/company.ts';
import { newsletterMessages } from '../../shared/forms/messages.ts';
import { Message } from '../components/ui/Message.tsx';
import { pressOnce, type ServerPage, shell } from './server-shell.tsx';

/** Subscribing and unsubscribing, from the links of emails. */
export const newsletterPages: readonly ServerPage[] = [
  shell(
    'newsletter-sent',
    'Check your email',
    <Message title="One more step.">
      <p className="lead">{newsletterMessages.checkMail}</p>
      <p className="small">Nothing there after ten minutes? Look in the junk folder, or subscribe again.</p>
    </Message>,
  ),
  shell(
    'newsletter-confirm',
    'Confirm your subscription',
    <Message title="Press once, and it starts.">
      <p className="lead">
        One email a month with IT security updates and best practices. Every issue has a link to stop.
      </p>
      {pressOnce('/newsletter/confirm', 'Confirm subscription')}
    </Message>,
  ),
  shell(
    'newsletter-confirmed',
    'Subscription confirmed',
    <Message title="You are on the list.">
      <p className="lead">The next issue comes to your mailbox. To stop, use the link at the end of any issue.</p>
    </Message>,
  ),
  shell(
    'unsubscribe',
    'Stop the newsletter',
    <Message title="Stop the newsletter?">
      <p className="lead">Press the button and we send no further issues to this address.</p>
      {pressOnce('/unsubscribe', 'Unsubscribe')}
    </Message>,
    '/unsubscribe',
  ),
  shell(
    'unsubscribe-help',
    'How to stop the newsletter',
    <Message title="How to stop the newsletter">
      <p className="lead">Open any issue and press the link at its end; the page that opens has one button.</p>
      <p>
        No issue at hand? Write to <a href={`mailto:${company.email}`}>{company.email}</a> from the address that gets
        it, and we take it off the list by hand.
      </p>
    </Message>,
    '/unsubscribe',
  ),
  shell(
    'unsubscribed',
    'Unsubscribed',
    <Message title="Done. No more issues.">
      <p className="lead">The address is off the list. You can subscribe again at any time.</p>
    </Message>,
  ),
  shell(
    'link-unknown',
    'This link no longer works',
    <Message title="This link no longer works.">
      <p className="lead">
        It is too old, or part of it was cut off on the way. Subscribe again and we send a new one.
      </p>
      <p>
        To stop the newsletter, write to <a href={`mailto:${company.email}`}>{company.email}</a> and we take the address
        off by hand.
      </p>
    </Message>,
  ),
];
