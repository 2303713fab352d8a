import type { QueryClient } from '@tanstack/react-query';
import { meKey } from './query-client.ts';
import { discardDraftsOf } from './use-draft.ts';

/** Deletes all loaded data and the user's drafts: the next user may be someone else. */
export function clearSession(client: QueryClient, email: string): void {
  discardDraftsOf(email);
  client.setQueryData(meKey, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] });
}
