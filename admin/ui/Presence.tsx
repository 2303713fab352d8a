import { useQuery } from '@tanstack/react-query';
import type { PresenceAnswer } from '../../shared/staff/staff-chats.ts';
import { presencePath } from '../data/presence-path.ts';
import { useNames } from '../data/use-names.ts';

/**
 * Colleagues who have the same place open or are writing there, live.
 * @param place as after `#/`
 * @param what its name
 */
export function Presence({ place, what }: { place: string; what: string }) {
  const { data } = useQuery<PresenceAnswer>({ queryKey: [presencePath(place)] });
  const names = useNames();
  const [others = [], writing = []] = [data?.others.map(names.of), data?.writing.map(names.of)];
  return (
    <p className="st-others" role="status">
      {others.length > 0 && `${listed.format(others)} ${others.length === 1 ? 'has' : 'have'} this ${what} open too.`}
      {writing.length > 0 && ` ${listed.format(writing)} ${writing.length === 1 ? 'is' : 'are'} writing.`}
    </p>
  );
}

const listed = new Intl.ListFormat('en-CA');
