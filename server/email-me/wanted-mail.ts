/** What a visitor wants to be sent, as the job keeps it until the mail has gone. */
export type WantedMail =
  | { kind: 'chat'; conversation: string }
  | { kind: 'page'; path: string; email: string }
  | { kind: 'roi'; fragment: string; email: string };
