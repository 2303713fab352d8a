import type { Fact } from './fact-record.ts';

/** Standards and advice: Cyber Centre, NIST, PCI DSS, CIS, insurers, certificate rules. */
export const securityFacts = {
  'aitm-campaigns': {
    text: 'The Canadian Centre for Cyber Security analyzed more than 100 phishing campaigns of 2023 to 2025 in which a fake page passed a Microsoft Entra sign-in on to the real one and kept the session. It recommends MFA that resists phishing, such as passkeys, against them.',
    source: {
      title:
        'Defending against adversary-in-the-middle threats with phishing-resistant multi-factor authentication (ITSM.30.031)',
      publisher: 'Canadian Centre for Cyber Security',
      year: 2025,
      url: 'https://www.cyber.gc.ca/en/guidance/defending-against-adversary-middle-threats-phishing-resistant-multi-factor-authentication-itsm30031',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
  'baseline-controls': {
    text: 'The Canadian Centre for Cyber Security lists 13 baseline controls for small and medium organizations. Version 1.2, of February 2020, is the current one.',
    source: {
      title: 'Baseline cyber security controls for small and medium organizations',
      publisher: 'Canadian Centre for Cyber Security',
      year: 2020,
      url: 'https://www.cyber.gc.ca/en/guidance/baseline-cyber-security-controls-small-and-medium-organizations',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'business-premium-security': {
    text: 'Microsoft 365 Business Premium, sold for up to 300 users, includes Microsoft Entra ID P1, Intune, Defender for Business and Defender for Office 365 Plan 1.',
    source: {
      title: 'Compare all Microsoft 365 business plans',
      publisher: 'Microsoft',
      url: 'https://www.microsoft.com/en-us/microsoft-365/business/compare-all-microsoft-365-business-products',
    },
    checked: '2026-11-22',
    again: '2027-05-22',
  },
  'cafc-report': {
    text: 'The Canadian Anti-Fraud Centre takes reports of fraud online and by phone at 1-888-495-8501.',
    source: {
      title: 'Canadian Anti-Fraud Centre',
      publisher: 'Government of Canada',
      url: 'https://antifraudcentre-centreantifraude.ca/index-eng.htm',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'cyber-premium-ontario': {
    text: 'One Ontario brokerage wrote in June 2026 that a cyber policy with a limit of $250,000 can start at $500 to $1,000 a year for a standard-risk firm with under $1 million in revenue.',
    source: {
      title: 'The Real Cost of Cyber Liability Insurance in Ontario, 1 June 2026',
      publisher: 'Roughley Insurance',
      url: 'https://roughleyinsurance.com/blog/cyber-insurance-cost-canada',
    },
    checked: '2026-11-25',
    again: '2027-05-25',
  },
  'cyber-rates-2024': {
    text: 'Aon reported in September 2025 that cyber insurance rates in Canada fell by an average of 15% in 2024, and that firms with material gaps in critical controls, or with heavy losses, still face challenges.',
    source: {
      title: 'Where is Canada’s cyber insurance market heading?',
      publisher: 'Canadian Underwriter, Insurance Institute of Canada',
      year: 2025,
      url: 'https://www.insuranceinstitute.ca/fr/Insights-And-Publications/CanadianUnderwriterArticles/items/2025/09/16/Where-is-Canadas-cyber-insurance-market-heading',
    },
    checked: '2026-11-25',
    again: '2027-05-25',
  },
  'dmarc-rfc-9989': {
    text: 'Since May 2026 the current description of DMARC is RFC 9989, which takes the place of RFC 7489 and drops the pct setting.',
    source: {
      title: 'RFC 9989, Domain-based Message Authentication, Reporting, and Conformance (DMARC)',
      publisher: 'IETF',
      year: 2026,
      url: 'https://www.rfc-editor.org/rfc/rfc9989',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'emergency-account-mfa': {
    text: 'The MFA that Microsoft requires at its admin portals applies to emergency access accounts too; for those it recommends a passkey (FIDO2) or a certificate.',
    source: {
      title: 'Planning for mandatory multifactor authentication for Azure and other admin portals',
      publisher: 'Microsoft',
      url: 'https://learn.microsoft.com/en-us/entra/identity/authentication/concept-mandatory-multifactor-authentication',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'entra-log-retention': {
    text: 'Microsoft Entra keeps sign-in and audit logs for seven days in the free edition, and for 30 days with Entra ID P1 or P2.',
    source: {
      title: 'Microsoft Entra data retention',
      publisher: 'Microsoft',
      url: 'https://learn.microsoft.com/en-us/entra/identity/monitoring-health/reference-reports-data-retention',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'iso-27001-edition': {
    text: 'The current edition is ISO/IEC 27001:2022, with 93 controls in its Annex A. Certificates for the 2013 edition stopped being valid after October 31, 2025.',
    source: {
      title: 'Transition Requirements for ISO/IEC 27001:2022 (IAF MD 26:2023)',
      publisher: 'International Accreditation Forum',
      url: 'https://iaf.nu/',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'nist-passwords': {
    text: 'NIST guideline SP 800-63B-4 of 2025 asks for at least 15 characters where a password is the only proof, and at least 8 where MFA comes with it. It tells services not to force changes on a calendar.',
    source: {
      title: 'Digital Identity Guidelines: Authentication and Authenticator Management, SP 800-63B-4',
      publisher: 'National Institute of Standards and Technology',
      year: 2025,
      url: 'https://pages.nist.gov/800-63-4/sp800-63b.html',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'pci-saq-a': {
    text: "Since the SAQ A of 2025, a merchant whose own web page embeds a processor's payment form must confirm that the page is not open to script attacks. A merchant that sends buyers to the processor's page does not have to.",
    source: {
      title: 'How does an e-commerce merchant meet the SAQ A eligibility criteria for scripts?',
      publisher: 'PCI Security Standards Council',
      url: 'https://www.pcisecuritystandards.org/faq/articles/Frequently_Asked_Question/how-does-an-e-commerce-merchant-meet-the-saq-a-eligibility-criteria-for-scripts/',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'pci-scans-and-tests': {
    text: 'PCI DSS v4.0.1 asks for internal and external vulnerability scans at least every three months, the external ones by an approved scanning vendor, and for penetration tests at least every 12 months. Which of these apply to a merchant depends on how it takes cards.',
    source: {
      title: 'PCI DSS v4.0.1, requirements 11.3 and 11.4 (document library)',
      publisher: 'PCI Security Standards Council',
      url: 'https://www.pcisecuritystandards.org/document_library/',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'phipa-ransomware-notice': {
    text: 'In PHIPA Decision 253 the Information and Privacy Commissioner of Ontario found that ransomware that encrypts servers with health records is an unauthorized use and a loss of those records, so that affected people must be told, even without a sign that anything was viewed or copied. The Divisional Court upheld this in September 2025 (2025 ONSC 5208).',
    source: {
      title: 'PHIPA Decision 253',
      publisher: 'Information and Privacy Commissioner of Ontario',
      url: 'https://ipc.on.ca/en/node/4294',
    },
    checked: '2026-11-22',
    again: '2027-05-22',
  },
  'purview-audit-retention': {
    text: 'The standard Microsoft Purview audit log keeps records of activity in Microsoft 365 for 180 days.',
    source: {
      title: 'Auditing solutions in Microsoft Purview',
      publisher: 'Microsoft',
      url: 'https://learn.microsoft.com/en-us/purview/audit-solutions-overview',
    },
    checked: '2026-11-22',
    again: '2027-11-22',
  },
  'spf-with-dmarc': {
    text: 'The DMARC standard warns that a receiver may refuse an email at SPF’s -all before it looks at DKIM and DMARC. Microsoft recommends -all, and notes that a domain with DMARC is treated the same way with ~all.',
    source: {
      title: 'Set up SPF to identify valid email sources for your Microsoft 365 domain',
      publisher: 'Microsoft Learn',
      url: 'https://learn.microsoft.com/en-us/defender-office-365/email-authentication-spf-configure',
    },
    checked: '2026-11-25',
    again: '2027-11-25',
  },
} as const satisfies Record<string, Fact>;
