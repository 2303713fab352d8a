import * as z from 'zod/mini';
import { text } from '../forms/text.ts';

export const partnerPaths = { partners: '/api/staff/partners' } as const;

/** Released versions with integrity hashes (docs/partners.md). */
export const widgetVersionsPath = '/widgets/versions.json';
export type WidgetVersions = { latest?: string; versions: { version: string; script: string; integrity: string }[] };

export const newPartner = z.object({
  /** An origin, or the address of any page. */
  origin: text({ kind: 'text', min: 1, max: 300, message: 'Enter the address of the partner’s site.' }),
  name: text({ kind: 'text', min: 1, max: 100, message: 'Enter the partner’s name.' }),
});
export type NewPartner = z.infer<typeof newPartner>;

export type PartnerItem = {
  /** Absent for origins of EMBED_ORIGINS. */
  id?: number;
  origin: string;
  name: string | null;
  /** Milliseconds since 1970. */
  addedAt: number | null;
  addedBy: string | null;
  /** Requests from its pages in the last 12 months, without spam. */
  leads: number;
};

export type PartnersAnswer = {
  partners: PartnerItem[];
  /** Where the script is served. */
  siteOrigin: string;
};
