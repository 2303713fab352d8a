import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noticePaths } from '../../shared/staff/notices.ts';

export function useReadNotices(reference: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (reference)
      void client.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(noticePaths.notices),
      });
  }, [client, reference]);
}
