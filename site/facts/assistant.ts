import { tidySwitch } from '../../shared/tidy-setting.ts';

const { ASSISTANT, CALENDAR_URL, LLM_PROVIDER, LLM_COUNTRY } = process.env;

/** Settings that pages mention, shared with the server (docs/operating.md). */
export const assistant = {
  /** Pages then do not mention the assistant. */
  isOff: tidySwitch(ASSISTANT ?? '') === 'off',
  /** Target of Schedule Meeting; without it, the booking dialog. */
  calendar: CALENDAR_URL?.trim() || undefined,
  /** Who processes messages if a language model answers. */
  provider: LLM_PROVIDER && [LLM_PROVIDER, LLM_COUNTRY && `(${LLM_COUNTRY})`].filter(Boolean).join(' '),
};
