import type { RefObject } from 'react';
import {
  mostRiskPoints,
  type RiskResult as Result,
  type RiskAnswers,
  riskLevels,
  writeAnswers,
} from '../../shared/tools/risk-quiz.ts';
import { forPartners } from '../base/for-partners.ts';
import { Button } from '../ui/Button.tsx';
import { useWidgetScope } from '../ui/WidgetScope.ts';
import { fragment } from './use-risk-quiz.ts';

type RiskResultProps = {
  result: Result;
  answers: RiskAnswers;
  stage: RefObject<HTMLElement | null>;
  onRestart: () => void;
};

/** Score, level, points by area, and advice. */
export function RiskResult({ result, answers, stage, onRestart }: RiskResultProps) {
  const { origin } = useWidgetScope();
  const { score, riskLevel, advice, areas, gaps } = result;
  const address = `${origin}/resources/cybersecurity-assessment${fragment}${writeAnswers(answers)}`;
  return (
    <div className={`nl-risk-result nl-risk-result--${riskLevel.toLowerCase()}`}>
      <h3 className="nl-risk-result__title" tabIndex={-1} ref={stage as RefObject<HTMLHeadingElement | null>}>
        <span className="nl-risk-result__score">
          <b>{score}</b> out of {mostRiskPoints}
        </span>{' '}
        {riskLevel} risk
      </h3>
      {!forPartners && <Scale score={score} />}
      <p className="nl-risk-result__advice">{advice}</p>
      <table className="nl-risk-result__table">
        <caption>Points by area. Fewer are better.</caption>
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Your answer</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {areas.map(({ question, chosen: { label, points } }) => (
            <tr key={question.id}>
              <th scope="row">{question.area}</th>
              <td>{label}</td>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {gaps.length > 0 && (
        <>
          <h4 className="nl-risk-result__what">What to do this week, the largest gap first</h4>
          <ol className="nl-risk-result__list">
            {gaps.map(({ question: { id, area, thisWeek, page } }) => (
              <li key={id}>
                <b>{area}.</b> {thisWeek} <a href={origin + page}>More about {area.toLowerCase()}</a>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="nl-risk-result__note">Six questions cannot see your network: this is a first look, not an audit.</p>
      <div className="nl-risk-result__actions">
        {!forPartners && origin === '' && (
          <Button look="plain" onClick={() => print()}>
            Print one page
          </Button>
        )}
        <a className="nl-button nl-button--plain" href={address}>
          Link to this result
        </a>
        <Button look="plain" onClick={onRestart}>
          Take Assessment Again
        </Button>
      </div>
    </div>
  );
}

/** On our pages: the ends of the levels, to scale, with the lit dot at the score. */
function Scale({ score }: { score: number }) {
  return (
    <svg className="nl-risk-result__scale" viewBox="-1 -4 32 8" aria-hidden="true">
      <path d="M0 0h2.8M3.2 0h4.6M8.2 0h6.6" />
      <path d="M15.2 0H30" />
      {riskLevels.map((level, at) => (
        <text key={level} x={[1.5, 5.5, 11.5, 22.5][at]} y="-2">
          {level}
        </text>
      ))}
      {[0, 3, 8, 15, mostRiskPoints].map((end) => (
        <text key={end} x={end} y="3">
          {end}
        </text>
      ))}
      <circle cx={score} r="1" />
    </svg>
  );
}
