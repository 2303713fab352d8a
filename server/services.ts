import type { Logger } from 'pino';
import type { Counts } from './analytics/create-counts.ts';
import type { Figures } from './analytics/figures/create-figures.ts';
import type { Keeping } from './backups/create-backups.ts';
import type { Chat } from './chat/create-chat.ts';
import type { Imports } from './contacts/create-imports.ts';
import type { EmailMe } from './email-me/create-email-me.ts';
import type { FindStaff } from './guards/access.ts';
import type { FormTokenSigner } from './guards/form-token-signer.ts';
import type { Limiter } from './guards/limiter.ts';
import type { OriginRule } from './guards/origin.ts';
import type { Judge } from './guards/suspicion.ts';
import type { OtherOrigins } from './http/content-policy.ts';
import type { Metrics } from './http/metrics.ts';
import type { Readiness } from './http/readiness.ts';
import type { Leads } from './leads/create-leads.ts';
import type { Inbox } from './leads/inbox/create-inbox.ts';
import type { InboxTools } from './leads/inbox/create-inbox-tools.ts';
import type { Duty } from './leads/notices/create-notices.ts';
import type { CountryRule } from './location/country-rule.ts';
import type { MailQueue } from './mail-queue/create-mail-queue.ts';
import type { Newsletter } from './newsletter/create-newsletter.ts';
import type { Dist } from './pages/dist.ts';
import type { Partners } from './partners/create-partners.ts';
import type { Seo } from './seo/create-seo.ts';
import type { Staff } from './staff/create-staff.ts';

/** All that routes use, assembled by `start.ts`. */
export type Services = {
  leads: Leads;
  inbox: Inbox;
  duty: Duty;
  mailQueue: MailQueue;
  seo: Seo;
  partners: Partners;
  keeping: Keeping;
  imports: Imports;
  inboxTools: InboxTools;
  newsletter: Newsletter;
  chat: Chat;
  emailMe: EmailMe;
  /** False if the owner switched the assistant off. */
  assistant: boolean;
  /** Operator of the language model, if there is one. */
  provider: { name: string; country: string } | undefined;
  country: CountryRule;
  counts: Counts;
  figures: Figures;
  readiness(): Promise<Readiness>;
  formTokens: FormTokenSigner;
  findStaff: FindStaff;
  staff: Staff;
  judge: Judge;
  limiter: Limiter;
  origins: OriginRule;
  siteOrigin: string;
  otherOrigins: OtherOrigins;
  metricsToken: string | undefined;
  trustProxy: false | number | string[];
  dist: Dist;
  metrics: Metrics;
  log: Logger;
  isStopping(): boolean;
  /** Aborted when a stop is requested. */
  stopping: AbortSignal;
};
