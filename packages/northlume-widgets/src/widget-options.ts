/**
 * The options of each widget that is drawn at its placeholder; each is a `data-*` attribute there. Written down from the
 * registry: tests/unit/widgets-package.test.ts says what belongs here.
 */
export type InlineOptions = {
  'hero-form': { source?: string; page?: string; idPrefix?: string };
  'contact-form': {
    source?: string;
    page?: string;
    idPrefix?: string;
    service?:
      | 'managed-it'
      | 'cybersecurity'
      | 'cloud'
      | 'vcio'
      | 'business-continuity'
      | 'voip'
      | 'general'
      | 'dark-web-scan';
  };
  newsletter: { source?: string; page?: string; idPrefix?: string };
  'risk-quiz': { source?: string; page?: string; idPrefix?: string };
  stories: { stories?: string; source?: string };
};

/** The options of each widget above the page. */
export type FloatingOptions = {
  booking: {
    service?: 'managed-it' | 'cybersecurity' | 'cloud' | 'vcio' | 'business-continuity' | 'voip' | 'general';
    title?: string;
    message?: string;
    source?: string;
  };
  'exit-offer': { source?: string };
  chat: {
    position?: 'right' | 'left';
    offset?: string;
    accent?: string;
    theme?: 'light' | 'dark' | 'auto';
    greeting?: string;
    start?: 'closed' | 'open';
    questions?: string;
    launcher?: 'shown' | 'hidden';
    calendar?: string;
    provider?: string;
    source?: string;
  };
};
