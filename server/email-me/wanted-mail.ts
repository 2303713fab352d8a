/** A requested email, as the job stores it until it is sent. */
export type WantedMail =
  | { kind: 'chat'; conversation: string }
  | { kind: 'page'; path: string; email: string }
  | { kind: 'roi'; fragment: string; email: string };
