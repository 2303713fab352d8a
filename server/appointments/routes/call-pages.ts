import type { BookedCall } from '../../../shared/appointments/appointments.ts';
import { timesPage } from '../../../shared/appointments/call-paths.ts';
import { homeTime } from '../../../shared/company/hours.ts';
import type { FilledPage } from '../../http/route.ts';
import type { AppointmentLinks } from '../appointment-links.ts';
import type { Times } from '../create-appointments.ts';

export const unknownPage: FilledPage = { of: 'call-unknown' };

type ShownTimes = Times & {
  token: string;
  /** A time to be offered first, ISO 8601. */
  wanted?: string | undefined;
  /** Shows the times also to whom has one. */
  isChange?: boolean;
  /** What happened, in place of the usual sentence. */
  said?: string;
};

/** The call that is booked, or the times that are free. */
export function timesOrCall(shown: ShownTimes, links: AppointmentLinks): FilledPage {
  const { call, wanted, isChange } = shown;
  const isSettled = call && (!call.changeable || wanted === call.at || (wanted === undefined && !isChange));
  return isSettled ? callPage(shown, call, links) : timesPageOf(shown);
}

/** The free times, each a button of a form. */
export function timesPageOf({ call, days, token, wanted, said }: ShownTimes): FilledPage {
  const first = days.flatMap(({ day, times }) =>
    times.filter(({ at }) => at === wanted).map(({ at, clock }) => ({ at, clock: `${day} at ${clock}` })),
  );
  return {
    of: 'call-times',
    hidden: { token },
    slots: { said: said ?? usual(call, days.length > 0, wanted !== undefined && first.length === 0) },
    days: [...(first.length ? [{ day: 'The time you asked for', times: first }] : []), ...days],
  };
}

function usual(call: BookedCall | null, hasTimes: boolean, isTaken: boolean): string {
  if (!hasTimes) return 'No time is free in the next two weeks. We will be in touch as promised, or call us.';
  if (isTaken) return 'That time is no longer free. These times are.';
  if (call) return `Your call is on ${call.when}, ${homeTime}. Choose another time and it is moved.`;
  return 'We call you at the number that you gave us.';
}

const anotherTime = (token: string) => ({
  path: `${timesPage}?${new URLSearchParams({ token, change: 'yes' })}`,
  title: 'Choose another time',
});

function callPage({ reference, isOver, token }: ShownTimes, call: BookedCall, links: AppointmentLinks): FilledPage {
  const file = { path: links.file(reference), title: 'Add it to your calendar' };
  const cancel = { path: links.cancel(reference), title: 'Cancel the call' };
  return {
    of: 'call-booked',
    // The page is the visitor's alone.
    hidden: {},
    moment: call.at,
    slots: { when: call.when, reference, said: saidOf(call, isOver) },
    lists: { links: isOver ? [] : call.changeable ? [file, anotherTime(token), cancel] : [file] },
  };
}

function saidOf({ changeable, minutes }: BookedCall, isOver: boolean): string {
  if (isOver) return 'This time has passed. Did we not reach you? Please call us.';
  const soon = changeable ? '' : ' It is too late to change the time here: please call us instead.';
  return `We call you at the number that you gave us. Allow ${minutes} minutes.${soon}`;
}

export const cancelPage = ({ at, when }: BookedCall, token: string): FilledPage => ({
  of: 'call-cancel',
  hidden: { token },
  moment: at,
  slots: { when },
  lists: {
    links: [anotherTime(token), { path: `${timesPage}?${new URLSearchParams({ token })}`, title: 'Keep the call' }],
  },
});

export const cancelledPage = (token: string): FilledPage => ({
  of: 'call-cancelled',
  hidden: {},
  lists: { links: [{ path: `${timesPage}?${new URLSearchParams({ token })}`, title: 'Choose another time' }] },
});
