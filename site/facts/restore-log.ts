/** A test without minutes failed. */
type RestoreTest = { day: string; what: string; stateOf: string; minutes?: number; by?: string };

/** The restore tests of the example office: on its restore log, and on the shelf about backup. */
export const restoreLog: readonly RestoreTest[] = [
  { day: 'Jun 9', what: 'Folder “Quotes”', stateOf: 'the day before', minutes: 6, by: 'Luis' },
  { day: 'Jul 14', what: 'Server APP1', stateOf: 'that morning', minutes: 58, by: 'Ana' },
  { day: 'Aug 11', what: 'Server DB2', stateOf: 'the night before' },
  { day: 'Aug 13', what: 'Server DB2', stateOf: 'the night before', minutes: 71, by: 'Luis' },
  { day: 'Sep 8', what: 'One mailbox', stateOf: 'the week before', minutes: 9, by: 'Ana' },
  { day: 'Oct 6', what: 'Server APP1', stateOf: 'the evening before', minutes: 53, by: 'Ana' },
];
