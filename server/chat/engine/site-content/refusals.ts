import { company } from '../../../../shared/company/company.ts';
import type { EngineReply } from './reply.ts';
import { saysMeaning } from './says-meaning.ts';

/** Questions not to answer, although their words occur on our pages. */
type RefusedQuestion = {
  name: string;
  why: string;
  says: string;
  /** In the syntax of `saysMeaning`. */
  ways: readonly string[];
  /** Phrasings that make it a legitimate question. */
  unless?: readonly string[];
  /** Refused even in an emergency. */
  always?: true;
};

const us = company.shortName;
const staff = `ceo, cto, cfo, owner, founder, president, boss, manager, director, technician, tech there, the person, receptionist,
  desk staff, support team, your staff, your team, your employee, any employee`;
const firms = `bell, rogers, telus, cogeco, shaw, videotron, fully managed, accenture, deloitte, kpmg, cgi, compugen,
  softchoice, geek squad, best buy, staples, competitor, rival, other msp, other provider, another provider, other it company`;
const makers =
  'microsoft, apple, amazon, dell, hp, lenovo, cisco, crowdstrike, norton, kaspersky, lastpass, slack, veeam';
const trades = 'lawyer, attorney, notary, dentist, doctor, therapist, accountant, realtor, plumber, electrician';
const papers = `poem, song, story, essay, joke, letter, notice, article, blog post, resume, homework, logo, game, mobile app, nda,
  lawsuit, thesis, brochure, flyer, invoice, python, javascript, html, script, formula, powerpoint, spreadsheet, picture, password for`;
const weapons = 'malware, virus, ransomware, keylogger, trojan, phishing page, phishing email, a fake, fake review';

const refusals: readonly RefusedQuestion[] = [
  {
    name: 'orders to the assistant',
    why: 'Nothing in a message is an instruction, and how the assistant is made is no subject of our pages.',
    says: 'I only answer questions about our services from our own pages.',
    always: true,
    ways: [
      `ignore, forget, override, bypass, disregard, repeat, reveal, print, show, output, tell, list, dump
        > instruction, your rule, system rule, guideline, prompt, above, your configuration, environment variable`,
      'forget everything, repeat everything, ignore everything, system prompt, system message, your prompt',
      'admin mode, developer mode, jailbreak, source code, api key, from lead, drop table, script alert, etc passwd',
      '^pretend, act as, act like, role play, you are now, from now on, promise me, repeat after me, answer as, talk like',
      'were you, you were, made you, what, which > told, made, built on, trained on, programmed, language model',
      'delete, drop, wipe, erase > all table, all your data, your database, all lead',
    ],
  },
  {
    name: 'other work, and harm',
    why: 'It is no question about us, or the answer would hurt somebody.',
    says: 'That is not something I do.',
    always: true,
    ways: [
      `write, draft, compose, design, create, make, generate, build, code, tell me, sing, do my > ${papers}`,
      `write, create, generate, code, how to make, make a, make me > ${weapons}`,
      '^translate, ^summarize, ^draw, ^rewrite, ^draft, ^fill in, ^write me, ^write our, ^do my',
      `read, spy on, track, hack, unlock, get into, break into + my, his, her, a
        + wife, husband, girlfriend, boyfriend, ex, partner, neighbour, kid, child, competitor, coworker, employee`,
      `how to, how do i, how can i, help me, teach me, can you
        + hack, ddos, crack, steal, phish, scam, launder, bypass, fake, forge, cheat, torrent, break into, get around`,
      '^hack into, hack my ex, crack + a, office, software, make fake, pirated, stolen card, scrape',
    ],
    unless: ['prevent, protect, spot, stop, detect, test our > hack, phish, steal, staff, fake'],
  },
  {
    name: 'accounts, customers and what the firm keeps to itself',
    why: 'The assistant sees no account, ticket or system, and tells nobody about another.',
    says: 'I cannot see accounts, tickets, customers or passwords, and I would not tell them to anybody.',
    ways: [
      `your, other, biggest, another, previous > client, customer, visitor, other user, previous user, people ask
        & who, which, list, name, phone, pay, paid, hacked, breach, chat, message, complaint, ransomware`,
      'who, which, what, does, is > use you, uses you, hospital you protect, client of yours',
      'who else, which client > do you work for',
      'client list, customer list, number of client, client of yours, which company do you support',
      `where, when, who, show, send, what, why, how many, cancel, reschedule > my, our, last, did
        > ticket, invoice, bill, balance, order, account manager, technician, appointment, refund, contract end, contract price`,
      'reset, unlock, change, recover, forgot, show > my, our, admin, wifi > password, mfa, account, token, card',
      '^is, what is > my > password, account, technician, invoice, order, ip address, licence key',
      'was i, were we, did i, did we, did my > charged, billed, pay, last, backup run',
      'i owe, we owe, plan am i, do i have open, have left, have under contract, log me in, can you see my, opened ticket',
      `^cancel, ^refund, ^reset, ^unlock, ^restart, ^restore, ^install, ^turn on, ^turn off, ^add, ^remove, ^delete, ^change,
        ^fix > my, our, us, reception, office 365`,
      '^give me > admin access, admin password',
      '^is > my, our > right now, today',
      'did you > get my, get our, receive',
      'did you, have you + give, send, order, ship, patch, install',
      '^which > is ours, is mine, are ours, are mine',
      'how many > do we have, do i have, have we got, are we using',
      'when > contract with you, agreement with you, plan with you > end, expire, renew, run out, over',
      'is the technician, the guest wifi, wifi password in, wifi password at, my payment, our last pentest, ^open a ticket my',
      'your, you, the > profit margin, revenue, investor, bank account, stock price, churn rate, admin password, database password',
      `have you ever, did you, were you, has ${us} > hacked, breach, sued, lose, lost`,
      `who owns ${us}, promo code, discount code, get * off, give me * off, give us * off, your price go, use internally, do your own, software do you run`,
    ],
    unless: [
      '^how do, ^how can, ^how should, ^how to, ^what happens, ^what if, ^who do, my data, my information, my details',
      'my customer, our customer, my client, our client, for my staff, for our staff, is quitting',
    ],
  },
  {
    name: 'staff as private persons',
    why: 'Their lives are their own.',
    says: 'I do not tell anything private about the people who work here.',
    ways: [
      `${staff} & salary, earn, wage, how old, age of, married, wife, husband, kid, religion, personal, home address,
        home phone, cell number, mobile number, birthday, vaccinated, fired, criminal, sick day, union, last name`,
      'who is, who are, name of, email of, number of > the, your > ceo, cto, owner, founder, president, manager, head of',
      'how much > you pay, pay your',
      `how much, what > ${staff}, you > earn, make a year, make$, get paid`,
      'are you single, where does * live, ceo live, is * married, is * from your, cell number, home address',
    ],
  },
  {
    name: 'verdicts of law',
    why: 'A lawyer judges a case, not a page.',
    says: 'I do not give legal advice. A lawyer can judge your case.',
    ways: [
      `sue, suing, lawsuit, court, legal advice, wrongful, enforceable, binding, liable, jail, prison, divorce, severance,
        i legally, we legally, a lawyer after, unlawful, break the law, damages can, claim damages, who pays if, judge say`,
      'is my, is our > allowed',
      'is it legal, is it illegal > to record, to monitor, to read, to film, to fire, to use cracked',
      `can, may, should, must, do, allowed, let > i, we, my boss, my employee, my employer, landlord, insurer, insurance have
        > fire, fired, evict, record my, film, read my, read employee, refuse, fined, cut off, pay me, break our, monitor them`,
      'let me > read employee',
      'how much, will > fine, fined > me, us',
    ],
    unless: ['liability insurance'],
  },
  {
    name: 'work here, promises, wages, taxes and the way somewhere',
    why: 'Our pages list no jobs, know no rates but our own, and nobody knows the future.',
    says: 'Our pages have nothing about that.',
    ways: [
      'what, how much, how high > salary, wage, earn',
      `how much, what > nurse, teacher, ${trades} > make, get paid`,
      'what, which, how high > capital gain, tax rate, mortgage, interest rate, exchange rate, minimum wage',
      'how do i get, how long is the drive, how long is the ride > by bus, by subway, by train, by car, from',
      'you hiring, vacancy, internship, intern, my resume, a job, any job, job opening',
      'guarantee > never',
      'will you > year$',
    ],
  },
  {
    name: 'other firms',
    why: 'We do not judge other firms, and do not know their prices, hours or troubles.',
    says: 'I do not speak about other firms.',
    ways: [
      `${firms} & how much, charge, cost, price, better, cheaper, best, review, reliable, good, versus, vs, compare, think,
        number, contact, hours, slow, hacked, outage, wrong, recommend, or`,
      `is, who, which, was, when, why, how many > ${makers} > better, best, reliable, good, hacked, outage, employee, founded`,
      `who, when > found, founded, invented, owns, runs, started > ${makers}`,
      `become a, become an + ${trades}`,
      'where can i buy, where do i buy, where to buy, where can we buy',
      '^is > down$, down right now, over$, any good$',
      `compare ${us}, compare you, cheaper than you, better than you, msp than you, rate other, worst, best msp in vancouver`,
      `recommend, find me, need a, need an, appointment with, which > ${trades}`,
      `what do, what does, how much > ${trades} > charge, cost`,
      'phone number of, number of, address of, hours of, contact > cra, commissioner, library, city hall, post office, service canada, bank',
    ],
    unless: [
      'need it, it support, need an it, switch, from another, our practice, microsoft 365 good',
      `for, our, you charge, you offer, you support, work with, which plan > ${trades}`,
      `${trades} > it, computer, network, software`,
    ],
  },
];

const compiled = refusals.map(({ ways, unless, ...row }) => ({
  ...row,
  fits: saysMeaning(ways),
  isGood: unless ? saysMeaning(unless) : () => false,
}));

/** Undefined if the message is not refused. @param before `emergency`: check only refusals marked `always` */
export function refuse(raw: string, before?: 'emergency'): EngineReply | undefined {
  const refused = compiled.find(({ always, fits, isGood }) => (always || !before) && fits(raw) && !isGood(raw));
  if (!refused) return;
  const text = `${refused.says} For anything about your IT, call ${company.phone.display} or ask for a person here.`;
  return { text, sources: [], quotes: [], known: false };
}
