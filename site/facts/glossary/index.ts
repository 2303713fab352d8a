import { aiTerms } from './ai.ts';
import { backupTerms } from './backup.ts';
import { cloudTerms } from './cloud.ts';
import { emailTerms } from './email.ts';
import type { GlossaryTerm } from './glossary-term.ts';
import { moneyTerms } from './money.ts';
import { networkTerms } from './network.ts';
import { phonesTerms } from './phones.ts';
import { privacyTerms } from './privacy.ts';
import { protectionTerms } from './protection.ts';
import { providerTerms } from './provider.ts';
import { signInTerms } from './sign-in.ts';
import { standardsTerms } from './standards.ts';
import { threatsTerms } from './threats.ts';
import { tradesTerms } from './trades.ts';

/** Each topic is a file in this folder, in alphabetical order. */
export const glossary: readonly GlossaryTerm[] = [
  ...signInTerms,
  ...threatsTerms,
  ...protectionTerms,
  ...emailTerms,
  ...backupTerms,
  ...privacyTerms,
  ...standardsTerms,
  ...cloudTerms,
  ...networkTerms,
  ...phonesTerms,
  ...providerTerms,
  ...moneyTerms,
  ...tradesTerms,
  ...aiTerms,
];
