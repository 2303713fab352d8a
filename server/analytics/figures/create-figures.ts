import type { FigureName, FigureTable, SummaryItem } from '../../../shared/staff/figures.ts';
import type { Database } from '../../database/database.ts';
import type { Period } from '../period.ts';
import { chooseWeeklyMail, wantsWeeklyMail } from '../weekly-mail-choice.ts';
import { type AddressHelp, unknownAddresses } from './address-figures.ts';
import { firstContact } from './contact-figures.ts';
import { formFields, formFunnel } from './form-figures.ts';
import { chatQuestions, emptySearches } from './gap-figures.ts';
import { leadsByCity, leadsByDay, leadsByForm, leadsByPage, leadsByPartner, lostByReason } from './lead-figures.ts';
import { newsletter } from './newsletter-figures.ts';
import { quizLevels } from './quiz-figures.ts';
import { speed } from './speed-figures.ts';
import { summaryOf } from './summary.ts';
import { pagesOpened, visitsBySource } from './visit-figures.ts';

/** Every method may throw `DatabaseUnavailable`. */
export type Figures = {
  table(name: FigureName, period: Period): Promise<FigureTable>;
  summary(period: Period): Promise<SummaryItem[]>;
  wantsWeeklyMail(staff: number): Promise<boolean>;
  chooseWeeklyMail(staff: number, wanted: boolean): Promise<void>;
};

export type SiteFacts = AddressHelp & {
  siteOrigin: string;
  cities(): readonly string[];
  /** A set, because checking thousands of invented addresses on disk would block the server. */
  pages(): ReadonlySet<string>;
};

export function createFigures(database: Database, site: SiteFacts, clock: () => Date): Figures {
  const { read } = database;
  const now = () => clock().getTime();
  const tables: Record<FigureName, (period: Period) => Promise<FigureTable>> = {
    'visits-by-source': (period) => visitsBySource(read, period),
    'pages-opened': (period) => pagesOpened(read, period, site.pages()),
    'leads-by-day': (period) => leadsByDay(read, period),
    'leads-by-form': (period) => leadsByForm(read, period),
    'leads-by-page': (period) => leadsByPage(read, period, site.pages()),
    'leads-by-city': (period) => leadsByCity(read, period, site.cities()),
    'leads-by-partner': (period) => leadsByPartner(read, period, site.siteOrigin),
    'first-contact': (period) => firstContact(read, period, now()),
    'lost-reasons': (period) => lostByReason(read, period),
    'form-funnel': (period) => formFunnel(read, period),
    'form-fields': (period) => formFields(read, period),
    'quiz-levels': (period) => quizLevels(read, period),
    'chat-questions': (period) => chatQuestions(read, period),
    'empty-searches': (period) => emptySearches(read, period),
    'unknown-addresses': (period) => unknownAddresses(read, period, site),
    newsletter: (period) => newsletter(read, period),
    speed: (period) => speed(read, period),
  };
  return {
    table: (name, period) => tables[name](period),
    summary: (period) => summaryOf(read, period, now()),
    wantsWeeklyMail: (staff) => wantsWeeklyMail(read, staff),
    chooseWeeklyMail: (staff, wanted) =>
      database.transaction().execute((trx) => chooseWeeklyMail(trx, { staff, wanted })),
  };
}
