import type { Route } from './route.ts';
import { assessment, assessmentResult } from './routes/assessment.ts';
import { chatContact, chatHandover } from './routes/chat-leads.ts';
import { chatMessage } from './routes/chat-message.ts';
import { contacts } from './routes/contacts.ts';
import { chatConversation, chatFeedback, chatForget, chatLive } from './routes/conversations.ts';
import { emailMe } from './routes/email-me.ts';
import { embed } from './routes/embed.ts';
import { events } from './routes/events.ts';
import { formToken } from './routes/form-token.ts';
import { mailedLinks } from './routes/mailed-links.ts';
import { checkMail, newsletter } from './routes/newsletter.ts';
import { describeRoutes } from './routes/openapi.ts';
import { health, metricsPage, ready } from './routes/operations.ts';
import { postalCode } from './routes/postal-code.ts';
import { search } from './routes/search.ts';
import { staffBulk } from './routes/staff-bulk.ts';
import { staffChats } from './routes/staff-chats.ts';
import { staffDuty } from './routes/staff-duty.ts';
import { staffFigures } from './routes/staff-figures.ts';
import { staffImport } from './routes/staff-import.ts';
import { staffInbox } from './routes/staff-inbox.ts';
import { staffKeeping } from './routes/staff-keeping.ts';
import { staffLive } from './routes/staff-live.ts';
import { staffMail } from './routes/staff-mail.ts';
import { staffPages } from './routes/staff-page.ts';
import { staffPartners } from './routes/staff-partners.ts';
import { staffPasskeys } from './routes/staff-passkeys.ts';
import { staffPerson } from './routes/staff-person.ts';
import { staffPresence } from './routes/staff-presence.ts';
import { staffReplies } from './routes/staff-replies.ts';
import { staffSeo } from './routes/staff-seo.ts';
import { staffSessions } from './routes/staff-sessions.ts';
import { staffSignIn } from './routes/staff-sign-in.ts';
import { staffViews } from './routes/staff-views.ts';
import { thankYou } from './routes/thank-you.ts';
import type { Services } from './services.ts';

const answering = (services: Services): readonly Route[] => [
  contacts(services),
  thankYou(services),
  assessment(services),
  assessmentResult(services),
  newsletter(services),
  checkMail,
  chatMessage(services),
  chatConversation(services),
  chatLive(services),
  chatFeedback(services),
  chatForget(services),
  chatContact(services),
  chatHandover(services),
  emailMe(services),
  formToken(services),
  embed(services),
  events(services),
  ...mailedLinks(services),
  search(services),
  postalCode(services),
  health,
  ready(services),
  metricsPage(services),
  ...staffPages,
  ...staffSignIn(services),
  ...staffSessions(services),
  ...staffPasskeys(services),
  ...staffInbox(services),
  ...staffDuty(services),
  ...staffImport(services),
  ...staffBulk(services),
  ...staffPerson(services),
  ...staffReplies(services),
  ...staffViews(services),
  staffLive(services),
  ...staffChats(services),
  ...staffPresence(services),
  ...staffMail(services),
  staffSeo(services),
  ...staffPartners(services),
  ...staffKeeping(services),
  ...staffFigures(services),
];

/** Where aids for developers and stand-ins for other services may be; production serves nothing there. */
const developmentZone = '/__dev/';

/** Whether a row of the table is served in production. */
export const isForProduction = ({ path }: Pick<Route, 'path'>): boolean =>
  !path.toLowerCase().startsWith(developmentZone);

/** Every address that is not a file of the build. The app, the API's description and the tests are made from it. */
export function routes(services: Services): readonly Route[] {
  const rows = answering(services);
  return [...rows, describeRoutes(rows)];
}
