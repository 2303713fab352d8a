import { createHmac, hash } from 'node:crypto';
import type { Instant } from '../database/columns/instant.ts';

/** Grants access to a conversation. Derived, so a lost first reply can be repeated and only the hash is stored. */
export type ConversationSecrets = { make(sessionId: string, startedAt: Instant): string };

export function createConversationSecrets(serverSecret: string): ConversationSecrets {
  return {
    make: (sessionId, startedAt) =>
      createHmac('sha256', serverSecret)
        .update(`chat/${sessionId}/${startedAt.toString(36)}`)
        .digest('base64url'),
  };
}

/** As the database holds a secret. */
export const hashOf = (secret: string): string => hash('sha256', secret);
