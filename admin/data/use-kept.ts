import { useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * A value that stays while one goes from view to view, and is forgotten at signing out with all that was loaded: what was
 * searched for may be a person's name, and stays out of the address.
 */
export function useKept<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
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
