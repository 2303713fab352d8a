import { staffChatPaths } from '../../shared/staff/staff-chats.ts';

/** Lists who has the place open. */
export const presencePath = (place: string): string => `${staffChatPaths.presence}?${new URLSearchParams({ place })}`;
