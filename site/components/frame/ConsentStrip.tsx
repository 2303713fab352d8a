import type { OtherScripts } from '../../pages/site-context.ts';
import { consentWording } from './consent-wording.ts';

/**
 * Asks whether scripts of others may run. The script shows it until there is an answer (widgets/page/ask-consent.ts); it
 * covers nothing that is needed and takes no focus. Without the script nothing of others is loaded and nothing is asked.
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
