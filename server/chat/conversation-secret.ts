import { createHmac, hash } from 'node:crypto';
import type { Instant } from '../database/columns/instant.ts';

/**
 * The secret of a conversation: whoever has it may read and erase it. It is derived, so that a first reply that got lost
 * can be given again, and the database holds its hash alone.
 */
export type ConversationSecrets = { make(sessionId: string, startedAt: Instant): string };

export function createConversationSecrets(serverSecret: string): ConversationSecrets {
  return {
    make: (sessionId, startedAt) =>
      createHmac('sha256', serverSecret)
        .update(`chat/${sessionId}/${startedAt.toString(36)}`)
        .digest('base64url'),
  };
}

/** What the database keeps of a secret. */
export const hashOf = (secret: string): string => hash('sha256', secret);
