export type WantedMail =
  | { kind: 'chat'; conversation: string }
  | { kind: 'page'; path: string; query?: string; email: string }
  | { kind: 'roi'; fragment: string; email: string };
