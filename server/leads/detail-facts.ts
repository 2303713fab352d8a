import { riskQuestions } from '../../shared/tools/risk-quiz.ts';
import type { LeadDetails } from './new-lead.ts';

export function detailFacts(json: string | null): [string, string][] {
  const details: LeadDetails = json ? JSON.parse(json) : {};
  return Object.entries(details).map(([name, value]) => [
    capital(name),
    typeof value === 'object' ? list(value) : `${value}`,
  ]);
}

function list(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${capital(name)}: ${answerLabel(name, value)}`)
    .join('\n');
}

function answerLabel(name: string, value: string | number): string | number {
  const question = riskQuestions.find(({ id }) => id === name);
  return question?.options.find((option) => option.value === value)?.label ?? value;
}

/** `riskLevel` reads as `Risk level`. */
function capital(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
