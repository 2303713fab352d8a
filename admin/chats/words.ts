import type { WaitReason } from '../../shared/staff/staff-chats.ts';

export const waitNames: Record<WaitReason, string> = {
  emergency: 'Emergency',
  person: 'Asks for a person',
  reply: 'Waits for your reply',
  question: 'Got no answer',
};

export const tabNames = { waiting: 'Waiting', all: 'All', gaps: 'Unanswered' } as const;
export type Tab = keyof typeof tabNames;
