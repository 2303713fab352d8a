import { describe, expect, test } from 'vitest';
import { createResolver } from '../../../site/redirects/create-resolver.ts';
import { plannedSite } from '../../support/redirects/planned-site.ts';
import vectors from '../../support/redirects/vectors.json' with { type: 'json' };

const { explain, resolveRedirect } = createResolver(plannedSite);

type Vector = { path: string; search?: string; expectedRedirect: string | null; rule: string };

test.each(vectors as Vector[])('$path $search → $expectedRedirect ($rule)', ({ path, search, ...vector }) => {
  const { to, rule } = explain(path, search);
  expect(to).toBe(vector.expectedRedirect);
  // For a visitor, both reasons for no redirect are the same.
  const stays = ['valid', 'none'];
  expect(stays.includes(vector.rule) ? stays : [vector.rule]).toContain(rule);
});

const long = (length: number, start = '/', end = '') => start + 'a'.repeat(length - start.length - end.length) + end;

describe('rule by rule, at its edges', () => {
  test.each([
    // Router and legacy map
    ['/admin/analytics', '/admin'],
    ['/Admin/SendGrid-Test/', '/admin'],
    ['/admin/leads/1', '/'],
    ['/wp-json/wp/v2', null],
    ['/author/admin/', '/about-us'],
    ['/phishing', '/cybersecurity-services-toronto'],
    ['/what-is-a-vcio', '/blog/what-is-a-vcio'],
    ['/Year-End-IT-Checklist/', '/blog/year-end-it-checklist'],
    ['/blog/what-is-a-vcio', null],
    // Prefixes alone, and with nothing after the hyphen
    ['/it-support', '/services/managed-it'],
    ['/it-services', '/services'],
    ['/cloud-services', '/cloud-services-toronto'],
    ['/help-desk-services', '/help-desk-services-toronto'],
    ['/cloud-migration', '/services/cloud-solutions'],
    ['/managed-it-services', null],
    ['/it-support-', null],
    ['/it-support-legal/more', null],
    ['/old/it-support-legal', null],
    // Keywords match where a word begins
    ['/it-support-paralegal', '/services/managed-it'],
    ['/it-support-legal-firm', '/industries/legal'],
    ['/it-support-lawyers', '/industries/legal'],
    ['/it-support-dental-clinic', '/industries/dental'],
    ['/it-support-walk-in-clinics', '/industries/healthcare'],
    ['/it-support-manufacturers', '/industries/manufacturing'],
    ['/it-support-accountants', '/industries/finance'],
    ['/it-support-real-estate-agents', '/industries/real-estate'],
    ['/it-support-surreal-estates', '/services/managed-it'],
    ['/it-support-nonprofit', '/industries/non-profit'],
    ['/it-support-non-profits', '/industries/non-profit'],
    ['/it-services-manufacturers', '/services'],
    ['/it-services-accounting-firms', '/industries/finance'],
    ['/it-services-law', '/services'],
    // Cities come before industries, and any city before Toronto
    ['/it-support-law-firms-oakville', '/locations/oakville'],
    ['/it-support-downtown-mississauga-toronto', '/locations/mississauga'],
    ['/it-support-toronto-and-vaughan', '/locations/vaughan'],
    ['/it-support-calgary', '/locations/calgary'],
    ['/it-support-burlington', '/services/managed-it'],
    ['/it-support-york', '/services/managed-it'],
    // Below a service, at any depth
    ['/services/cloud/microsoft-365', '/services/cloud-solutions'],
    ['/services/cloud-solutions/microsoft-365/licences/2019', '/services/cloud-solutions'],
    ['/services/cloud-solutions/microsoft-365', null],
    ['/services/compliance/sox', '/services/compliance-consulting'],
    ['/services/unknown/thing', null],
    ['/services/unknown/12', '/'],
    // Numbers
    ['/blog/page/1', '/blog'],
    ['/blog/page/4', null],
    ['/blog/page/5', '/blog'],
    ['/blog/2024', '/blog'],
    ['/blog/cloud-tips/3', '/cloud-services-toronto'],
    ['/blogs/3', '/'],
    ['/managed-it/cybersecurity/7', '/cybersecurity-services-toronto'],
    ['/unmanaged-it/7', '/'],
    ['/tag/7/', '/'],
    ['/tag/-7', null],
    // Length: the path as read, without a trailing slash
    [long(100), null],
    [`${long(100)}/`, null],
    [long(101), '/'],
    [long(101, '/blog/'), '/'],
    [long(101, '/x/managed-it/'), '/managed-it-services-toronto'],
    // Words
    ['/a-b-c', null],
    ['/a--b-c-', null],
    ['/a-b-c-d', '/blog'],
    ['/a-b-c-d.html', null],
    ['/x/a-b-c-d', null],
    // Media and photo credits
    ['/a/b.JPEG', '/'],
    ['/a/b.docx', '/'],
    ['/a/b.jpg.bak', null],
    ['/icon.svg', null],
    ['/share/Ab12.png', null],
    ['/old-icon.svg', '/'],
    ['/photo-credit-jane', '/'],
    ['/a-photo-credits', '/'],
    ['/a/photo-credit', null],
    ['/404', null],
  ])('%s → %s', (path, target) => {
    expect(resolveRedirect(path)).toBe(target);
  });

  test.each([
    ['?attachment_id', '/'],
    ['?no_redirect=', '/'],
    ['attachment_id=1', '/'],
    ['?%61ttachment_id=1', '/'],
    ['?my_attachment_id=1', null],
    ['?a=no_redirect', null],
    ['?', null],
    ['', null],
  ])('/old-page with the query "%s" → %s', (search, target) => {
    expect(resolveRedirect('/old-page', search)).toBe(target);
  });

  test('the comparison pages are no old articles even while they are not built', () => {
    const comparisons = ['/toronto-it-services-comparison', '/top-it-managed-service-providers-in-toronto'];
    const without = createResolver({
      ...plannedSite,
      valid: plannedSite.valid.filter((path) => !comparisons.includes(path)),
    });
    for (const path of comparisons) expect(without.resolveRedirect(path)).toBeNull();
  });

  test('a redirect to a page that is not built is none', () => {
    const without = createResolver({ ...plannedSite, valid: plannedSite.valid.filter((path) => path !== '/admin') });
    expect(without.explain('/admin/leads')).toMatchObject({ rule: 'router', to: null });
  });
});
