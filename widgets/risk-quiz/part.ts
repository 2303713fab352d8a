/** Fetched when the quiz comes into view. */
export { RiskQuiz as Component, riskQuizOptions as options } from './RiskQuiz.tsx';
