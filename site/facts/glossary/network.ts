import type { GlossaryTerm } from './glossary-term.ts';

export const networkTerms: readonly GlossaryTerm[] = [
  {
    term: 'Access point',
    names: ['wireless access point'],
    text: 'An access point is the device that provides the Wi-Fi signal, usually fixed to a ceiling and wired to the network. Most offices need more than one, placed by measurement rather than by guesswork. A stronger one will not get through a wall of brick or metal.',
    see: '/library/wifi-coverage-planning',
  },
  {
    term: 'Category 6A cable (Cat6A)',
    names: ['Cat6A', 'Cat 6A', 'category 6A'],
    text: 'Category 6A is a grade of copper network cable that carries 10 gigabits per second over the full 100 metres of a standard run. It is common for new cabling and Wi-Fi access points. Ask the installer for the test result of every run.',
    see: '/library/structured-cabling-guide',
  },
  {
    term: 'DHCP',
    names: [],
    text: 'DHCP is the service that gives each device its network address when it joins, usually from the router or a server. A second one added by mistake, such as a router brought from home, takes people offline in ways that seem random.',
    see: '/library/office-network-design-basics',
  },
  {
    term: 'DSL',
    names: [],
    text: "DSL is an internet connection over telephone wires. Its speed falls with the distance from the phone company's equipment, and uploads are slow. It is still useful where fibre and cable are not available, and elsewhere as a second line.",
    see: '/library/internet-connection-types',
  },
  {
    term: 'Failover',
    names: ['internet failover', 'LTE failover', '5G failover'],
    text: 'Failover is the automatic switch to a second line, server or system when the first one fails. For an office it usually means a second internet line by another route, often over the mobile network (LTE or 5G). Test it by unplugging the first one at a quiet time.',
    see: '/library/internet-failover-options',
  },
  {
    term: 'Firewall',
    names: ['unified threat management', 'UTM'],
    text: 'A firewall is the device or program that decides which connections may pass between networks, such as the internet and the office. Combined with web filtering and attack detection, it is sold as unified threat management (UTM). It needs updates and a regular review of its rules.',
    see: '/library/business-firewall-selection',
  },
  {
    term: 'Firmware',
    names: [],
    text: 'Firmware is the software inside a device such as a firewall, printer or camera. Like all software it has security holes and needs updates, which often do not install automatically. When the maker stops publishing them, the device should be replaced.',
    see: '/library/patch-management-basics',
  },
  {
    term: 'Jitter',
    names: [],
    text: 'Jitter is the variation in how long the pieces of an internet call take to arrive. A steady delay is bearable; an uneven one makes voices choppy. Common causes are a full line and weak Wi-Fi, and giving voice traffic priority helps.',
    see: '/library/call-quality-troubleshooting',
  },
  {
    term: 'Network segmentation',
    names: [],
    text: 'Network segmentation divides a network into parts, such as office, guests, cameras and machines, that can reach each other only where needed. Malware in one part then spreads less easily to the next. It is done with VLANs and firewall rules.',
    see: '/library/network-segmentation-guide',
  },
  {
    term: 'Packet loss',
    names: [],
    text: 'Packet loss is the share of data that never arrives. Web pages ask for it again, so they only slow down; calls cannot wait for that, so words go missing. Typical causes are a bad cable, weak Wi-Fi or a full line.',
    see: '/library/call-quality-troubleshooting',
  },
  {
    term: 'Power over Ethernet (PoE)',
    names: ['PoE', 'power over Ethernet'],
    text: 'Power over Ethernet supplies phones, cameras and access points with power through the network cable, without an outlet nearby. The switch must have enough power for all of them together. With the switch, router and modem on a UPS, phones keep working through a short power outage.',
    see: '/library/structured-cabling-guide',
  },
  {
    term: 'Quality of service (QoS)',
    names: ['QoS'],
    text: 'Quality of service is a setting that lets urgent traffic, such as voice calls, go first when a line is busy. It works on your own equipment but is mostly ignored on the open internet. It divides up the line you have and does not make it faster.',
    see: '/library/call-quality-troubleshooting',
  },
  {
    term: 'Structured cabling',
    names: [],
    text: 'Structured cabling is the fixed network wiring of a building: labelled cables from each desk to a panel in one place, tested and documented. It outlives several generations of computers. Moving someone to another desk then means changing a plug.',
    see: '/library/structured-cabling-guide',
  },
  {
    term: 'Virtual private network (VPN)',
    names: ['VPN'],
    text: 'A VPN is an encrypted tunnel through the internet, for example from a laptop at home to the office. Once inside, a person may be able to reach much more than needed. Protect it with MFA, update the firewall it runs on, and limit what it gives access to.',
    see: '/library/vpn-vs-zero-trust-access',
  },
  {
    term: 'VLAN',
    names: [],
    text: 'A VLAN (virtual local area network) is a separate network inside the same switches and cables, so that guests, phones and office computers cannot see each other. It saves you a second set of equipment. A firewall decides what may pass between them.',
    see: '/library/network-segmentation-guide',
  },
];
