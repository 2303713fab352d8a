import type { Route } from './route.ts';
import { contacts } from './routes/contacts.ts';
import { embed } from './routes/embed.ts';
import { formToken } from './routes/form-token.ts';
import { mailedLinks } from './routes/mailed-links.ts';
import { checkMail, newsletter } from './routes/newsletter.ts';
import { describeRoutes } from './routes/openapi.ts';
import { health, metricsPage, ready } from './routes/operations.ts';
import { postalCode } from './routes/postal-code.ts';
import { search } from './routes/search.ts';
import { thankYou } from './routes/thank-you.ts';

const answering: readonly Route[] = [
  contacts,
  thankYou,
  newsletter,
  checkMail,
  formToken,
  embed,
  ...mailedLinks,
  search,
  postalCode,
  health,
  ready,
  metricsPage,
];

/** Every address that is not a file of the build. The app, the API's description and the tests are made from it. */
export const routes: readonly Route[] = [...answering, describeRoutes(answering)];
