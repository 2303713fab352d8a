export function judgeSignatures(ended: { code: number; output: string }): {
  outcome: 'good' | 'bad' | 'unanswered';
  says: string;
};
