import type { Kysely } from 'kysely';
import { type FormName, type FormRecord, forms, type LeadForm } from '../../../shared/forms/forms.ts';
import { contactServices, heroService } from '../../../shared/options.ts';
import type { InboxChoices } from '../../../shared/staff/saved-views.ts';
import type { Schema } from '../../database/schema.ts';

const mostOrigins = 200;

const makesLeads = (name: FormName): name is FormName & LeadForm =>
  (forms[name] as FormRecord).conversion !== undefined;
const leadForms: readonly LeadForm[] = [
  ...(Object.keys(forms) as FormName[]).filter(makesLeads),
  'roi-calculator',
  'email',
];

export async function readChoices(read: Kysely<Schema>): Promise<InboxChoices> {
  const [staff, origins] = await Promise.all([
    read.selectFrom('staff').select(['email', 'name', 'role', 'revoked_at']).orderBy('email').execute(),
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
    colleagues: staff.flatMap(({ email, role, revoked_at }) =>
      revoked_at === null && role !== 'marketing' ? email : [],
    ),
    names: Object.fromEntries(staff.flatMap(({ email, name }) => (name ? [[email, name]] : []))),
    forms: [...leadForms],
    origins: origins.flatMap(({ origin }) => origin ?? []),
    services: [...contactServices, { value: heroService, label: heroService }],
  };
}
