import type { Fact } from './fact-record.ts';

/** Internet lines, networks and telephones: carrier rules, emergency calls, standards. Ids in alphabetical order. */
export const connectivityFacts = {
  'ng911-deadline': {
    text: 'Next-generation 9-1-1 replaces the old 9-1-1 networks in Canada. In February 2025 the CRTC moved the deadline for the full change to 31 March 2027.',
    source: {
      title: 'Telecom Decision CRTC 2025-67',
      publisher: 'Canadian Radio-television and Telecommunications Commission',
      url: 'https://crtc.gc.ca/eng/archive/2025/2025-67.htm',
    },
    checked: '2026-11-22',
    again: '2027-03-31',
  },
  'rss-247-radar': {
    text: 'Until July 2025 the Canadian standard for Wi-Fi equipment, RSS-247, kept devices off 5600 to 5650 MHz, which weather radar uses. Issue 4 of 24 July 2025 removed that restriction.',
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
