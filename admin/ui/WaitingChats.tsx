import { useQuery } from '@tanstack/react-query';
import { staffChatPaths, type WaitingAnswer } from '../../shared/staff/staff-chats.ts';

/** Conversations that wait for staff, in the bar. */
export function WaitingChats() {
  const { data } = useQuery<WaitingAnswer>({ queryKey: [staffChatPaths.waiting] });
  if (!data?.waiting) return null;
  return (
    <>
      {/* A gap for screen readers. */ ' '}
      <span className={`st-bar__count${data.emergencies ? ' st-bar__count--pressing' : ''}`}>
        {data.waiting}
        <span className="st-hidden"> waiting{data.emergencies > 0 && ', an emergency among them'}</span>
      </span>
    </>
  );
}
