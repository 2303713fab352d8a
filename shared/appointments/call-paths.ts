/** Not among the paths of `http.ts`, all of which are in the partners' script. */
export const callPaths = { times: '/api/appointments', cancel: '/api/appointments/cancel' } as const;

/** Shows the free times, or the call that was booked; with the token of a request. */
export const timesPage = '/pick-a-time';

/** The call as a calendar file. */
export const callFile = `${timesPage}/call.ics`;

/** Minutes before the call until which it can be changed or cancelled. */
export const changeableUntil = 60;
