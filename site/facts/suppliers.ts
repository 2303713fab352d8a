import { suppliers as own } from '../../owner/suppliers.ts';

/**
 * Firms that handle visitors' data, for the privacy policy. Owner: before the site goes live, confirm each country and
 * fill in the firm's name (`who`). Without a name, the policy offers it on request.
 */
export type Supplier = {
  role: string;
  who?: string;
  /** Where it stores the data. */
  country: string;
  handles: string;
};

const sample: readonly Supplier[] = [
  {
    role: 'Hosting of this site and its database',
    country: 'Canada',
    handles: 'Requests from forms, newsletter addresses, proof of consent, and nightly backups of all three',
  },
  {
    role: 'Sending and receiving our email',
    country: 'Canada',
    handles: 'Notices of requests to our staff, confirmations to you, the newsletter and your replies',
  },
];

export const suppliers: readonly Supplier[] = (own as readonly Supplier[] | undefined) ?? sample;
