import { contact } from '../company/contact.ts';

// The assistant's sentences (docs/product.md, sections 4, 5 and 8). Separate exports keep unused ones out of the
// partner script.

const { assistant, phone, email } = contact;

export const launcher = `Chat with ${assistant}`;
export const gateRequired = '* Email and phone number are required to start the chat.';
export const restrictedPlaceholder = 'Chat restricted to Canadian users';
export const restricted = `${assistant} is currently only available to users in Canada. For international inquiries, please contact us directly at ${phone.display} or ${email}.`;
export const failed = `I apologize, but I'm experiencing technical difficulties. Please call us at ${phone.display} for immediate assistance.`;
export const notSent = 'Failed to send message';
