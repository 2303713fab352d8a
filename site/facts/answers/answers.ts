import { aftermath } from './aftermath.ts';
import type { AnswerRecord } from './answer-record.ts';
import { beforeSigning } from './before-signing.ts';
import { booking } from './booking.ts';
import { changingProvider } from './changing-provider.ts';
import { aboutUs } from './company-answers.ts';
import { contract } from './contract.ts';
import { deviceCases } from './device-cases.ts';
import { devices } from './devices.ts';
import { duringTrouble } from './during-trouble.ts';
import { french } from './french.ts';
import { glossaryWords } from './glossary-words.ts';
import { inDetail } from './in-detail.ts';
import { jobs, software } from './jobs.ts';
import { libraryPoints } from './library-points.ts';
import { linesAndNetwork } from './lines-and-network.ts';
import { mailAndOffice } from './mail-and-office.ts';
import { officeCases } from './office-cases.ts';
import { prices } from './prices.ts';
import { refusals } from './refusals.ts';
import { compliance, privacy, security } from './security.ts';
import { securityCases } from './security-cases.ts';
import { singleJobs } from './single-jobs.ts';
import { situations } from './situations.ts';
import { starting } from './starting.ts';
import { support } from './support.ts';
import { talk } from './talk.ts';
import { urgent } from './urgent.ts';
import { words } from './words.ts';

/** What the assistant answers beyond what it works out. The build checks each (`site/build/chat/chat-answers.ts`). */
export const answers: readonly AnswerRecord[] = [
  ...prices,
  ...contract,
  ...starting,
  ...beforeSigning,
  ...singleJobs,
  ...changingProvider,
  ...support,
  ...situations,
  ...aftermath,
  ...duringTrouble,
  ...inDetail,
  ...devices,
  ...deviceCases,
  ...mailAndOffice,
  ...linesAndNetwork,
  ...libraryPoints,
  ...officeCases,
  ...aboutUs,
  ...security,
  ...securityCases,
  ...compliance,
  ...privacy,
  ...jobs,
  ...software,
  ...words,
  ...glossaryWords,
  ...urgent,
  ...booking,
  ...talk,
  ...refusals,
  ...french,
];
