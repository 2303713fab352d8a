import { staffChatPaths } from '../../shared/staff/staff-chats.ts';

/** Where to ask who has a place of the staff page open. */
export const presencePath = (place: string): string => `${staffChatPaths.presence}?${new URLSearchParams({ place })}`;
