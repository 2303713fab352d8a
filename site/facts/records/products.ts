import type { Fact } from './fact-record.ts';

/** Makers other than Microsoft: ends of support, limits, licence names and prices. */
export const productsFacts = {
  'google-workspace-data-region': {
    text: 'With a supported edition of Google Workspace, such as Business Standard or Business Plus, an administrator can choose the United States or the European Union as the place where covered data is stored. Canada is not among the choices.',
    source: {
      title: 'Data regions: choose a geographic location for your data',
      publisher: 'Google Workspace Admin Help',
      url: 'https://support.google.com/a/answer/7630496',
    },
    checked: '2026-11-25',
    again: '2027-05-25',
  },
  'google-workspace-prices': {
    text: 'Google’s US list prices, per user per month on a yearly commitment, are US$7 for Business Starter, US$14 for Business Standard and US$22 for Business Plus; the Gemini assistant has been part of them since January 2025.',
    source: {
      title: 'Google Workspace plans and pricing',
      publisher: 'Google',
      url: 'https://workspace.google.com/pricing',
    },
    checked: '2026-11-25',
    again: '2027-05-25',
  },
} as const satisfies Record<string, Fact>;
