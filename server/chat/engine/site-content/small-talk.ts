import { assistantName } from '../../../../shared/chat/chat-rules.ts';
import { company } from '../../../../shared/company/company.ts';
import type { EngineReply } from './reply.ts';

/** For lower case without punctuation. */
const talk: readonly { pattern: RegExp; says: string }[] = [
  {
    pattern: /^(hi|hello|hey|good (morning|afternoon|evening)|yo|bonjour|salut)( there)?$/,
    says: `Hello. Ask me about prices, hours, your city or anything on our pages, or call ${company.phone.display}.`,
  },
  {
    pattern:
      /^(thanks|thank you|thx|ty|great|perfect|ok|okay|cool|got it|merci)( thanks| thank you| so much| a lot| very much)?$/,
    says: `You are welcome. If something else comes up, ask here or call ${company.phone.display}.`,
  },
  {
    pattern:
      /^(are you|is this|am i (talking|speaking) (to|with)|r u) (an? )?(real |actual )?(bot|robot|human|person|ai|machine|computer|real)( person| human)?( or (an? )?(bot|human|person|robot|ai))?$|^(who|what) are you$|^what is your name$/,
    says: `I am ${assistantName}, software that answers from the pages of ${company.name}. I may be wrong. A person answers at ${company.phone.display}, or ask for one here.`,
  },
];

export function smallTalk(text: string): EngineReply | undefined {
  const said = talk.find(({ pattern }) => pattern.test(text));
  return said && { text: said.says, sources: [], quotes: [], known: true };
}
