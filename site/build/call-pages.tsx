import { callPaths } from '../../shared/appointments/call-paths.ts';
import { homeTime } from '../../shared/company/hours.ts';
import { CallTimes } from '../components/ui/CallTimes.tsx';
import { Message } from '../components/ui/Message.tsx';
import { phone, pressOnce, type ServerPage, shell } from './server-shell.tsx';

/** What the server can offer next: it fills the list, and shows it where it is not empty. */
const links = (
  <section data-list="links" hidden>
    <ul className="message__links"></ul>
  </section>
);

/** Choosing, changing and cancelling a call, without JavaScript and from the links of emails. */
export const callPages: readonly ServerPage[] = [
  shell(
    'call-times',
    'Pick a time for our call',
    <Message title="Pick a time for our call." wide>
      <p className="lead" data-slot="said"></p>
      <p>All times are {homeTime}. Press one and it is yours; you can change it until an hour before.</p>
      <CallTimes />
      {phone}
    </Message>,
  ),
  shell(
    'call-booked',
    'Your call',
    <Message title="Your call.">
      <p className="lead" data-local-times="">
        <time data-slot="when"></time>, {homeTime}.
      </p>
      <p data-slot="said"></p>
      <p>
        Your reference is <strong data-slot="reference"></strong>.
      </p>
      {links}
      {phone}
    </Message>,
  ),
  shell(
    'call-cancel',
    'Cancel the call',
    <Message title="Cancel the call?">
      <p className="lead" data-local-times="">
        <time data-slot="when"></time>, {homeTime}. Your request stays with us.
      </p>
      {pressOnce(callPaths.cancel, 'Cancel the call')}
      {links}
    </Message>,
  ),
  shell(
    'call-cancelled',
    'The call is cancelled',
    <Message title="The call is cancelled.">
      <p className="lead">
        Your request stays with us, and we will be in touch. Still in your calendar? Delete it there.
      </p>
      {links}
      {phone}
    </Message>,
  ),
  shell(
    'call-unknown',
    'This link does not work',
    <Message title="This link does not work.">
      <p className="lead">
        It is too old, part of it was cut off on the way, or no times can be chosen at the moment. We are in touch as we
        promised.
      </p>
      {phone}
    </Message>,
  ),
];
