import type { ComponentType } from 'react';
import type { StaffRole } from '../shared/staff/staff.ts';
import { NoticeCount } from './notices/NoticeCount.tsx';
import type { OnDemandProps } from './ui/OnDemand.tsx';
import { WaitingChats } from './ui/WaitingChats.tsx';

/** A view of the staff page: the first part of the place after `#/`. */
export type View = {
  /** Its name in the bar; absent: it is reached from another view. */
  label?: string;
  /** Not wanted every day: it is under More, below this name, so that the bar stays short. */
  more?: (typeof moreGroups)[number];
  /** Stands beside the name: what is new there. */
  Count?: ComponentType;
  /** The view that the bar marks while this one is shown. */
  under?: string;
  /** Who is shown it. What they may ask for is the server's to say. */
  roles: readonly StaffRole[];
  load: OnDemandProps['load'];
};

/** What stands under More, in order. */
export const moreGroups = ['Contacts and replies', 'Connections', 'Records'] as const;

const everybody: readonly StaffRole[] = ['sales', 'marketing', 'admin'];
const sales: readonly StaffRole[] = ['sales', 'admin'];
const marketing: readonly StaffRole[] = ['marketing', 'admin'];

/** Every view, in the order of the bar. A role begins with the first that it may see. */
export const views: Readonly<Record<string, View>> = {
  inbox: { label: 'Inbox', roles: sales, load: () => import('./inbox/Inbox.tsx') },
  lead: { under: 'inbox', roles: sales, load: () => import('./inbox/LeadPage.tsx') },
  'for-you': { label: 'For you', Count: NoticeCount, roles: sales, load: () => import('./notices/ForYou.tsx') },
  chats: { label: 'Chats', Count: WaitingChats, roles: sales, load: () => import('./chats/Chats.tsx') },
  chat: { under: 'chats', roles: sales, load: () => import('./chats/ChatPage.tsx') },
  analytics: { label: 'Analytics', roles: marketing, load: () => import('./analytics/Analytics.tsx') },
  seo: { label: 'SEO', roles: marketing, load: () => import('./seo/Seo.tsx') },
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

/** The views that a role sees in the bar: beside each other, or those of a group under More. */
export const barEntries = (role: StaffRole, group?: View['more']): [name: string, view: View][] =>
  Object.entries(views).filter(([, { label, roles, more }]) => label && roles.includes(role) && more === group);

/** The view that a place names, or the first that the role may see. */
export function viewFor(name: string, role: StaffRole): string {
  if (Object.hasOwn(views, name) && views[name]?.roles.includes(role)) return name;
  return Object.keys(views).find((view) => views[view]?.roles.includes(role)) ?? 'account';
}
