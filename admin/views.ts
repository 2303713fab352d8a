import type { ComponentType } from 'react';
import type { StaffRole } from '../shared/staff/staff.ts';
import { InboxCount } from './inbox/InboxCount.tsx';
import { NoticeCount } from './notices/NoticeCount.tsx';
import type { OnDemandProps } from './ui/OnDemand.tsx';
import { WaitingChats } from './ui/WaitingChats.tsx';

/** A view; its key is the first part of the place. */
export type View = {
  /** Absent: the view is reached from another one. */
  label?: string;
  /** Group under More, for views not needed every day. */
  more?: (typeof moreGroups)[number];
  /** Shown next to the name, such as a number of new entries. */
  Count?: ComponentType;
  /** The view to mark in the bar instead. */
  under?: string;
  /** Roles that see it. Access to data is up to the server. */
  roles: readonly StaffRole[];
  load: OnDemandProps['load'];
};

export const moreGroups = ['Contacts and replies', 'Connections', 'Office', 'Records'] as const;

const everybody: readonly StaffRole[] = ['sales', 'marketing', 'admin'];
const sales: readonly StaffRole[] = ['sales', 'admin'];
const marketing: readonly StaffRole[] = ['marketing', 'admin'];

/** In the order of the bar. A role starts at its first. */
export const views: Readonly<Record<string, View>> = {
  inbox: { label: 'Inbox', Count: InboxCount, roles: sales, load: () => import('./inbox/Inbox.tsx') },
  lead: { under: 'inbox', roles: sales, load: () => import('./inbox/LeadPage.tsx') },
  'for-you': { label: 'For you', Count: NoticeCount, roles: sales, load: () => import('./notices/ForYou.tsx') },
  calls: { label: 'Calls', roles: sales, load: () => import('./appointments/Calls.tsx') },
  chats: { label: 'Chats', Count: WaitingChats, roles: sales, load: () => import('./chats/Chats.tsx') },
  chat: { under: 'chats', roles: sales, load: () => import('./chats/ChatPage.tsx') },
  contacts: { label: 'Contacts', roles: sales, load: () => import('./contacts/Contacts.tsx') },
  person: { under: 'contacts', roles: sales, load: () => import('./contacts/PersonPage.tsx') },
  company: { under: 'contacts', roles: sales, load: () => import('./contacts/CompanyPage.tsx') },
  analytics: { label: 'Analytics', roles: marketing, load: () => import('./analytics/Analytics.tsx') },
  seo: { label: 'SEO', roles: marketing, load: () => import('./seo/Seo.tsx') },
  colleagues: {
    label: 'Colleagues',
    more: 'Office',
    roles: ['admin'],
    load: () => import('./colleagues/Colleagues.tsx'),
  },
  webhooks: {
    label: 'Webhooks',
    more: 'Connections',
    roles: ['admin'],
    load: () => import('./webhooks/Webhooks.tsx'),
  },
  partners: { label: 'Partners', more: 'Connections', roles: ['admin'], load: () => import('./partners/Partners.tsx') },
  keeping: {
    label: 'Deletion and backups',
    more: 'Records',
    roles: ['admin'],
    load: () => import('./backups/Backups.tsx'),
  },
  mail: {
    label: 'Mail and Teams',
    more: 'Connections',
    roles: ['admin'],
    load: () => import('./mail/MailQueueView.tsx'),
  },
  import: {
    label: 'Import',
    more: 'Contacts and replies',
    roles: ['admin'],
    load: () => import('./import/Import.tsx'),
  },
  templates: {
    label: 'Templates',
    more: 'Contacts and replies',
    roles: ['admin'],
    load: () => import('./templates/Templates.tsx'),
  },
  audit: { label: 'Audit log', more: 'Records', roles: ['admin'], load: () => import('./account/Audit.tsx') },
  account: { label: 'Your account', roles: everybody, load: () => import('./account/Account.tsx') },
  help: { label: 'Help', roles: everybody, load: () => import('./help/Help.tsx') },
};

/** A role's views in the bar, or in a group under More. */
export const barEntries = (role: StaffRole, group?: View['more']): [name: string, view: View][] =>
  Object.entries(views).filter(([, { label, roles, more }]) => label && roles.includes(role) && more === group);

/** The named view if the role sees it, else the role's first. */
export function viewFor(name: string, role: StaffRole): string {
  if (Object.hasOwn(views, name) && views[name]?.roles.includes(role)) return name;
  return Object.keys(views).find((view) => views[view]?.roles.includes(role)) ?? 'account';
}
