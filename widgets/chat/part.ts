/** Fetched when the chat is reached for. */
export { Chat as Component } from './Chat.tsx';
export { chatOptions as options } from './chat-options.ts';

/** Closing it keeps what was said and typed. */
export const stays = true;
