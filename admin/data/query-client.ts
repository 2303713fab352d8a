import { QueryCache, QueryClient } from '@tanstack/react-query';
import { staffPaths } from '../../shared/staff/staff.ts';
import { AskError, ask } from './request.ts';

/** The key of who is signed in; null in the cache: nobody. */
export const meKey = [staffPaths.me];

/**
 * The data of the staff page (decision 34): a query GETs the first element of its key; data is never stale by itself,
 * nothing is fetched again by focus or time, and nothing is tried twice. A 401 shows the sign-in again.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof AskError && error.status === 401) client.setQueryData(meKey, null);
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => ask('GET', String(queryKey[0])),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      mutations: {
        retry: false,
        onError: (error) => {
          if (error instanceof AskError && error.status === 401) void client.invalidateQueries({ queryKey: meKey });
        },
      },
    },
  });
  return client;
}

/** The variant of a query in which a 401 is no error, but null. */
export async function askOrNull<Answer>(path: string): Promise<Answer | null> {
  try {
    return await ask<Answer>('GET', path);
  } catch (error) {
    if (error instanceof AskError && error.status === 401) return null;
    throw error;
  }
}
