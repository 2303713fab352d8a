import { useQuery } from '@tanstack/react-query';
import type { PresenceAnswer } from '../../shared/staff/staff-chats.ts';
import { presencePath } from '../data/presence-path.ts';

/**
 * Colleagues who have the same place open, live.
 * @param place as after `#/`
 * @param what its name
 */
export function Presence({ place, what }: { place: string; what: string }) {
  const { data } = useQuery<PresenceAnswer>({ queryKey: [presencePath(place)] });
  const names = data?.others ?? [];
  return (
    <p className="st-others" role="status">
      {names.length > 0 && `${listed.format(names)} ${names.length === 1 ? 'has' : 'have'} this ${what} open too.`}
    </p>
  );
}

const listed = new Intl.ListFormat('en-CA');
