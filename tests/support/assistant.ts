import { company } from '../../shared/company/company.ts';

/** Its name; the owner's may be another. */
export const { assistant } = company;

/** The name of the button or link to the chat, with or without a count of new messages. */
export const opensChat = new RegExp(`^Chat with ${assistant}`);
