type ReportFact = { what: string; number: string; note: string; state: 'well' | 'needs' };

/** The month of the example office: on its monthly report. */
export const reportFacts: readonly ReportFact[] = [
  {
    what: 'Machines up to date',
    number: '23 of 24',
    note: 'One laptop was away; it catches up when it is back.',
    state: 'needs',
  },
  {
    what: 'Sign-ins with MFA',
    number: '24 of 24',
    note: 'Two new people, set up on their first morning.',
    state: 'well',
  },
  {
    what: 'Restore test',
    number: '53 minutes',
    note: 'APP1, opened and checked by your bookkeeper.',
    state: 'well',
  },
  {
    what: 'Repeat trouble',
    number: '3 calls',
    note: 'Second-floor scanner. It now has its own account.',
    state: 'needs',
  },
];
