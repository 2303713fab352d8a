/** Drawn in `components/journey/Follow.tsx`. */
export type Glyph =
  | 'bank'
  | 'book'
  | 'film'
  | 'flask'
  | 'gift'
  | 'house'
  | 'machine'
  | 'money'
  | 'part'
  | 'person'
  | 'plan'
  | 'scanner'
  | 'screen'
  | 'server'
  | 'sheet'
  | 'tablet'
  | 'truck';

/** People are on the upper line, machines on the lower. */
export type Station = { name: string; glyph: Glyph };

/** A possible failure between two stations: a system from the page's table, and whom you call then. */
export type Stop = { system: string; call: string };

/** The way of one object: six stations, some with a stop between them. */
export type Follow = { thing: string; glyph: Glyph; way: readonly (Station | Stop)[] };

const person = (name: string): Station => ({ name, glyph: 'person' });
const at = (name: string, glyph: Glyph): Station => ({ name, glyph });
const stop = (system: string, call: string): Stop => ({ system, call });

/** By page path. `system` must be a name in the page's table, which has the texts. */
export const follows: Readonly<Record<string, Follow>> = {
  '/industries/construction': {
    thing: 'one site drawing',
    glyph: 'plan',
    way: [
      person('Estimator'),
      stop('Bluebeam Revu', 'Us. We have the list of named licences and move one while you wait.'),
      at('Current set', 'plan'),
      stop('MS Project and Primavera P6', 'Us. We unlock the file; your planner says which version is the baseline.'),
      person('Planner'),
      stop(
        'Procore and Autodesk Construction Cloud',
        'Us, from the trailer. We call the carrier if the line is at fault.',
      ),
      at('Site tablet', 'tablet'),
      person('Site super'),
      stop('Sage 300 CRE or Jonas', 'Us. A message about a new bank account: call the sub at the number you know.'),
      at('Payables', 'book'),
    ],
  },
  '/industries/dental': {
    thing: 'one X-ray',
    glyph: 'film',
    way: [
      person('Hygienist'),
      stop('Sensors, pans and CBCT', 'Us, from the chair. We call the sensor maker and stay on the line.'),
      at('Room PC', 'screen'),
      stop('Dentrix, ABELDent, Tracker, ClearDent', 'Us. We call the software vendor; neither of us hangs up first.'),
      person('Dentist'),
      stop('iTero, TRIOS and lab portals', 'Us. If the portal itself is down, we tell you and call the lab.'),
      at('Dental lab', 'flask'),
      person('Front desk'),
      stop('CDAnet and ITRANS claims', 'Us. We call the claims network and tell the desk when to send again.'),
      at('Insurer', 'bank'),
    ],
  },
  '/industries/finance': {
    thing: 'the month-end workbook',
    glyph: 'sheet',
    way: [
      person('Bookkeeper'),
      stop('QuickBooks, Sage 50, Xero', 'Us, before anyone opens the file again.'),
      at('Ledger', 'book'),
      stop('Taxprep, TaxCycle, Caseware', 'Us. We go back to the version of the day before and call the vendor.'),
      at('Workbook', 'sheet'),
      person('Partner'),
      stop('Croesus, NaviPlan, Applied Epic', 'Us. We call the maker of the add-in with the test we ran.'),
      at('Client record', 'screen'),
      stop(
        'Filogix, Velocity and lender portals',
        'Us, or the colleague who may unlock for you. The lender resets its own codes.',
      ),
      at('Lender', 'bank'),
    ],
  },
  '/industries/healthcare': {
    thing: 'one lab test',
    glyph: 'flask',
    way: [
      person('Patient'),
      stop('Ocean tablets and patient check-in', 'Us. Until the tablet is back, the desk checks in on its own screen.'),
      at('Check-in', 'tablet'),
      stop(
        'OSCAR Pro, Accuro, PS Suite, Med Access',
        'Us first. We measure, then call the EMR vendor with the numbers.',
      ),
      person('Physician'),
      at('Lab', 'flask'),
      stop(
        'HRM, OLIS and lab downloads',
        'Us. We renew what expired with the vendor and ask for the missing days again.',
      ),
      at('Result in chart', 'sheet'),
      stop('OHIP billing and card readers', 'Us. Swap in the spare reader first; the label says how.'),
      person('Billing desk'),
    ],
  },
  '/industries/legal': {
    thing: 'one closing',
    glyph: 'sheet',
    way: [
      person('Clerk'),
      at('Scanner', 'scanner'),
      stop('Dictation, scanning and court e-filing', 'Us. Use the spare scanner meanwhile; it has the same profiles.'),
      at('Client file', 'server'),
      stop('iManage, NetDocuments or SharePoint', 'Us. Keep the draft open, and say which matter it belongs to.'),
      person('Lawyer'),
      stop(
        'PCLaw, CosmoLex or Clio Manage',
        'Us. New wire instructions by email: call the other firm at a number you know.',
      ),
      at('Trust ledger', 'book'),
      stop('Teraview and The Conveyancer', 'Us, and say that it closes today. We call Teraview with you.'),
      at('Land registry', 'bank'),
    ],
  },
  '/industries/manufacturing': {
    thing: 'one part',
    glyph: 'part',
    way: [
      person('Engineer'),
      stop(
        'SolidWorks PDM, Mastercam and file vaults',
        'Us. We say which revision is the checked-in one before it is cut.',
      ),
      at('File vault', 'server'),
      stop('CNC and DNC (Fanuc, Haas, Mazak)', 'Us for the transfer, the machine’s maker for the control.'),
      at('CNC machine', 'machine'),
      stop(
        'PLCs and HMIs (Allen-Bradley, Siemens)',
        'Your integrator for the logic, us for the laptop that holds the project.',
      ),
      person('Operator'),
      stop(
        'ERP (Epicor, SYSPRO, Infor VISUAL, Sage 300)',
        'Us, at any hour. We call the ERP vendor if the database is sound.',
      ),
      at('Work order', 'screen'),
      stop('Zebra printers, scales and scanners', 'Us. Plug in the spare printer first; it has the same address.'),
      at('Dock', 'truck'),
    ],
  },
  '/industries/non-profit': {
    thing: 'one gift',
    glyph: 'gift',
    way: [
      person('Donor'),
      stop('CanadaHelps and payment pages', 'Us for the connector, the payment page’s support for the money itself.'),
      at('Gift page', 'screen'),
      stop(
        "Raiser's Edge NXT, DonorPerfect, Sumac, Keela",
        'Us, before the next import. The copy from before it is the way back.',
      ),
      at('Donor record', 'server'),
      stop('Microsoft 365 or Google for non-profits', 'Us. We call Microsoft or Google as your administrator.'),
      person('Coordinator'),
      stop(
        'Case files (Penelope, ShareVision, spreadsheets)',
        'Us, and the person who answers for privacy on your side.',
      ),
      at('Client file', 'sheet'),
      person('Client'),
    ],
  },
  '/industries/real-estate': {
    thing: 'one deposit',
    glyph: 'money',
    way: [
      person('Agent'),
      stop('PropTx MLS tools and BrokerBay', 'Us, from the driveway. The board resets what only the board can.'),
      at('Showing', 'house'),
      stop('DocuSign, Authentisign, SkySlope', 'Us. The account is the brokerage’s, so we can open it for you.'),
      at('Signed offer', 'sheet'),
      person('Buyer'),
      stop('Lone Wolf and other back offices', 'Money went to a wrong account? Your bank within minutes, then us.'),
      at('Trust account', 'bank'),
      stop('Yardi, Buildium and rent portals', 'Us. We end the stranger’s session and read who changed what.'),
      person('Manager'),
    ],
  },
};
