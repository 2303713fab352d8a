import { testimonials as own } from '../../owner/testimonials.ts';
import { headOffice } from '../../shared/company/company.ts';
import type { Story } from '../../shared/tools/stories.ts';

/**
 * docs/product.md, section 3. Illustrative: the customers do not exist, and every page that shows one says so (decision
 * 21). Owner: real ones stand in `owner/testimonials.ts`.
 */
const sample: readonly Story[] = [
  {
    id: 'dental-backup',
    company: 'A dental practice',
    industry: 'Dental',
    location: 'Markham',
    testimonial: 'The server died on a Tuesday at ten. We saw patients at one.',
    clientName: 'Office manager',
    clientTitle: '14 people, five chairs',
    results: [
      { metric: 'Time without charts', improvement: 'Three hours instead of three days', icon: 'clock' },
      { metric: 'Restore tests', improvement: 'Every month, with a note to the owner', icon: 'restore' },
    ],
    beforeAfter: {
      challenge: 'One server under the reception desk, one USB drive, and no restore had ever been tested.',
      solution: 'An image every hour to a backup box in the closet and off site, with a restore test each month.',
      outcome: 'When the disk failed, the practice ran from the box while the new server was on its way.',
    },
    timeline: 'Set up in nine days',
    rating: 5,
    illustrative: true,
  },
  {
    id: 'law-email',
    company: 'A law firm',
    industry: 'Legal',
    location: headOffice.city,
    testimonial: 'The email looked like our own bank. The second signature stopped it.',
    clientName: 'Managing partner',
    clientTitle: '32 people, real estate and wills',
    results: [
      { metric: 'Wire changes', improvement: 'Confirmed by a call to a known number, every time', icon: 'phone' },
      {
        metric: 'Mailboxes with MFA',
        improvement: 'All of them, partners first',
        icon: 'shield',
      },
    ],
    beforeAfter: {
      challenge: 'Clerks shared passwords, and a payment to a changed account number was stopped at the last moment.',
      solution: 'MFA for everyone, and a written rule for changed bank details.',
      outcome: 'The next fake was reported by a clerk before anyone replied to it.',
    },
    timeline: 'Six weeks, one team at a time',
    rating: 5,
    illustrative: true,
  },
  {
    id: 'plant-network',
    company: 'A parts manufacturer',
    industry: 'Manufacturing',
    location: 'Vaughan',
    testimonial: 'The front office got a virus. The machines never noticed.',
    clientName: 'Plant manager',
    clientTitle: '85 people, two shifts',
    results: [
      { metric: 'Networks', improvement: 'Office, floor and guests kept apart', icon: 'shield' },
      { metric: 'Old machine PCs', improvement: 'Isolated, imaged, with a spare on the shelf', icon: 'restore' },
    ],
    beforeAfter: {
      challenge: 'On one flat network, the coffee-room Wi-Fi could reach the cutting machines.',
      solution: 'Three separate networks, and a spare disk image for each machine.',
      outcome: 'When someone clicked a bad link, it cost one laptop and an afternoon.',
    },
    timeline: 'Two weekends',
    rating: 5,
    illustrative: true,
  },
];

export const testimonials: readonly Story[] = (own as readonly Story[] | undefined) ?? sample;
