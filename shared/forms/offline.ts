/** For a form whose code could not be fetched. */
export const notSentOffline =
  'You are offline, so nothing was sent. What you typed is still here: press the button again once you are connected.';
