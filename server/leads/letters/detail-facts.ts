import type { LeadDetails } from '../new-lead.ts';

/** A lead's details (`leads.details`) as facts of a letter: each name and what it holds. */
export function detailFacts(json: string | null): [string, string][] {
  const details: LeadDetails = json ? JSON.parse(json) : {};
  return Object.entries(details).map(([name, value]) => [
    capital(name),
    typeof value === 'object' ? list(value) : `${value}`,
  ]);
}

function list(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${capital(name)}: ${value}`)
    .join('\n');
}

/** `riskLevel` reads as `Risk level`. */
function capital(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
