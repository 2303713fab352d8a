const { ASSISTANT, CALENDAR_URL, LLM_PROVIDER, LLM_COUNTRY } = process.env;

/** What the pages say of the assistant, from the settings that the server reads too (docs/operating.md). */
export const assistant = {
  /** The owner has switched it off: the site says nothing of it. */
  isOff: ASSISTANT === 'off',
  /** Where Schedule Meeting leads; without it, to the booking dialog. */
  calendar: CALENDAR_URL || undefined,
  /** Who reads the messages where a language model answers. */
  provider: LLM_PROVIDER && [LLM_PROVIDER, LLM_COUNTRY && `(${LLM_COUNTRY})`].filter(Boolean).join(' '),
};
