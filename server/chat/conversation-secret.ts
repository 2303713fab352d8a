import { createHmac, hash } from 'node:crypto';
import type { Instant } from '../database/columns/instant.ts';

/**
 * The secret grants access to a conversation. It is derived, so a lost first reply can be repeated and the database
 * stores only its hash.
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

export const hashOf = (secret: string): string => hash('sha256', secret);
