import type { CompliancePage } from '../../kinds/compliance/kind.ts';
import { MarkdownText } from '../markdown/MarkdownText.tsx';

export const questionId = (at: number) => `question-${at + 1}`;

/** The questions as stations of a path: a yes leads on along it, a no leaves it. Each leads to its question below. */
export function LawPath({ questions, end }: CompliancePage['applies']) {
  return (
    <nav className="law-path" aria-labelledby="law-path">
      <p className="law-path__title" id="law-path">
        <strong>Does the law apply to you?</strong> {questions.length} questions, each with a yes and a no.
      </p>
      <ol className="law-path__stations">
        {questions.map(({ question }, at) => (
          <li className="law-path__station" key={question}>
            <a className="law-path__question" href={`#${questionId(at)}`}>
              {question}
            </a>
            <span className="law-path__yes" aria-hidden="true">
              Yes
            </span>
            <span className="law-path__no" aria-hidden="true">
              No
            </span>
          </li>
        ))}
        <li className="law-path__station law-path__station--end">
          <MarkdownText text={end} />
        </li>
      </ol>
    </nav>
  );
}
