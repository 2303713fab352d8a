import type { Fact } from './fact-record.ts';

/** Internet lines, networks and telephones: carrier rules, emergency calls, standards. */
export const connectivityFacts = {
  'ccts-small-business': {
    text: 'The CCTS takes complaints of small businesses about internet, telephone and wireless service, if their bill for all telecom services is normally under $2,500 a month and they have tried to settle it with the provider.',
    source: {
      title: 'Frequently asked questions',
      publisher: 'Commission for Complaints for Telecom-television Services (CCTS)',
      url: 'https://www.ccts-cprst.ca/for-consumers/faq/',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'crtc-building-access': {
    text: 'A CRTC rule (Telecom Decision 2003-45) requires the owner of a building with several units to give carriers timely access on reasonable terms. In 2022 the CRTC enforced it at 70 Yorkville Avenue in Toronto by restricting the carriers that already served its residents, shops and offices.',
    source: {
      title: 'Letter on the enforcement actions of Telecom Decision 2022-148, 70 Yorkville Avenue, Toronto',
      publisher: 'Canadian Radio-television and Telecommunications Commission',
      year: 2023,
      url: 'https://crtc.gc.ca/eng/archive/2023/lt230111.htm',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'crtc-fibre-in-building': {
    text: 'The CRTC does not make a carrier share its fibre inside a building. Another carrier may install its own, or agree on a price with the owner of the fibre that is there.',
    source: {
      title: 'Telecom Decision CRTC 2023-23, on Telecom Regulatory Policy 2021-239',
      publisher: 'Canadian Radio-television and Telecommunications Commission',
      year: 2023,
      url: 'https://crtc.gc.ca/eng/archive/2023/2023-23.htm',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'crtc-fibre-wholesale': {
    text: 'Since February 2025 competitors across Canada can sell services over the fibre networks of the largest telephone companies. The CRTC set the final rates on April 24, 2026.',
    source: {
      title: 'Telecom Order CRTC 2026-77',
      publisher: 'Canadian Radio-television and Telecommunications Commission',
      url: 'https://www.crtc.gc.ca/eng/archive/2026/2026-77.htm',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'internet-code': {
    text: 'The CRTC’s Internet Code protects residential customers only. The CCTS does not apply it to the complaint of a small business.',
    source: {
      title: 'Introducing the Internet Code',
      publisher: 'Commission for Complaints for Telecom-television Services (CCTS)',
      year: 2020,
      url: 'https://www.ccts-cprst.ca/introducing-internet-code/',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'ng911-deadline': {
    text: 'Next-generation 9-1-1 replaces the old 9-1-1 networks in Canada. In February 2025 the CRTC moved the deadline for the full change to March 31, 2027.',
    source: {
      title: 'Telecom Decision CRTC 2025-67',
      publisher: 'Canadian Radio-television and Telecommunications Commission',
      url: 'https://crtc.gc.ca/eng/archive/2025/2025-67.htm',
    },
    checked: '2026-11-22',
    again: '2027-03-31',
  },
  'rss-247-radar': {
    text: 'Until July 2025 the Canadian standard for Wi-Fi equipment, RSS-247, kept devices off 5600 to 5650 MHz, which weather radar uses. Issue 4 of July 24, 2025 removed that restriction.',
    source: {
      title:
        'RSS-247, Issue 4: Digital Transmission Systems, Frequency Hopping Systems and Licence-Exempt Local Area Network Devices',
      publisher: 'Innovation, Science and Economic Development Canada',
      url: 'https://ised-isde.canada.ca/site/spectrum-management-telecommunications/en/devices-and-equipment/radio-equipment-standards/radio-standards-specifications-rss/rss-247-digital-transmission-systems-dtss-frequency-hopping-systems-fhss-and-licence-exempt-local',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
} as const satisfies Record<string, Fact>;
