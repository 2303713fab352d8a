import { useQuery, useQueryClient } from '@tanstack/react-query';

/** State that survives a change of view, deleted at sign-out. Not in the address: a search may hold a person's name. */
export function useSessionState<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const client = useQueryClient();
  const queryKey = [`kept:${name}`];
  const { data = initial } = useQuery({
    queryKey,
    queryFn: () => initial,
    enabled: false,
    initialData: initial,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return [data, (value) => client.setQueryData(queryKey, value)];
}
