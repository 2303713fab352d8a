import type { CompliancePage } from '../../kinds/compliance/kind.ts';
import { MarkdownText } from '../markdown/MarkdownText.tsx';
import { questionId } from './LawPath.tsx';

/** Each question with its answers. What follows from them, the path in the opening says. */
export function LawQuestions({ questions }: Pick<CompliancePage['applies'], 'questions'>) {
  return (
    <section className="law-questions wrap section" aria-labelledby="does-it-apply">
      <h2 id="does-it-apply">Does the law apply to you?</h2>
      <ol className="law-questions__list">
        {questions.map(({ question, detail, ifYes, ifNo }, at) => (
          <li className="law-questions__question" key={question}>
            <div>
              <h3 className="law-questions__asked" id={questionId(at)}>
                {question}
              </h3>
              {detail && <p className="law-questions__detail">{detail}</p>}
            </div>
            <dl className="law-questions__paths">
              <dt>Yes</dt>
              <dd>
                <MarkdownText text={ifYes} />
              </dd>
              <dt>No</dt>
              <dd>
                <MarkdownText text={ifNo} />
              </dd>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
