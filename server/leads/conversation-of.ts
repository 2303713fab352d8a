import type { LeadRow } from './tables.ts';

/** The conversation that a lead came from or was handed over in. */
export function conversationOf({ details }: Pick<LeadRow, 'details'>): string | undefined {
  const { conversation } = JSON.parse(details ?? '{}') as { conversation?: unknown };
  return typeof conversation === 'string' ? conversation : undefined;
}
