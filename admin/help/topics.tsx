import type { ComponentType } from 'react';
import { retention } from '../../shared/company/hours.ts';
import { impliedReasons } from '../../shared/staff/import-fields.ts';
import type { StaffRole } from '../../shared/staff/staff.ts';

type Topic = { id: string; title: string; roles: readonly StaffRole[]; Text: ComponentType };

const sales: readonly StaffRole[] = ['sales', 'admin'];

/** In the order of the page. Help for operators of the server is in docs/staff.md. */
export const topics: readonly Topic[] = [
  { id: 'inbox', title: 'Working in the inbox', roles: sales, Text: InboxTopic },
  { id: 'notices', title: 'Who is told what, and when', roles: sales, Text: Notices },
  { id: 'calls', title: 'Calls that visitors book', roles: sales, Text: Calls },
  { id: 'chats', title: 'Answering a chat', roles: sales, Text: Chats },
  { id: 'import', title: 'What a file needs for an import', roles: ['admin'], Text: Import },
  { id: 'erase', title: 'Exporting and erasing', roles: ['admin'], Text: Erase },
  {
    id: 'account',
    title: 'Your session, password and passkeys',
    roles: ['sales', 'marketing', 'admin'],
    Text: Account,
  },
];

function InboxTopic() {
  return (
    <ul>
      <li>
        The search finds names, companies, the words of a request, notes, replies and owners, a phone number in any
        spelling, and a reference with or without its hyphen.
      </li>
      <li>
        The lime button of a lead is what it waits for: release it, take it, call, reply, book a call, see the call. A
        closed lead has none until the person writes again.
      </li>
      <li>Filters and order are in the address: send it to a colleague, or save it as a view.</li>
      <li>
        <em>Undo</em>, or <kbd>z</kbd>, takes back the newest act: a change of state, owner, next step or snooze, a
        merge, a note, a call. Press it again for the one before, up to the last twenty. An email can be taken back for
        15 seconds and is a draft again. <em>Correct</em> under a note of yours changes its words.
      </li>
      <li>
        <em>Book a call</em> on a lead or a person shows the free times, also those too soon for visitors. The person
        gets an email with a calendar entry; undone within 15 seconds, none goes out. Within an hour of its call a lead
        is first in <em>In progress</em>.
      </li>
      <li>
        What you type stays in this browser until you send or discard it, or sign out. The lead says who has it open and
        who is writing; if a colleague answers while you write, the form says so before anything is sent.
      </li>
      <li>
        An answer by email is in the lead’s history, if your administrator has connected the mailbox: the lead says{' '}
        <em>wrote back</em> and is first under <em>In progress</em>, until somebody answers.
      </li>
      <li>
        Who asks for no more newsletters, in whatever words, is unsubscribed with <em>Unsubscribe …</em> on the lead,
        next to the person’s other requests, or on the person’s page.
      </li>
      <li>
        For a notification or a sound when a lead comes in, see <a href="#/account">Your account</a>.
      </li>
    </ul>
  );
}

function Notices() {
  return (
    <>
      <dl className="st-help__facts">
        <dt>A new lead has no owner 30 minutes of support time before its promise ends</dt>
        <dd>Everyone in sales, and administrators: here, by email, and one card in Teams</dd>
        <dt>It has an owner who has not answered it by then</dt>
        <dd>The owner: here and by email</dd>
        <dt>It is still not answered 15 minutes before the end</dt>
        <dd>Everyone: here, by email, and one card in Teams</dd>
        <dt>A colleague makes you the owner of a lead</dt>
        <dd>You: here and by email, with the customer’s words</dd>
        <dt>A note names you as @ann or by your address</dt>
        <dd>You, unless you wrote it: here and by email</dd>
        <dt>The person of a lead answers by email, or an email to them comes back</dt>
        <dd>The owner, or everyone where there is none: here and by email</dd>
        <dt>The date of a next step has come, or a snooze is over</dt>
        <dd>The owner, otherwise who set it: here and by email</dd>
        <dt>A request that looks like spam has not been judged 30 minutes before its promise ends</dt>
        <dd>Everyone: here and by email, about one at a time, at most every four hours</dd>
        <dt>A lead comes in</dt>
        <dd>Who asked for it in Your account: by email</dd>
      </dl>
      <p>
        A lead is answered by an email from its page, a message in its chat, or a call that you write down there: it
        becomes Contacted, and yours if it had no owner.
      </p>
      <p>
        A promise that ends on Monday at 8:10 is announced on Friday at 17:40. “Everyone” is who signed in within the
        last 90 days. Choose your emails and quiet hours in <a href="#/account">Your account</a>.
      </p>
    </>
  );
}

function Calls() {
  return (
    <p>
      After a request a visitor may choose a time for a call; that becomes the promised time of the lead, and you get an
      email. Visitors can change or cancel a call until an hour before, and get a reminder a day before.{' '}
      <a href="#/calls">Calls</a> lists a day and makes an address for your calendar; administrators set there what can
      be booked.
    </p>
  );
}

function Chats() {
  return (
    <p>
      <em>Join and answer</em> puts you in place of the assistant until you hand the conversation back. It also goes
      back two minutes after you closed this page, or two to three minutes after your last key or pointer movement here.
    </p>
  );
}

function Import() {
  return (
    <>
      <p>
        An Excel workbook (.xlsx), or a file with commas, semicolons, tabs, bars, colons or carets between its columns;
        at most 50,000 rows and 25 MB. Exports of Google, Outlook, HubSpot, Mailchimp, Salesforce, ConnectWise, Odoo,
        LinkedIn and QuickBooks are known by their headings. Each row needs an email or a phone, and the reason why you
        may write to the person (CASL, sections 6 and 10), in columns of its own or given once for the whole file:
      </p>
      <dl className="st-help__facts">
        <dt>Express consent</dt>
        <dd>
          The day and where the person agreed. Days like 03/04/2026 have two meanings: the column shows which, or you
          choose it once for the column
        </dd>
        <dt>Implied consent</dt>
        <dd>
          The reason, and a last day that has not passed: after a purchase at most {impliedReasons.purchase.months}{' '}
          months from today, after an inquiry {impliedReasons.inquiry.months}, for a published address or one given to
          you {impliedReasons.given.months}
        </dd>
      </dl>
      <ul>
        <li>
          <em>Unsubscribed</em>, <em>Opt-out</em>, <em>Status</em> and the like come before everything else in a row:
          who unsubscribed comes in without consent, loses a subscription that an import made, and is not subscribed by
          any import again, even after an undo. Skipping the row changes nothing about that.
        </li>
        <li>
          Titles above the headings, a line such as <em>sep=;</em> and a file without headings are recognized. If not,
          choose the line of the headings, the separator or the encoding: the list shows how each encoding reads the
          first accents.
        </li>
        <li>
          What a file lost or holds twice is shown under <em>Rows to look at</em>: shortened numbers (4.16556E+09),
          cells beyond the headings, a second address, wrong letters.
        </li>
        <li>
          A person who is known already, by the email or without one by phone and name, is skipped, updated or added, as
          you choose.
        </li>
        <li>If the page was closed in the middle, open it in the same browser with the same file and press Resume.</li>
        <li>
          An import makes contacts: no leads and no emails. Subscribing people with express consent is a separate
          choice; who unsubscribed stays unsubscribed.
        </li>
        <li>For seven days an import can be undone. A contact that a later import changed keeps the later details.</li>
        <li>
          A contact is deleted in the night after its implied consent ends, or {retention.leadMonths} months after the
          last import that touched it.
        </li>
      </ul>
    </>
  );
}

function Erase() {
  return (
    <p>
      Exports open in Excel as they are. <em>Erase</em> deletes all requests of the same email and those merged with
      them, with notes, emails, conversations, contacts, saved views with the person’s details, and the newsletter. The
      proof of a consent stays. Who sent no request is erased by address, under <em>Deletion and backups</em>. A
      restored backup brings nobody back: the next start of the server erases them again.
    </p>
  );
}

function Account() {
  return (
    <ul>
      <li>
        Your session ends 30 minutes after your last action, and 12 hours after you signed in. Sign in over the page and
        go on: what you typed is still there.
      </li>
      <li>
        <a href="#/account">Your account</a> lists your sessions and ends them. A new password ends the others.
      </li>
      <li>A password has at least 15 characters and does not expire.</li>
      <li>
        A passkey replaces email, password and code. Adding or removing one takes your password; removing one ends your
        other sessions.
      </li>
      <li>
        Ten wrong tries from one address close the way in from there for 15 minutes. After 20 wrong codes for one
        account, a recovery code or a passkey still lets you in.
      </li>
    </ul>
  );
}
