import { describe, expect, test } from 'vitest';
import { company } from '../../shared/company/company.ts';
import { lines, officeFile, readOffice } from '../support/import-session.ts';

const ann = { name: 'Ann Lee', email: 'a@x.example', phone: '416-555-0100', company: 'Lee Co', jobTitle: 'Owner' };
const one = (heads: string, row: string) => lines(heads, row);

describe('exports are known by their headings', () => {
  test.each<[string, string | Uint8Array<ArrayBuffer>, object]>([
    [
      'Google Contacts',
      officeFile('30-google-old.csv'),
      { name: 'Ann Marie Lee', email: 'a30ann@x.example', phone: '416-555-0120', company: 'Lee Co', jobTitle: 'Owner' },
    ],
    [
      'Google Contacts',
      one(
        'First Name,Middle Name,Last Name,Phonetic First Name,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
        'Ann,,Lee,,,,Lee Co,Owner,,,,,* myContacts,* Work,a@x.example,Mobile,416-555-0100',
      ),
      ann,
    ],
    [
      'Outlook',
      officeFile('32-outlook.csv'),
      {
        name: 'Cy Day',
        email: 'a32cy@x.example',
        phone: '416-555-0123',
        jobTitle: 'IT manager',
        company: 'Day Co',
        note: 'Line 1\r\nLine 2\nAlso: 647-555-0124',
      },
    ],
    [
      'Outlook',
      officeFile('32b-outlook-legacy-quoted-1252.csv'),
      {
        name: 'Amélie Côté',
        email: 'a32b@x.example',
        phone: '514-555-0125',
        company: 'Côté & fils',
        jobTitle: 'Propriétaire',
      },
    ],
    [
      'HubSpot',
      officeFile('33-hubspot.csv'),
      { name: 'Di Fox', email: 'a33di@x.example', phone: '(416) 555-0126', company: 'Fox Ltd', jobTitle: 'COO' },
    ],
    [
      'Mailchimp',
      one(
        'Email Address,First Name,Last Name,Phone Number,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LAST_CHANGED,LEID,EUID,NOTES,TAGS',
        'a@x.example,Ann,Lee,416-555-0100,2,2025-01-02 10:00:00,1.2.3.4,2025-01-03 10:00:00,1.2.3.4,2025-01-03 10:00:00,1,2,,',
      ),
      { name: 'Ann Lee', email: 'a@x.example', phone: '416-555-0100' },
    ],
    [
      'Salesforce',
      one(
        'Salutation,First Name,Last Name,Title,Account Name,Phone,Mobile,Email,Account Owner,Email Opt Out,Contact ID',
        'Ms.,Ann,Lee,Owner,Lee Co,416-555-0100,,a@x.example,Sam,0,0035',
      ),
      ann,
    ],
    [
      'Zoho',
      one(
        'Record Id,Contact Owner,Lead Source,First Name,Last Name,Account Name,Email,Title,Phone,Email Opt Out',
        'zcrm_1,Sam,Web,Ann,Lee,Lee Co,a@x.example,Owner,416-555-0100,false',
      ),
      ann,
    ],
    [
      'ConnectWise',
      officeFile('38-connectwise.csv'),
      { name: 'Jo Lam', email: 'a38jo@x.example', phone: '416-555-0130', company: 'Lam Co' },
    ],
    [
      'Odoo',
      one(
        'Display Name,Phone,Email,Salesperson,Activities,Job Position,Related Company',
        'Ann Lee,416-555-0100,a@x.example,Sam,,Owner,Lee Co',
      ),
      ann,
    ],
    [
      'LinkedIn',
      one(
        'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
        'Ann,Lee,https://l.example/in/ann,a@x.example,Lee Co,Owner,03 Nov 2025',
      ),
      { name: 'Ann Lee', email: 'a@x.example', company: 'Lee Co', jobTitle: 'Owner' },
    ],
    [
      'QuickBooks',
      one(
        'Customer full name,Company name,Phone numbers,Email,Billing address,Open balance',
        'Ann Lee,Lee Co,Phone:416-555-0100 Mobile:647-555-0101,a@x.example,1 King St,0.00',
      ),
      { name: 'Ann Lee', company: 'Lee Co', phone: '416-555-0100', email: 'a@x.example' },
    ],
    [
      'QuickBooks',
      one('Customer,Main Phone,Main Email,Job Title,Company', 'Ann Lee,416-555-0100,a@x.example,Owner,Lee Co'),
      ann,
    ],
    [
      `${company.shortName}’s own leads`,
      one(
        'reference,received,form,name,email,phone,company,service,employeeCount,message,page,origin,state,stage,consent',
        "PNF-3YY,2026-11-20T10:00:00.000Z,booking,Ann Lee,a@x.example,'+1 416 555 0100,Lee Co,Cloud,,Hello,/,,mailed,new,newsletter-1",
      ),
      { name: 'Ann Lee', email: 'a@x.example', phone: '+1 416 555 0100', company: 'Lee Co' },
    ],
  ])('%s', async (make, file, row) => {
    const { about, rows, faults } = await readOffice(file);
    expect(about.make).toBe(make);
    expect(faults).toEqual([]);
    expect(rows[0]).toMatchObject(row);
  });

  test('Mailchimp’s day of confirmation is the day of consent', async () => {
    const { session } = await readOffice(
      one('Email Address,OPTIN_TIME,CONFIRM_TIME', 'a@x.example,2025-01-02 10:00:00,2025-01-03 10:00:00'),
    );
    expect(session.row(2)).toMatchObject({ basis: 'express', consentDate: '2025-01-03' });
  });
});
