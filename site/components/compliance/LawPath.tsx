import type { CompliancePage } from '../../kinds/compliance/kind.ts';
import { MarkdownText } from '../markdown/MarkdownText.tsx';

export const questionId = (at: number) => `question-${at + 1}`;

/** The questions as stations of a path, in the order in which they are asked. Each leads to its answers below. */
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
          </li>
        ))}
        <li className="law-path__station law-path__station--end">
          <span className="law-path__goal lit-dot" />
          <MarkdownText text={end} />
        </li>
      </ol>
    </nav>
  );
}
