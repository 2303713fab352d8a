import type { Kysely } from 'kysely';
import { formIds, type LeadForm } from '../../../widgets/contract/forms.ts';
import { contactServices, heroService } from '../../../widgets/contract/options.ts';
import type { InboxChoices } from '../../../widgets/contract/saved-views.ts';
import type { Schema } from '../../database/schema.ts';

/** Origins that are offered at most. */
const mostOrigins = 200;

const forms: readonly LeadForm[] = [...formIds, 'risk-quiz', 'chat', 'roi-calculator'];

/** What the inbox offers to choose from. */
export async function readChoices(read: Kysely<Schema>): Promise<InboxChoices> {
  const [colleagues, origins] = await Promise.all([
    read
      .selectFrom('staff')
      .select('email')
      .where('revoked_at', 'is', null)
      .where('role', 'in', ['sales', 'admin'])
      .orderBy('email')
      .execute(),
    read
      .selectFrom('leads')
      .select('origin')
      .distinct()
      .where('origin', 'is not', null)
      .orderBy('origin')
      .limit(mostOrigins)
      .execute(),
  ]);
  return {
    colleagues: colleagues.map(({ email }) => email),
    forms: [...forms],
    origins: origins.flatMap(({ origin }) => origin ?? []),
    services: [...contactServices, { value: heroService, label: heroService }],
  };
}
