import type { QueryClient } from '@tanstack/react-query';
import { meKey } from './query-client.ts';

/** Deletes all loaded data: the next user may be someone else. */
export function clearSession(client: QueryClient): void {
  client.setQueryData(meKey, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] });
}
