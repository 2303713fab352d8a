import type { CompliancePage } from '../../kinds/compliance/kind.ts';
import { MarkdownText } from '../markdown/MarkdownText.tsx';

/** The questions as stations of a path, in the order in which they are asked; each opens its yes and its no. */
export function LawPath({ questions, end }: CompliancePage['applies']) {
  return (
    <section className="law-path" aria-labelledby="does-it-apply">
      <h2 className="law-path__title" id="does-it-apply">
        Does the law apply to you?
      </h2>
      <p className="small">{questions.length} questions, each with a yes and a no.</p>
      <ol className="law-path__stations">
        {questions.map(({ question, detail, ifYes, ifNo }, at) => (
          <li className="law-path__station" key={question}>
            <details name="law" open={at === 0}>
              <summary className="law-path__question plus-mark">
                <h3>{question}</h3>
              </summary>
              {detail && <p className="law-path__detail">{detail}</p>}
              <dl className="law-path__answers">
                <dt>Yes</dt>
                <dd>
                  <MarkdownText text={ifYes} />
                </dd>
                <dt>No</dt>
                <dd>
                  <MarkdownText text={ifNo} />
                </dd>
              </dl>
            </details>
          </li>
        ))}
      </ol>
      <div className="law-path__end">
        <span className="law-path__goal lit-dot" />
        <MarkdownText text={end} />
      </div>
    </section>
  );
}
