import * as z from 'zod/mini';
import { text } from '../forms/text.ts';

/** What the staff page and the server agree on: the partners whose pages may use the widgets. */

export const partnerPaths = { partners: '/api/staff/partners' } as const;

/** Where the released versions of the script stand, with their integrity (docs/partners.md). */
export const widgetVersionsPath = '/widgets/versions.json';
export type WidgetVersions = { latest?: string; versions: { version: string; script: string; integrity: string }[] };

export const newPartner = z.object({
  /** An origin, or the address of one of its pages. */
  origin: text({ kind: 'text', min: 1, max: 300, message: 'Enter the address of the partner’s site.' }),
  name: text({ kind: 'text', min: 1, max: 100, message: 'Enter the partner’s name.' }),
});
export type NewPartner = z.infer<typeof newPartner>;

export type PartnerItem = {
  /** Absent: it comes from EMBED_ORIGINS, and is changed there. */
  id?: number;
  origin: string;
  name: string | null;
  /** Milliseconds since 1970. */
  addedAt: number | null;
  addedBy: string | null;
  /** Requests of the last 12 months from its pages; spam is not counted. */
  leads: number;
};

export type PartnersAnswer = {
  partners: PartnerItem[];
  /** Where the script is served. */
  siteOrigin: string;
};
