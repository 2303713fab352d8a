import type { OtherScripts } from '../../pages/site-context.ts';
import { consentWording } from './consent-wording.ts';

/**
 * Asks for consent to third-party scripts, until answered (widgets/page/ask-consent.ts); takes no focus. Without
 * JavaScript nothing is loaded and nothing asked.
 */
export function ConsentStrip({ scripts }: { scripts: OtherScripts }) {
  const { question, id } = consentWording(scripts);
  return (
    <section
      className="consent-strip ink"
      aria-label="Privacy"
      data-consent=""
      data-wording={id}
      data-analytics={scripts.analytics}
      data-tracking={scripts.tracking}
      hidden
    >
      <p className="consent-strip__question">{question}</p>
      <div className="consent-strip__answers">
        <button className="button button--quiet" type="button" data-answer="refuse">
          Refuse
        </button>
        <button className="button button--quiet" type="button" data-answer="accept">
          Accept
        </button>
        <a href="/privacy-choices#your-choice">Choose one by one</a>
      </div>
    </section>
  );
}
