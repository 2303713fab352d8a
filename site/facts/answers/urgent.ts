import { answersFor } from './answer-record.ts';

/** The phone comes first (`server/chat/engine/urgent.ts`); each record has the next three acts. */
export const urgent = answersFor('visitors', '2026-11-26', {
  'urgent-caller': {
    urgent: true,
    ways: `a man at reception says he is from microsoft and wants our server | a stranger at the front desk says he has to see the server room | some guy came in saying he must check our computers | visitor claims to be from bell and asks for the server | someone is on the phone wanting remote access to my pc | someone on the phone says they are microsoft and wants in | a man is on my computer right now | a caller asked me to install anydesk | he is at our front desk saying he is from it | person here claims to be your technician |
      popup told me to call a number and they are in my pc | tech support scam on the line now | i gave a caller remote control | caller wants the code from my phone | they want me to buy gift cards | a guy showed up to fix the server we did not call | my boss called and wants gift card codes |
      somebody from apple support is controlling my screen |
      i read out the login code to someone who phoned | a woman on the phone took over my computer |
      he made me open online banking while he was connected | my manager texted asking for gift cards and i sent them |
      staff member bought store cards for the boss, it was fake | a caller got my password out of me |
      someone we do not know wants to get into the network room |
      a man pretending to be our internet company is in the office |
      i just told a caller the code that was texted to me | someone from the bank phoned and i gave her the code |
      microsoft called about viruses and i let him in, he is moving my mouse | a person with a lanyard says bell sent him and wants the network closet |
      someone on line 2 says he is from our bank and needs the texted number | i gave the guy on the phone remote access, what now |
      there is a technician in our lobby that nobody ordered | caller says our licence expires today and wants me to go to a website and type a code |
      they are on my screen right now and opened my bank page | our receptionist is on the phone with a fake windows support |
      some lady phoned pretending to be you and asked for my password | pop up with a loud voice says call this number, i called and they connected |
      the boss texted me to buy apple cards, i already scratched two |
      a caller says he is from the cra and wants remote acces | amazon fraud department is on the phone and wants me to install something |
      guy in a hi vis vest wants into our server room now | just told a man on the phone my microsoft password |
      he said he was from rogers and had me download ultraviewer | someone phoned from your number and wants our admin login, is it you`,
    says: `1. Hang up, or ask the person to wait outside: give no code, no password and no remote access.
2. If they were on a computer, unplug its network cable or turn off Wi-Fi, and leave it switched on.
3. Call the person or firm they claim to be at a number that you already had; if a payment or a bank page was involved, call the bank first.`,
    pages: ['/library/deepfake-fraud-awareness', '/contact-us'],
  },
  'urgent-fake-warning': {
    urgent: true,
    ways: `a red warning fills my screen and says phone support | my browser is frozen on a virus alert with a phone number |
      popup says windows is blocked and i should ring them | loud alarm on the pc says do not shut down, call this number |
      a page wont close and says my files will be deleted unless i call | screen says trojan found contact support |
      beeping message with a toll free number, is it real | my mac says it is locked by apple security and gives a number |
      a warning covers everything and i cant click it away | got a fake looking windows defender alert that talks`,
    says: `1. It is fake, and nothing is locked: do not call that number, and type nothing.
2. Close the browser with Alt+F4 (Cmd+Q on a Mac), or hold the power button; do not let it restore the page.
3. If you called, paid or let someone in, turn off Wi-Fi and tell us now; your bank comes first if money was involved.`,
    pages: ['/library/phishing-email-warning-signs', '/contact-us'],
  },
  'urgent-battery': {
    urgent: true,
    ways: `laptop battery is bulging | the bottom of my computer is swollen | trackpad is pushed up and it is hot |
      phone battery puffed up and the screen comes off | ipad is bent from a swollen battery | laptop smells burnt and is hot |
      macbook case is opening by itself and warm | my pc is smoking | sparks from the charger | the ups is hot and smells |
      battery of a notebook looks like a pillow | can i still use a laptop whose battery swelled`,
    says: `1. Unplug it and do not charge, press or open it. If it smokes, leave the room and call 9-1-1 first.
2. If it is safe to touch, move it away from paper and people, onto stone, metal or outdoors.
3. Then call us; a battery depot takes it, not the bin.`,
    pages: ['/library/hardware-lifecycle-planning', '/contact-us'],
  },
  'urgent-caller-was-in': {
    urgent: true,
    ways: `the man on the phone made me install anydesk | they got me to download teamviewer and looked around |
      he had me put anydesk on the laptop | i followed their steps and they were in my computer |
      i let a stranger onto my pc with quick assist | i installed teamviewer for a caller and he saw our banking |
      he was in my computer for half an hour and i did not pay | i gave him access and now he wants 399 dollars |
      the fake microsoft man was connected and then i hung up | he had control of my pc and installed a program |
      i let the caller in, now he is gone, what do i do with the computer | is the laptop safe after a scammer was on it |
      a scammer was connected to our front desk pc this morning | i paid the support man by card after he was on my screen |
      remote guy looked through our files and asked for money | the caller hung up but his program is still on my computer |
      should i turn the computer off after the caller was in it`,
    says: `1. Take the computer off the network and leave it on: use it for nothing, banking least of all.
2. From another device, change the passwords that were typed or saved on it. Call your bank first if a bank page was open or a card number was given.
3. Have us find and remove the remote program (AnyDesk, TeamViewer, ScreenConnect or similar), and tell us what was on the disk: whether anyone must be told depends on it.`,
    pages: ['/library/remote-monitoring-and-management', '/library/pipeda-breach-reporting', '/contact-us'],
  },
  'urgent-money': {
    urgent: true,
    ways: `we just transferred 12k to a crook | we wired money to a scammer | payment went to a fake account | the invoice was fraudulent and i paid it | supplier bank details were changed and we transferred | sent an e transfer to a fraudster | our bookkeeper paid a fake invoice |
      money sent to the wrong iban | an email made us send 30 thousand to the wrong account | paid the wrong account because of an email | money went to the wrong account after an email | we got tricked into a wire transfer | payroll deposit went to someone else |
      we sent 25k to the wrong bank account | transferred the deposit to scammers |
      paid someone who was not our supplier | vendor did not receive our payment, the account was changed |
      the bank phoned about odd withdrawals | someone is taking money out of our business account |
      we just paid the wrong party | the wire went out and it was a trick |
      someone changed the bank details on our invoices | i made a transfer for a fake email from the owner |
      i just paid a bogus invoice for 8400 | we sent the down payment to scammers | help, the wire went to a crook this morning |
      our controller followed an email from the owner and transferred 40k | the vendor emailed new banking info, we paid, and now they say they got nothing |
      etransfer went to the wrong person, it was a fraud | closing funds were redirected, the seller never got them |
      payroll clerk changed a direct deposit because of a fake email and the pay is gone | bank says 17000 left our account and we did not do it |
      i think we got scammed, the money left an hour ago |
      paid 2 invoices to a changed account number, both fake | somone is withdrawing from our chequing account right now |
      they tricked my bookkeeper into an interac payment | just realized the supplier account we paid yesterday was not theirs |
      the trust account transfer went to a criminal | can you help get a wire back, it was sent to an imposter |
      someone got an email from "me" asking for gift cards and she bought 2000 worth | Who do I call first, the bank, police, or you?`,
    says: `1. Call your bank's fraud line now and ask for a recall: minutes count.
2. Call the real supplier or client at a number that you already had, and stop other payments to the new account.
3. Keep the emails unchanged, do not answer them, and have us check the mailbox; then report to police and the Canadian Anti-Fraud Centre.`,
    pages: [
      '/library/business-email-compromise-defence',
      '/blog/business-email-compromise-invoice-fraud',
      '/contact-us',
    ],
  },
  'urgent-customer-paid': {
    urgent: true,
    ways: `our customer paid a fraudster who used our letterhead | a client was told by email to pay somewhere else and did |
      client sent the closing funds to criminals | a customer already paid to the wrong account, can it be got back |
      our client paid the invoice to a scammer instead of us | the buyer sent the deposit to the account in the fake email |
      customer says he paid but the account was not ours | a patient paid a fake bill in our name |
      they paid the criminals thinking it was us | client wired the money to someone who posed as us |
      our tenant paid rent to a fraudster after an email from our address | a customer lost money because of an email from us`,
    says: `1. Only the customer's own bank can ask for a recall: have the customer call its fraud line now. Minutes count, and we cannot promise that the money comes back.
2. Warn other clients by phone, and keep all emails unchanged.
3. Have us check your mailbox for an intruder and for forwarding rules; then both sides report to police and the Canadian Anti-Fraud Centre.`,
    pages: [
      '/blog/business-email-compromise-invoice-fraud',
      '/library/business-email-compromise-defence',
      '/contact-us',
    ],
  },
  'urgent-fake-sender': {
    urgent: true,
    ways: `clients received invoices in our name that are not ours | our customers were told to pay into another account |
      a client got a fake email from me asking to change the banking info, how do i stop that |
      someone writes to our clients in our name with new bank details | customer phoned because our invoice had a strange account number |
      fake emails in my name are going to our customers, nobody paid yet | someone pretends to be our firm and asks clients for money |
      a lookalike address sends invoices as if from us | scammers use my name and signature to write to patients |
      our supplier got a message from me that i never wrote, about new banking | an impostor emails our tenants as our office |
      spoofed email in the owners name went to two clients`,
    says: `1. Call the clients concerned: they pay nothing to a new account. A client who has already paid calls the fraud line of their own bank first.
2. Change the mailbox's password from another device, have all sessions ended, and have us look for forwarding rules: the writer may be inside.
3. Keep the emails. Later, SPF, DKIM and DMARC stop fakes of your own domain, and new bank details are confirmed by a call.`,
    pages: ['/library/business-email-compromise-defence', '/library/email-security-spf-dkim-dmarc', '/contact-us'],
  },
  'urgent-clicked': {
    urgent: true,
    ways: `fake delivery email, i pressed the link | opened the link in a bogus parcel message | i put my password in a bogus page | i clicked on a phishing link | entered my password on a fake page | i think i fell for a scam email | typed my login into a weird site | staff member clicked a link | approved an mfa prompt i did not request | gave my code to someone |
      typed my password into a page that was not real | signed in through a link and it was not real |
      i keep getting approval requests on my phone | sign in codes arriving that i did not ask for |
      approval prompts keep coming though i am not signing in |
      mfa prompts keep popping up and i am not logging in | mfa codes every minute without me signing in |
      someone tries to sign in to my account all night | i get sign in codes by text that i did not ask for |
      oh no i clicked it | i entered my microsoft password on a docusign page that looks fake | pressed accept on my phone by mistake and i was not signing in | i typed my email and password into a fake sharepoint link | clicked on a link from canada post and it asked for my login |
      my authenticator keeps buzzing and its not me | scanned a qr code in an email and put in my password | one of our teachers filled in a fake login form |
      clicked a bad link on my iphone, what do i do | think i just got phished | i gave my login to a page that claimed our mailbox was full | my dentist tapped approve on a sign in from vietnam |
      downloded a pdf program and now the browser goes to weird pages |
      hygienist clicked a link in a fake canada post email about 20 min ago and typed her password. what do i do RIGHT NOW |
      I keep getting those approve sign in popups on my phone at 3am and I didn't do anything`,
    says: `1. Change that password from another device, and deny every sign-in prompt.
2. Leave the computer on, take it off the network, and do not delete the email.
3. Tell us what was typed or approved: we end the sessions and look for forwarding rules.`,
    pages: ['/library/phishing-email-warning-signs', '/library/business-email-compromise-defence', '/contact-us'],
  },
  'urgent-opened': {
    urgent: true,
    ways: `opened a bad attachment | opened the attachment and now the pc acts strange |
      i downloaded something and now windows pop up all the time | my receptionist opened a zip from an unknown sender |
      just opened an invoice attachment and a black window flashed |
      i enabled macros in a file from a stranger |
      installed something from a link and now ads all over the screen |
      malware found on a workstation | a virus warning will not go away |
      defender says trojan detected on my computer |
      a black box popped up after i opened the file | i ran an exe that came by email |
      the pdf asked me to enable content and i did | opened a fake resume and the screen flickered |
      downloaded a fake invoice and something installed | the computer got weird right after a download`,
    says: `1. Take that computer off the network (cable out, Wi-Fi off), and leave it on.
2. Type no password and open no banking on it. From another device, change the passwords that were used or saved on it.
3. Call us with the time and the name of the file, and keep the email: we look at the computer before anyone uses it again.`,
    pages: ['/library/phishing-email-warning-signs', '/library/emergency-it-support-toronto', '/contact-us'],
  },
  'urgent-mailbox': {
    urgent: true,
    ways: `contacts are getting weird mails from my address | our email was hacked | someone is sending mail from my account | clients get spam from us | strange login from russia | somebody is in our mailbox | my outlook account got taken over | forwarding rule i did not create | account compromised |
      our mailbox sends junk to all customers | somebody signed in to my email from abroad |
      someone else has my email password | my password was changed and it was not me | a hacker reads our emails |
      people ask why i sent them a strange link | our microsoft account was hijacked | someone took over our instagram |
      our company page was stolen |
      our office email is being used to send out scams | my contacts say they got a docusign from me that i never sent |
      somebody in nigeria logged into my outlook | replies are disappearing from my inbox and there is a rule i never made |
      i think someone is reading my emails | hundreds of bounced messages in my inbox that i did not send | our facebook page was taken over by someone |
      gmail says new sign in from brazil, not me | my mailbox got hacked | cant get into my email, the password and recovery phone were changed |
      clients call asking about an invoice mail i never wrote | intruder in the bosses email account |
      there are sent messages in my account that i did not write | our info@ box is blasting junk to patients | someone hijaked my linkedin and office 365 |
      all my mail is being forwarded to an unknown gmail | a lawyer in our firm has had his inbox broken into |
      my email was compromised, it is writing to all my customers |
      ok changed it. but I can still see a rule in outlook I didnt make that sends stuff to RSS folder |
      our email account is spamming all our contacts right now | spam is going out from my own address to everyone | everybody gets junk from my mailbox`,
    says: `1. Change the password from another device, and have all sessions ended.
2. Warn clients by phone, not by email: the intruder may be reading.
3. Leave forwarding rules alone and delete nothing until we have looked: they show what was read.`,
    pages: ['/library/business-email-compromise-defence', '/library/phishing-email-warning-signs', '/contact-us'],
  },
  'urgent-still-sending': {
    urgent: true,
    ways: `i changed my password and it still sends spam | password is new but the emails keep going out |
      we reset the mailbox and it is still sending to everyone | changed it twice and my contacts still get junk from me |
      still sending after the password change | he is still in my email although i changed the password |
      new password did not stop the hacker | signed out everywhere and the spam goes on |
      my account is still emailing people after the reset | the intruder came back after we changed the password |
      mailbox still hacked after a new password`,
    says: `1. Have sign-in to that account blocked and all its sessions ended: a new password alone does not always end them.
2. With us, remove MFA methods, apps and forwarding rules that none of you added; save them and the sign-in log first.
3. Warn your contacts by phone not to open or pay anything that came from you.`,
    pages: [
      '/library/business-email-compromise-defence',
      '/blog/business-email-compromise-invoice-fraud',
      '/contact-us',
    ],
  },
  'urgent-ransom': {
    urgent: true,
    ways: `every file ends in .crypt | a ransom note on the screen | files are encrypted | all our files have a strange extension | we got hacked | screens say pay bitcoin | ransomware attack happening | cant open anything, readme file everywhere | hackers are in our system | there is a virus spreading | we are under attack |
      documents turned into garbage characters | the file names all changed and a text file demands payment |
      we are told to pay or they publish our data | someone threatens to leak our client list |
      hackers are blackmailing us | our data got scrambled overnight | the mouse moves without me |
      someone is inside our network | our site shows a message from hackers | our web page was defaced |
      backups were erased and nothing opens | a note on the desktop says write to this address to get files back |
      none of our documents open any more | computers act crazy and restart, maybe a virus |
      our folders have disappeared | a scary picture on all screens | someone put other text on our website |
      the shared folder will not open for anyone | a stranger is in our systems |
      every computer here is encrypted now, what should we do | our computers got encrypted | all pcs are encrypted |
      intruder is in our network what now | red skull on the screens | a skull on every screen |
      somebody replaced our website with slogans |
      we cant open any documents and they all end in .locked | a message says our data will be published in 72 hours |
      all our patient charts turned to gibberish and there is a how to decrypt file | hacked!! | lockbit note on our server |
      screen says your network has been encrypted | i watch the cursor move by itself and open folders |
      files on the shared drive are being renamed as i watch | we got hit with ransomware this morning | criminals want 3 bitcoin for our files |
      someone got into our network over the weekend and wiped the backup | extortion email with samples of our client files attached |
      our plant computers all show a countdown timer | pdf and excel files wont open and have a weird ending | our website was replaced by a hackers page |
      the whole office is infected, one pc after the other | everything is encrypted even the backups, please help | ransomwear on three pcs and spreading |
      files all got renamed to .lockd and theres a text note asking for bitcoin |
      HELP all files on the server have weird extension and theres a note asking bitcoin |
      screen is red with a countdown and says pay bitcoin all our files have funny names now HELP |
      all our folders are gone all of a sudden, help | every shared folder disappeared this morning`,
    says: `1. Pull network cables and turn off Wi-Fi. Do not switch computers off.
2. Disconnect the backup storage, and photograph the screens with a phone.
3. Type nothing to the attacker; call your insurer's hotline before you hire anyone or promise anything.`,
    pages: ['/library/ransomware-response-first-24-hours', '/library/incident-response-plan-template', '/contact-us'],
  },
  'urgent-device': {
    urgent: true,
    ways: `my ipad with work mail got nicked | i lost my work phone | laptop stolen from the car | my company tablet is missing | left my notebook in a taxi | phone with work email got taken | burglars took our computers | employee lost his laptop at the airport | someone stole my macbook |
      device with client data left on the train | bag with the office computer was stolen |
      cant find my work mobile anywhere | tablet with patient data is lost |
      break in last night, the computers are gone |
      tablet with charts was forgotten on the subway | ipad with patient charts left in a cab |
      left my work laptop on the go train | my phone fell out on the ttc and it has company email | car was broken into and the office laptop is gone |
      our hygienist cannot find the clinic ipad | thieves took two desktops from reception last night | work cell lost somewhere at the airport |
      stolen laptop | i forgot my surface in an uber with client files on it | somebody grabbed my backpack with the macbook |
      lost a usb drive with patient records | site foremans tablet was stolen from the trailer | a partner lost his phone on vacation, it has his mailbox |
      the loaner notebook never came back, we think it was stolen | lost my iphone, should i cancel the sim | our van was robbed and the tablets are missing |
      laptop with payroll on it dissapeared from the office | i misplaced the company phone and it had everything on it |
      our office was burgled and the server was carried off`,
    says: `1. Call now and say which device and when: we end its sessions and reset the password.
2. Do not block the SIM first: the lock or wipe that we send arrives only while the device is online.
3. Note the time, what was on it and whether it was encrypted: that decides whether anyone must be told.`,
    pages: ['/library/mobile-device-security', '/library/pipeda-breach-reporting', '/contact-us'],
  },
  'urgent-leaver': {
    urgent: true,
    ways: `someone quit today and is taking client files with her | an employee who is leaving copies our client list | he resigned and is downloading our files | fired an employee yesterday and his account still works | a dismissed staff member can still sign in | need to shut the account of someone we dismissed | had to let go of our controller, cut her access now | we just fired someone, lock his account | employee quit angry and still has access | disable an account right now | ex employee is deleting files | former staff can still log in | we dismissed our accountant and her login still works | we let a colleague go and she still has access | shut off her email today | terminate access immediately | he walked out with the laptop | our admin left and has all passwords |
      a person we dismissed is still in our systems | block his login now | my ex partner is logging in to our accounts |
      angry former worker has the admin login |
      manager we let go can still open our files | we let her go this morning and she can still get in |
      just let our office manager go, close her logins immediately | we are firing someone in ten minutes and he must not get back in |
      he quit an hour ago and is forwarding emails to his gmail | lock out a salesman now, he is deleting contacts |
      our ex bookkeeper is still inside quickbooks and our mail | former admin changed our passwords after we fired him | kill his access asap |
      she stormed out and still has remote access from home | someone we sacked on friday logged in last night |
      emergency, terminated employee is downloading our client database | the it guy walked out today and he knows every password |
      an associate is leaving for a competitor and copying our matters right now | cut off the email of a man we dismissed today |
      she resigned this morning and is mass printing patient lists | revoke everything for an employee who just got fired |
      our fired manager still has the door codes and vpn | disgruntled ex worker is still signed in on his phone |
      just fired our recepionist, her account must be blocked now |
      front desk girl quit this morning no notice. how do i lock her out of everything |
      an agent left yesterday on bad terms, still has her email on her phone and the crm |
      my manager quit last nite and she knows every password. what do i do right now |
      a teacher left in june and we only just noticed her account is still active and reading mail. can you check what she saw`,
    says: `1. Call with the name and the hour: we block sign-in and end the sessions first, then phone, remote access and building codes.
2. Delete nothing: the mailbox and files stay for whoever takes over.
3. If you suspect that data was taken, leave the laptop switched off and untouched, and call your lawyer.`,
    pages: ['/blog/offboarding-without-leaving-doors-open', '/library/it-offboarding-checklist', '/contact-us'],
  },
  'urgent-server': {
    urgent: true,
    ways: `the server is beeping | server makes a beeping noise | loud alarm sound from the server room | whole clinic frozen, cant open charts | server is down | our system is offline and nobody can work | the file server died | whole office cannot log in | practice software wont open for anyone | everything stopped working | server wont boot | network is down | the phones are dead and the internet too | emergency nothing works |
      blue screens on every computer | the server crashed and its disk is broken |
      server disk failed and there is no backup | the computers will not start this morning |
      we cannot reach the patient files | nobody can open the booking system |
      till and card machine stopped, customers are waiting | water got into the server closet | the server room is wet |
      screens went dark after an update and we open soon | email is out for the whole company |
      the file server is gone from the network | we cannot take payments right now | everyone was logged out |
      our system froze with a room full of people |
      no dial tone on any phone | none of us can get into the computers | nobody in the team can get in |
      none of our programs open, all staff are standing around | server has a red light and nobody can reach the shared drive |
      all workstations froze at once | dentrix is down on every chair and patients are waiting | whole office is dead |
      half the staff cannot work since 9 and nobody knows why | half of our people are stuck and we dont know what it is |
      our database wont start and shipping has stopped | phones down, whole building | the server keeps rebooting |
      error on every screen since this morning, nobody can sign in | our pos is down and the restaurant is full | server down pls help |
      there is water dripping on the server | smoke smell in the server closet | exchange is down, no mail for any of us | everyone lost the S drive at once |
      two disks show amber and the server is offline | after the power came back the server does not start |
      production line stopped because the erp is unreachable |
      server is from 2014 and its making a noise |
      water is coming into the server room | flood next to the server rack | the computer in the closet grinds and nothing opens any more |
      we cannot open patient charts this morning | no one can get into the patient records | noise from the server and everything hangs |
      power light on the server blinks orange and it stays off | dell poweredge with an amber light, it does not start |
      the server shows an orange light and nothing comes up | server has no power at all and everyone is sitting here`,
    says: `1. Note the time, the model and what the lights and the screen show, and photograph it.
2. Ask one more person whether it is one machine or all, and check the power and the lights on the modem.
3. Change nothing that cannot be undone: no repeated restarts, no reset button, no restore, no reinstall.`,
    pages: ['/contact-us', '/services/managed-it/help-desk', '/library/emergency-it-support-toronto'],
  },
  'urgent-disk': {
    urgent: true,
    ways: `the server makes a clicking noise | our old server started clicking this morning | clicking sound from the server and it is slow |
      server disk clicks and the last backup is weeks old | noise from the server like a clock ticking |
      nine year old server making a noise, how bad is that | the drive in the server rattles and clicks |
      raid says one disk failed and another one is clicking | the nas is clicking and shows a warning |
      one disk in the server failed and we have no recent backup | the noise is a clicking from the server`,
    says: `1. Change nothing before we have spoken: no restart, no repair program, no opening the case.
2. Note the time, the sound, the model and the lights, and find the date and the place of the last backup.
3. If newer data is only on this disk, say so first when you call. Nothing is restarted or restored without your consent.`,
    pages: ['/library/emergency-it-support-toronto', '/library/server-backup-strategies', '/contact-us'],
  },
  'urgent-internet': {
    urgent: true,
    ways: `no internet since 9 | our internet is down right now | no connection in the office | wifi dead for everybody | internet just went out | cant get online at all | line is down since this morning |
      router is dead, no network anywhere | no network in the whole building | lost connection and cannot work |
      internet is gone at our clinic since this morning | no wifi and no wired connection for anyone | modem has a red light and we are offline |
      we have no connection right now, patients at the desk | the bell line is out at our office | wifi went down for the whole office |
      whole floor lost internet five minutes ago | internet dead | our connection dropped and wont come back |
      network cable and wifi both say no internet on every pc | internet outage here now, what should we do first |
      fibre was cut by the road crew and we are offline | nobody in our shop can get online | router lights are off, no internet at all |
      the internt stopped working for all of us | our rogers connection died an hour ago and we cannot work | we are offline since lunch, all ten of us |
      everything in the warehouse went offline, scanners and printers too | all tills and printers are offline at once, nothing connects |
      the whole plant is offline for the last ten minutes |
      no web pages load on any computer here |
      internet is down |
      power went out and now nothing on the internet works, the box has one orange light`,
    says: `1. Check the lights on the modem, and restart it once.
2. Call the carrier, and forward the phones to cell phones.
3. Let two people work over a hotspot. If the carrier gets nowhere, we talk to them for you.`,
    pages: ['/blog/internet-outage-plan-for-small-offices', '/library/internet-failover-options', '/contact-us'],
  },
  'urgent-breach': {
    urgent: true,
    ways: `customer data got leaked | we emailed the patient list to the wrong person | our client files are on the internet | personal information was exposed just now | someone downloaded our database | privacy breach happening |
      sent a file with social insurance numbers to a stranger | mailed the wages list to a customer by mistake |
      attached the wrong file with personal data | patient records went to the wrong address |
      our data is for sale online | private files were shared with everybody by accident |
      i just sent a clients tax return to the wrong email | i put 200 patients in cc so they all see each others address |
      we found our client records on google | a spreadsheet with sins was shared publicly by mistake | mailed someone elses lab results to a patient |
      our sharepoint folder with hr files was open to anybody | leak of personal data just discovered | personal data of our donors got out, what now |
      a binder of patient files was left in a coffee shop | customer list with card numbers is posted online |
      wrong attachment, it had all employees salaries and birthdays | sent the wrong persons medical report by fax just now | we may have a privacy breach |
      a parent received the file of another student | someone sent payroll to all staff by accident |
      our database was publicly reachable and someone copied it | i accidentaly emailed confidential records to a stranger |
      a student marks list with home addresses is out on the web |
      we found a public google drive link with our clients documents`,
    says: `1. Stop it: take the link or the mailbox offline, and ask the wrong recipient in writing to delete it and say so.
2. Write down what, whose, when and who saw it.
3. Tell your privacy officer today. Patients in Ontario are told at the first reasonable opportunity (PHIPA); elsewhere it depends on the risk of significant harm (PIPEDA).`,
    pages: ['/library/pipeda-breach-reporting', '/library/phipa-basics-for-clinics', '/contact-us'],
  },
  'urgent-provider': {
    urgent: true,
    ways: `our it company is threatening to turn off our email tomorrow | old provider says he will shut down the server if we dont pay |
      he locked us out of our own system after we fired him | msp cut our access this morning because of a bill dispute |
      it guy is holding our passwords hostage and nobody can work | they disabled our accounts the day we gave notice |
      provider switched off our backup and says pay first`,
    says: `1. Sign in to your domain registrar and to Microsoft 365 with an administrator account of your own, and change its password.
2. Copy what you can open to a disk or an account that you control: a backup that opens only in their console stays with them.
3. Ask in writing, with a date, for the fifteen items of the handover list, and have a lawyer read the contract.`,
    pages: ['/library/switching-it-providers-checklist', '/library/it-documentation-essentials', '/contact-us'],
  },
  'urgent-deadline': {
    urgent: true,
    ways: `closing at 4 today and teraview wont let us in | taxprep refuses to open and returns are due thursday |
      truck is at the dock and the label printer wont print | payroll has to go out by noon and sage wont start |
      patient in the chair and the xray program is frozen | bid is due in an hour and our files wont open |
      court filing deadline today and the system is down | till program is dead and there is a line of customers |
      we need to file by midnight and the software crashes |
      shipping labels wont come out and the driver is waiting | scale and label printer stopped, three trucks in the yard`,
    says: `1. Say first what is waiting and until when: a patient, a payment, a truck or a stopped system is a P1, our highest priority.
2. Note the exact message, which computers show it and what changed last; try the program on one other computer.
3. Leave repeated restarts, a reinstall or a restore alone until we have looked. We call the program's maker for you.`,
    pages: ['/service-levels', '/library/emergency-it-support-toronto', '/contact-us'],
  },
  'urgent-water': {
    urgent: true,
    ways: `water is dripping on our server | the ceiling leaks over the computers | pipe burst above the server room |
      our server closet is flooding | sprinkler went off over the desks | upstairs tenant's water runs into our rack |
      roof leak onto the network cabinet | there is water on the floor near the server | toilet overflow into the server room |
      the air conditioner drips on the switch | basement flood with our equipment in it`,
    says: `1. Touch nothing that is wet. Switch the power off at the breaker or at the battery only if you stay dry; if there is smoke or sparks, leave and call 9-1-1.
2. Have building management stop the water, and cover or move what is still dry.
3. Switch nothing on again, even when it looks dry: we check the disks and the backup first.`,
    pages: ['/library/emergency-it-support-toronto', '/services/business-continuity', '/contact-us'],
  },
  'urgent-domain': {
    urgent: true,
    ways: `our domain ran out and email is dead | domain lapsed and the website is gone | forgot to renew the domain, no mail since today |
      registrar says our domain is expired, nobody gets email | website shows a parking page and mail bounces |
      domain renewal failed and everything stopped | the card at the registrar expired and our email went down`,
    says: `1. Sign in at the registrar and renew it now: for some weeks the name is still yours, later for a higher fee. Email comes back within hours.
2. If the account belongs to a web designer or a former employee, call that person first, and find an invoice: it names the registrar.
3. Change no DNS records meanwhile. Tell clients by phone which other address reaches you.`,
    pages: ['/library/it-documentation-essentials', '/library/emergency-it-support-toronto', '/contact-us'],
  },
});
