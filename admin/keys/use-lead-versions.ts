import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { type InboxAnswer, inboxPaths, type LeadAnswer } from '../../shared/staff/inbox.ts';

/** A lead's version as shown now, in a list or on its page. */
export function useLeadVersions(): (reference: string) => number | undefined {
  const client = useQueryClient();
  return (reference) => {
    const own = client.getQueryData<LeadAnswer>([`${inboxPaths.leads}/${reference}`]);
    if (own) return own.version;
    const lists = client.getQueriesData<InfiniteData<InboxAnswer>>({
      // The palette's answers have another shape.
      predicate: ({ queryKey }) => queryKey.length === 1 && String(queryKey[0]).startsWith(`${inboxPaths.leads}?`),
    });
    const items = lists.flatMap(([, list]) => list?.pages.flatMap((page) => page.items) ?? []);
    const versions = items.filter((item) => item.reference === reference).map(({ version }) => version);
    return versions.length > 0 ? Math.max(...versions) : undefined;
  };
}
