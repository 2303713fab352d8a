import type { QueryClient } from '@tanstack/react-query';
import { meKey } from './query-client.ts';

/** Shows the sign-in and forgets everything that was loaded: the next one at this machine may be somebody else. */
export function forget(client: QueryClient): void {
  client.setQueryData(meKey, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] });
}
