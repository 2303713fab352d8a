import { company } from '../../../shared/company/company.ts';
import { amountOfRate, priceOfRate, rates } from '../rates.ts';
import { answersFor } from './answer-record.ts';

/** Old and broken devices, what is left on them, and access that nobody has any more. */
export const deviceCases = answersFor('buyers', '2026-11-27', {
  'windows-11-not-ready': {
    ways: `pc health check says my computer cannot run windows 11 | windows 11 says no tpm |
      our pcs fail the windows 11 check | this pc does not meet the requirements | processor not supported by windows 11 |
      can you force windows 11 on an old pc | bypass the tpm check | half of our computers cannot upgrade`,
    says: `Check first whether TPM and Secure Boot are only switched off: turning them on takes ten minutes. If the processor is too old, mostly Intel before the eighth generation, replace that PC, or pay for updates until a date you have written down. Do not force it: ${priceOfRate(rates.hour)} buys the check of which is which.`,
    pages: ['/library/windows-10-end-of-support-options', '/services/extended-security-updates'],
  },
  'wipe-formatting': {
    ways: `is formatting the drive enough before i sell it | does a factory reset delete everything |
      i deleted all files, can i give the pc away | is a quick format safe | can data be recovered after formatting |
      smash the hard drive with a hammer | how do i erase a laptop before donating it | reset the pc and give it to charity`,
    says: `No: formatting alone leaves the data readable with common tools. Wipe the whole disk with the maker's tool, or, where it was encrypted, reset it and destroy the recovery key; otherwise have it shredded. Keep a line with date, serial number and method, and for health and legal files a certificate.`,
    pages: ['/library/hardware-lifecycle-planning', '/library/records-retention-basics'],
  },
  'recycling-pickup': {
    ways: `do you come and get old computers | can someone pick up our old hard drives | do you haul away e waste |
      who collects old monitors | pick up of retired laptops | do you take old equipment with you when you install new |
      where do i bring old pcs`,
    says: `Our pages name no pick-up: the wiped equipment goes to a recycler that gives a receipt. A technician can wipe the disks at your office, at ${amountOfRate(rates.visit)} a visit with the first hour; ask for the way to the recycler in the same call. With a new computer that we prepare, wiping the old disk is included.`,
    pages: ['/library/hardware-lifecycle-planning', '/pricing'],
  },
  'laptop-dies': {
    ways: `if a laptop breaks how fast is the person working again | do you have loaner laptops |
      how soon do we get a replacement computer | spare laptop for emergencies | our pc died how long without one |
      back to work after a computer failure, hours or days | one dead laptop, how long until he can work`,
    says: `The same day, if a spare is on the shelf and the files are in the cloud: the person signs in and works. So keep one spare for every twenty; a loaner can be part of your agreement. Without a spare it takes as long as the shop needs, and preparing a new one costs ${amountOfRate(rates['new-computer'])}.`,
    pages: ['/library/hardware-lifecycle-planning', '/it-support-richmond-hill', '/pricing'],
  },
  'chromebooks-old': {
    ways: `our old chromebooks stopped updating | chromebook says no more updates | chromebook auto update expired |
      how long do chromebooks get updates | final software update on a chromebook |
      are chromebooks without updates still safe`,
    says: `Replace them: each Chromebook model has a date set by Google after which it gets no more updates, and then it does not belong near student or client data. Look up the date of each model before you buy or accept one as a gift, and put it into your list.`,
    pages: ['/library/hardware-lifecycle-planning', '/library/microsoft-365-vs-google-workspace'],
  },
  'server-lasts': {
    ways: `life span of a server | how many years is a server good for | our server is six years old, too old |
      when is a server too old | how old is too old for a server | server warranty is over, keep it`,
    says: `About five years: as long as the maker's warranty runs, because after that a failed part can stop you for days. Its Windows has an end date too, so take the earlier of the two. Decide a year ahead whether the next one is a server at all.`,
    pages: ['/library/hardware-lifecycle-planning', '/library/server-to-cloud-decision-guide'],
  },
  'no-passwords-takeover': {
    ways: `the guy who set everything up is gone and we have no passwords | nobody here knows the router password |
      my nephew built our network and moved away | we do not have the admin login for anything |
      our it person disappeared | no documentation and no passwords, can you still help |
      a friend set up our wifi, now nobody can change it | we lost all the logins to our systems |
      how do you take over when nothing is written down`,
    says: `Yes, we take it over. A router or Wi-Fi can be reset and set up anew; for Microsoft 365, the domain and the internet line, the firm proves to the provider that it is the owner. Look for three things first: an invoice of each, the email address they were opened with, and any device that is still signed in.`,
    pages: ['/library/it-documentation-essentials', '/library/switching-it-providers-checklist'],
  },
  'shopify-store': {
    ways: `we sell on shopify, can you help with it | shopify support | our online store is on shopify |
      do you look after woocommerce or shopify | who fixes our web shop | help with our etsy and shopify store`,
    says: `The store itself stays with Shopify and your web designer. We look after what surrounds it: the domain and its email, sign-ins with MFA, the computers, and in a shop the network for tills and iPads. We call Shopify for you when the two meet.`,
    pages: ['/who-we-are-for', '/services/managed-it', '/library/network-segmentation-guide'],
  },
  'website-not-secure': {
    ways: `browser says our site is not secure | ssl certificate expired | no padlock on our website |
      chrome warns people about our website | your connection is not private on our own site |
      customers see a security warning on our page | how do we get https`,
    says: `Its certificate has ended or was never set up: whoever hosts the website renews it, usually at no cost and within the day. Until then, type no password there. We do not build or host websites, but if the domain or its records are the cause, we put them right; call ${company.phone.display}.`,
    pages: ['/library/help-desk-best-practices', '/who-we-are-for'],
  },
  'remote-now': {
    ways: `can somebody log in and look at my screen now | please just take over my screen and fix it |
      could a tech connect to my pc today | i want someone to remote into my computer | can you fix it remotely right now |
      is someone free to connect and have a look | i am stuck, can you jump on my computer`,
    says: `Yes: call ${company.phone.display}, and a technician connects while you watch and can end it at any time. Nothing starts without your consent, and never through a number that a pop-up or an email gave you. Without a plan it costs ${priceOfRate(rates.hour)}, in steps of 15 minutes.`,
    pages: ['/services/managed-it/help-desk', '/people', '/pricing'],
  },
  'one-pc-program': {
    ways: `our accounting runs on one pc under a desk, what if it dies | the whole business depends on one old computer |
      the main program is on the receptionists pc | single computer with all our client data |
      what happens when that one computer breaks`,
    says: `Then everyone waits until it is rebuilt, so make an image of the whole machine each night, with one copy outside the office, and restore it once as a test. After that decide whether the program moves to a server or to the cloud. In the plan such a machine is watched; its backup is priced ${priceOfRate(rates['server-backup'])}.`,
    pages: ['/library/server-backup-strategies', '/library/server-to-cloud-decision-guide', '/pricing'],
  },
  'used-computers': {
    ways: `are refurbished laptops ok for the office | we bought used dells online | second hand pcs for staff |
      can we use my old home computer at work | are cheap refurbished computers worth it | donated computers for our charity`,
    says: `Yes, if each runs Windows 11 Pro, still gets the maker's updates, and has been wiped and set up anew. Without a warranty keep a spare. Our price list sells none; preparing one that you bought costs ${amountOfRate(rates['new-computer'])}.`,
    pages: ['/library/hardware-lifecycle-planning', '/pricing'],
  },
});
