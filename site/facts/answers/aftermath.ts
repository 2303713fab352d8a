import { company } from '../../../shared/company/company.ts';
import { claims } from '../claims.ts';
import { amountOfRate, priceOfRate, rates } from '../rates.ts';
import { priorities } from '../service-levels.ts';
import { answersFor } from './answer-record.ts';

const [p1] = priorities;
const response = claims.helpDeskResponse.value;

/** What people ask when something has gone wrong, and what they ask about such days beforehand. */
export const aftermath = answersFor('visitors', '2026-11-27', {
  'ai-tools-pasted': {
    ways: `i just found out my people put tax returns into chatgpt |
      someone uploaded patient notes to a free ai, what do we do |
      our clerk pasted a contract with names into an ai chat | client files went into chatgpt already |
      personal data was entered in an ai tool by mistake | how do we undo what was pasted into ai |
      can chatgpt delete what my assistant typed in | employees used ai with sin numbers, do i have to report it |
      we discovered staff feeding client letters to a free ai | found client names in an employees chatgpt history |
      already pasted it into ai, what is the next step | an employee put client tax slips into chatgpt, what should we do`,
    says: `Write down what was entered, when, in which account and whose data it was; then delete the chats and switch training off. Tell your privacy officer within the hour: it is assessed like any breach, and the vendor is asked in writing to delete other people's data. Blame no one, and give staff one approved tool and a short policy.`,
    pages: ['/library/ai-data-privacy-basics', '/library/ai-acceptable-use-policy', '/library/pipeda-breach-reporting'],
  },
  'backup-stale': {
    ways: `last backup is from three weeks ago, is that bad | our backup says november 3, that is not good is it |
      the backup has not run for a month | backup stopped and we did not notice | what do we lose if the last backup is old |
      backup report is red since last week | the newest copy is from the spring | is a two week old backup any use |
      backup job failed every night this week | our it says the backup is behind |
      everything since the last backup, is it safe`,
    says: `No, that is not good: what came after that day exists only once, so a failed disk or an attack takes it. If a machine makes noises or files are locked, call ${company.phone.display} before you touch anything. Otherwise copy the new files to another place today, and have one restore tested.`,
    pages: ['/library/backup-3-2-1-rule', '/library/backup-testing-schedule', '/contact-us'],
  },
  'usb-backup': {
    ways: `theres a usb drive plugged in that is the backup, how do i know it works | our backup is an external hard drive, is that any good |
      how do i test a usb backup | is the drive behind the server really a backup | we copy everything to a usb disk each friday |
      external drive backup, can you check it | does the western digital drive on the server hold our data |
      is a plugged in backup drive safe from ransomware | the server is dead but there is a usb disk, can it be used |
      can you restore from our external drive | i found a backup drive and do not know what is on it |
      the backup drive goes home with me every weekend, enough?`,
    says: `You know only once something has been restored from it, and that is done on another computer, never on a broken one. If the server has failed, unplug the drive, keep it safe and call us. A drive that stays plugged in is lost to the same fire or ransomware, so it needs a second copy off site.`,
    pages: ['/library/backup-3-2-1-rule', '/library/backup-testing-schedule', '/library/emergency-it-support-toronto'],
  },
  'new-server-today': {
    ways: `what if we just buy a new server at best buy today | can we replace the dead server with a store computer |
      should i buy a new computer now or wait for you | the old server died, can i get one off the shelf |
      buy a pc today and put the data on it | would a desktop from costco do as a server | quickest way to replace a broken server |
      how fast can we get a new server | can a laptop stand in for our server | new machine today instead of fixing the old one`,
    says: `Call ${company.phone.display} before you buy: getting a server to start, replacing a failed disk or setting up a temporary laptop is usually possible the same day. The data is on the old disks and in the backup, so keep both. You buy a replacement computer yourself or through us; preparing it costs ${amountOfRate(rates['new-computer'])}.`,
    pages: ['/library/emergency-it-support-toronto', '/pricing', '/library/server-to-cloud-decision-guide'],
  },
  'ransom-downtime': {
    ways: `if ransomware hit us how long until we work again | honest number, how many days are we down after an attack |
      how long til we fill prescriptions again after ransomware | recovery time after a ransomware attack |
      hours or days until we are back after being hacked | how fast could you get our clinic running after an attack |
      how long are firms down after ransomware | how soon after encryption can staff work | worst case downtime after a cyber attack |
      realistic time to recover from ransomware | if we are hit on a friday night when do we open again`,
    says: `The stated recovery target is ${claims.recoveryTime.value} for systems set up for it, and your run book has the measured time of each machine. After an attack more comes first: finding the way in, clean machines and new passwords. Our white paper adds up the hours of one example and shows how to work out yours.`,
    pages: [
      '/resources/whitepapers/ransomware-readiness',
      '/services/cloud-solutions/cloud-backup-dr',
      '/library/ransomware-response-first-24-hours',
    ],
  },
  'whose-side': {
    ways: `was the fake email from our side or theirs, can you find out | how do we find out whose mailbox was hacked |
      spoofed email on a closing, was it us or the lawyer | can you check if our email was compromised |
      they say our account sent it, can you prove it did not | which of the two firms was hacked |
      investigate where the fake invoice came from | was somebody inside our mailbox, can you tell |
      find out how the scammer knew about the deal | forensic check of one mailbox |
      the other side blames us for the fraud email`,
    says: `For your side, yes: the sign-in log, the rules and the sessions of the mailbox show whether someone was in it and what was open to them. Their side needs its own check. Save the messages with full headers, the rules and the sign-in log before anything is cleaned up. Without a plan, a technician costs ${priceOfRate(rates.hour)}.`,
    pages: [
      '/blog/business-email-compromise-invoice-fraud',
      '/library/business-email-compromise-defence',
      '/industries/real-estate',
    ],
  },
  'admin-rights-who': {
    ways: `am i the admin of our microsoft 365 or is my old it guy | how do i find out who is global administrator |
      i think i am the admin but i am not sure | old it person may still be the admin |
      where can i see the administrators of our tenant | who controls our microsoft account |
      is the former it company still admin in our 365 | see all admins of our office 365 | how can i tell if i have admin access`,
    says: `Sign in at admin.microsoft.com and open Roles, then Role assignments, then Global Administrator: it lists everyone who has that role. If the page does not open, your account is no administrator. If only a former provider is listed, ask in writing for an account of your own; Microsoft has a way to restore a firm's access.`,
    pages: [
      '/resources/webinars/microsoft-365-security-setup',
      '/library/privileged-access-management',
      '/library/switching-it-providers-checklist',
    ],
  },
  'cell-phones-lost': {
    ways: `what happens if staff lose a phone | how are lost phones handled |
      One of my associates loses her phone roughly twice a year with firm email on it. What can be done. |
      guys lose phones all the time, can you wipe it or track it | can you wipe a lost work phone | can you track a company phone |
      find a lost tablet by gps | remote wipe of phones, do you do that | last phone went in a pond, what happens with the data |
      phones with work mail get lost now and then, what do you do | wipe only the work part of a lost private phone |
      can a phone that got lost be locked from afar`,
    says: `Call us within the hour: we end its sessions, reset the password and wipe the phone, if private only its work data. The wipe arrives once the phone is online, so PIN and encryption count more. The firm cannot see where a private phone is: its owner uses Find My or Find Hub.`,
    pages: ['/library/mobile-device-security', '/services/cybersecurity/endpoint-protection'],
  },
  'emergency-steps': {
    ways: `what happens after i call with an emergency |
      suppose our system goes down at 8 in the evening, what do you do step by step | walk me through an emergency call |
      how often do you update us during an outage | when must a workaround be there in an emergency |
      how does it go when our pos fails during service | who takes charge when everything stops | steps after a p1 call |
      how long may a stopped office stay stopped | what do you do in the first hour of an outage |
      friday 8pm our pos goes down, what happens exactly | the till dies on a saturday night, what will you do`,
    says: `A technician takes your call within ${response}, day and night, and works on it with you. You hear from us ${p1?.update}, a workaround is due within ${p1?.workaround}, and we call the maker of the program for you. Work on it at night is included from Professional up; in Essential it costs ${priceOfRate(rates['after-hours'])}.`,
    pages: ['/service-levels', '/people', '/pricing'],
  },
  'sla-response': {
    ways: `whats your definition of response | does an automatic email count as a response |
      a robot email is not a response, what do you mean by it | what do you call a response in your sla |
      when does the clock stop for response time | is response a person or a ticket number | do you count the auto reply as answered |
      what exactly happens within the 15 minutes | response means what, a call back or a fix |
      difference between your response and your fix | who has to answer for it to count as a response`,
    says: `A technician who has taken your call, not an automatic email. By phone that takes at most ${response} in support hours, and at any hour when something has stopped. By email it takes longer: the table of priorities has each time.`,
    pages: ['/service-levels', '/services/managed-it/help-desk'],
  },
  'lost-device-data': {
    ways: `the stolen laptop had client files and was not encrypted | there was no password on the lost laptop |
      client data was on the phone that got stolen | lost a usb stick with payroll on it | the lost tablet had patient photos |
      it was not encrypted and had our drawings on it | must we tell clients about a stolen computer |
      laptop stolen from the car, do we have to report it | do i have to tell the people whose data was on it`,
    says: `Without encryption treat it as a possible breach: list today what was on it and whose data, and file a police report. Where there is a real risk of significant harm, the people and the federal Commissioner are told as soon as feasible; patients in Ontario are told under PHIPA. Either way it goes into your breach log.`,
    pages: ['/library/pipeda-breach-reporting', '/library/mobile-device-security', '/library/phipa-basics-for-clinics'],
  },
  'leaver-deleted': {
    ways: `our ex employee deleted files before leaving | former partner wiped the shared folder |
      he deleted his emails on his last day | she emptied her onedrive when she quit | the manager we fired erased the client list |
      can we get back what a leaver deleted | an angry ex employee removed our documents |
      someone deleted everything out of spite`,
    says: `Usually yes, if it is soon: block the sign-in first, then leave the account and its licence as they are. SharePoint and OneDrive keep deleted files for up to 93 days and email for 14, and a separate backup longer. Keep the sign-in log and the laptop unused as evidence, and call your lawyer.`,
    pages: ['/library/saas-backup-explained', '/library/it-offboarding-checklist', '/contact-us'],
  },
});
