import { QueryCache, QueryClient } from '@tanstack/react-query';
import { staffPaths } from '../../shared/staff/staff.ts';
import { AskError, ask } from './request.ts';

export const meKey = [staffPaths.me];

/**
 * Decision 34: a query GETs the first element of its key. No automatic refetch, no retries. A 401 shows the sign-in
 * form.
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

/** GETs a path; null for a 401. */
export async function askOrNull<Answer>(path: string): Promise<Answer | null> {
  try {
    return await ask<Answer>('GET', path);
  } catch (error) {
    if (error instanceof AskError && error.status === 401) return null;
    throw error;
  }
}
