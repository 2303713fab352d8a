import { staffChatPaths } from '../../shared/staff/staff-chats.ts';

/** Path that lists who has a place open. */
export const presencePath = (place: string): string => `${staffChatPaths.presence}?${new URLSearchParams({ place })}`;
