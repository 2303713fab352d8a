import { staffChatPaths } from '../../shared/staff/staff-chats.ts';

export const presencePath = (place: string): string => `${staffChatPaths.presence}?${new URLSearchParams({ place })}`;
