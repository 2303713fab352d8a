import { events } from './analytics/routes/events.ts';
import { staffFigures } from './analytics/routes/figures.ts';
import { staffAppointments } from './appointments/routes/staff.ts';
import { callTimes } from './appointments/routes/times.ts';
import { staffKeeping } from './backups/routes.ts';
import { chatConversation, chatDeletion, chatFeedback, chatLive } from './chat/routes/conversations.ts';
import { chatMessage } from './chat/routes/message.ts';
import { staffPresence } from './chat/routes/presence.ts';
import { staffChats } from './chat/routes/staff-chats.ts';
import { staffImport } from './contacts/routes.ts';
import { emailMe } from './email-me/routes.ts';
import { formToken } from './http/form-token.ts';
import { describeRoutes } from './http/openapi.ts';
import { health, metricsPage, ready } from './http/operations.ts';
import type { Route } from './http/route.ts';
import { assessment, assessmentResult } from './leads/routes/assessment.ts';
import { staffBulk } from './leads/routes/bulk.ts';
import { chatContact, chatHandover } from './leads/routes/chat-leads.ts';
import { contacts } from './leads/routes/contacts.ts';
import { staffErasures } from './leads/routes/erasures.ts';
import { staffInbox } from './leads/routes/inbox.ts';
import { staffLive } from './leads/routes/live.ts';
import { staffNotices } from './leads/routes/notices.ts';
import { staffPeople } from './leads/routes/people.ts';
import { staffPerson } from './leads/routes/person.ts';
import { staffReplies } from './leads/routes/replies.ts';
import { thankYou } from './leads/routes/thank-you.ts';
import { staffViews } from './leads/routes/views.ts';
import { staffMail } from './mail-queue/routes.ts';
import { mailedLinks } from './newsletter/routes/mailed-links.ts';
import { checkMail, newsletter } from './newsletter/routes/newsletter.ts';
import { postalCode } from './pages/routes/postal-code.ts';
import { search } from './pages/routes/search.ts';
import { staffPages } from './pages/routes/staff-page.ts';
import { embed } from './partners/routes/embed.ts';
import { staffPartners } from './partners/routes/staff-partners.ts';
import { staffSeo } from './seo/routes.ts';
import type { Services } from './services.ts';
import { staffColleagues } from './staff/routes/colleagues.ts';
import { staffPasskeys } from './staff/routes/passkeys.ts';
import { staffSessions } from './staff/routes/sessions.ts';
import { staffSignIn } from './staff/routes/sign-in.ts';
import { staffWebhooks } from './webhooks/routes.ts';

const answering = (services: Services): readonly Route[] => [
  contacts(services),
  thankYou(services),
  ...callTimes(services),
  assessment(services),
  assessmentResult(services),
  newsletter(services),
  checkMail,
  chatMessage(services),
  chatConversation(services),
  chatLive(services),
  chatFeedback(services),
  chatDeletion(services),
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
  ...staffColleagues(services),
  ...staffInbox(services),
  ...staffErasures(services),
  ...staffNotices(services),
  ...staffImport(services),
  ...staffBulk(services),
  ...staffPerson(services),
  ...staffPeople(services),
  ...staffReplies(services),
  ...staffViews(services),
  staffLive(services),
  ...staffChats(services),
  ...staffPresence(services),
  ...staffMail(services),
  staffSeo(services),
  ...staffPartners(services),
  ...staffWebhooks(services),
  ...staffKeeping(services),
  ...staffFigures(services),
  ...staffAppointments(services),
];

/** Development tools and stubs of other services, never served in production. */
const developmentZone = '/__dev/';

export const isForProduction = ({ path }: Pick<Route, 'path'>): boolean =>
  !path.toLowerCase().startsWith(developmentZone);

/** All addresses except files of the build. */
export function routes(services: Services): readonly Route[] {
  const rows = answering(services);
  return [...rows, describeRoutes(rows, services.siteOrigin)];
}
