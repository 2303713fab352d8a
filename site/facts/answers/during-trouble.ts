import { company } from '../../../shared/company/company.ts';
import { answersFor } from './answer-record.ts';

/** What people ask next, while an attack, a fraud or a breakdown is being dealt with. */
export const duringTrouble = answersFor('visitors', '2026-11-27', {
  'trouble-power-off': {
    ways: `should i turn off the computer | do i shut down the infected pc | can i restart the hacked computer |
      is it better to power off after an attack | should we unplug the server during an attack |
      do i switch everything off now | reboot it or leave it running`,
    says: `No, not after an attack or a scam: keep it running and take it off the network, since a restart destroys traces and may start the damage anew. Only water, smoke or a burning smell is a reason to cut the power, and then people leave the room first.`,
    pages: ['/library/emergency-it-support-toronto', '/library/ransomware-response-first-24-hours'],
  },
  'trouble-other-computers': {
    ways: `can the others keep working during this | are the other computers safe too | is it only my pc or all of them |
      should everyone stop working | can staff still use their laptops after the attack | may we use the other machines`,
    says: `If files are locked or a ransom note is there, no: take all of them off the network until somebody has looked. If one mailbox or one computer is affected, the others may work, but nobody approves a sign-in, pays a new account or opens what that address sent.`,
    pages: ['/library/ransomware-response-first-24-hours', '/library/business-email-compromise-defence'],
  },
  'trouble-which-passwords': {
    ways: `which passwords do i change first | do i have to change all my passwords now | what should i change after being hacked |
      from where do i change the password | is a new password enough after the hack`,
    says: `Email first, then the bank, then everything that had the same password, all from a clean device. A new password alone is not enough: have the sessions ended too, and look for forwarding rules and sign-in methods that you did not add.`,
    pages: ['/library/business-email-compromise-defence', '/library/dark-web-monitoring-explained'],
  },
  'trouble-antivirus': {
    ways: `should i run a virus scan now | i ran antivirus and it found nothing, am i safe | can i clean it with malwarebytes |
      will a scan remove the hacker | is it gone if defender says it is clean | can i just reinstall windows`,
    says: `Not yet: a scan or a new Windows destroys traces, and a clean result proves little, because many attacks use the computer's own tools. Keep it off the network and running until someone has looked, and use another computer meanwhile.`,
    pages: ['/library/endpoint-detection-and-response', '/library/incident-response-plan-template'],
  },
  'trouble-police': {
    ways: `do i have to call the police about the scam | where do we report a fraud in canada | report a cyber crime |
      should i tell the police that we were hacked | phone number of the anti fraud centre | who do i report phishing to`,
    says: `For money or a stolen device yes: the bank first, then us, then your local police and the Canadian Anti-Fraud Centre, online or at 1-888-495-8501. Keep the emails and note the times; the insurer asks for the file number. Whether privacy law asks for a report too depends on whose data it was.`,
    pages: ['/library/emergency-it-support-toronto', '/library/pipeda-breach-reporting'],
  },
  'trouble-money-back': {
    ways: `will the bank get our money back | can a wire transfer be reversed | is the money gone for good |
      how likely is it to recover the payment | interac e-transfer to a scammer, can it be cancelled |
      does insurance cover money we sent to a fraudster`,
    says: `Sometimes, if the bank hears of it within hours; once a payment has settled, rarely, and nobody can promise it. Insurance often has a much smaller limit for money sent to a criminal, so read that line and report it today.`,
    pages: [
      '/library/business-email-compromise-defence',
      '/blog/cyber-insurance-questions-answered',
      '/library/emergency-it-support-toronto',
    ],
  },
  'trouble-tell-clients': {
    ways: `do i warn my clients that we were hacked | what do i say to customers who got the fake email |
      should i send everyone an email about the hack | do we tell clients today or wait | how do i word a warning to our contacts`,
    says: `Warn those who could pay or open something now, by phone and not from the mailbox that was taken over: pay no new account, open nothing from us today. Say what you know and nothing about causes. Notices that privacy law asks for are a second step, with your privacy officer.`,
    pages: ['/library/crisis-communication-plan', '/library/business-email-compromise-defence'],
  },
  'trouble-all-lost': {
    ways: `is everything lost | are our files gone for good | can the data still be saved | will we get our files back |
      what are our chances of getting the data back`,
    says: `Nobody can say before the backup has been checked, so overwrite nothing: no restore, no reinstall, no copying onto the same disk. Find the date and the place of the last backup, and keep any backup disk unplugged. Then call ${company.phone.display}.`,
    pages: ['/library/emergency-it-support-toronto', '/library/backup-testing-schedule'],
  },
});
