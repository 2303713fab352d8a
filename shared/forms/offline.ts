/** Stands in the status line of a form whose code could not be fetched without a connection. */
export const notSentOffline =
  'You are offline, so nothing was sent. What you typed is still here: press the button again once you are connected.';
