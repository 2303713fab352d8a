import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inboxPaths, type LeadAnswer } from '../../shared/staff/inbox.ts';
import { setPageTitle } from '../data/page-title.ts';
import { AskError } from '../data/request.ts';
import { discardDraftsAbout } from '../data/use-draft.ts';
import { useNow } from '../data/use-now.ts';
import { useWide } from '../data/use-wide.ts';
import { Snooze } from '../notices/Snooze.tsx';
import { useReadNotices } from '../notices/use-read-notices.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import type { ViewProps } from '../ui/OnDemand.tsx';
import { Presence } from '../ui/Presence.tsx';
import { Clock } from './Clock.tsx';
import { Deliveries } from './Deliveries.tsx';
import { Erase } from './Erase.tsx';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadList } from './LeadList.tsx';
import { LeadStory } from './LeadStory.tsx';
import { LeadWork } from './LeadWork.tsx';
import { nextAct } from './next-act.ts';
import { Person } from './Person.tsx';
import { useLastLead, useLastList } from './use-return.ts';

/** The way back to the list, and to the leads before and after this one. */
function Neighbours({ reference }: { reference: string }) {
  const [{ place, references }] = useLastList();
  const [, setLast] = useLastLead();
  useEffect(() => setLast(reference), [reference]);
  const at = references.indexOf(reference);
  const [before, after] = [references[at - 1], at < 0 ? undefined : references[at + 1]];
  return (
    <nav className="st-row st-neighbours" aria-label="Leads of the list">
      <a href={place}>← Inbox</a>
      {before && (
        <a href={`#/lead/${before}`} data-key-action="before">
          Previous
        </a>
      )}
      {after && (
        <a href={`#/lead/${after}`} data-key-action="after">
          Next
        </a>
      )}
      {at >= 0 && (
        <span className="st-quiet">
          {at + 1} of {references.length}
        </span>
      )}
    </nav>
  );
}

/** One lead, with everything known about the person; on a wide screen the list is next to it. */
export default function LeadPage({ me, rest: reference }: ViewProps) {
  const query = useQuery<LeadAnswer>({ queryKey: [`${inboxPaths.leads}/${encodeURIComponent(reference)}`] });
  const lead = query.data;
  useReadNotices(lead?.reference);
  const now = useNow(lead?.now ?? Date.now(), query.dataUpdatedAt || Date.now());
  const next = lead && nextAct(lead, now);
  const isWide = useWide();
  const isGone = query.error instanceof AskError && query.error.status === 404;
  useEffect(() => {
    if (isGone) discardDraftsAbout(reference);
  }, [isGone, reference]);
  useEffect(() => scrollTo(0, 0), [reference]);
  useEffect(() => {
    // No email: browsers keep titles.
    setPageTitle(lead?.name ?? reference);
  }, [lead, reference]);
  return (
    <div className="st-split">
      {isWide && <LeadList open={reference} />}
      <div className="st-split__lead">
        <Neighbours reference={reference} />
        {query.status === 'pending' && <Loading what="Loading the lead" />}
        {query.status === 'error' && <ErrorMessage error={query.error} again={() => void query.refetch()} />}
        {lead && (
          <>
            <div className="st-head">
              <h1>{lead.name ?? lead.email}</h1>
              {lead.emergency && <span className="st-tag st-tag--bad">emergency</span>}
              <Clock lead={lead} now={now} />
              <code>{lead.reference}</code>
            </div>
            <Presence place={`lead/${reference}`} what="lead" />
            <div className="st-lead">
              <div className="st-lead__facts">
                <LeadFacts lead={lead} me={me.email} next={next} />
              </div>
              <div className="st-lead__work">
                {lead.mergedInto ? (
                  <div className="st-fault">
                    <p>
                      This request is shown as one with the person’s first one, <code>{lead.mergedInto}</code>. Work on
                      it there.
                    </p>
                    <a className="st-button st-button--next" href={`#/lead/${lead.mergedInto}`}>
                      Open the first request
                    </a>
                  </div>
                ) : (
                  <>
                    <LeadWork key={lead.reference} lead={lead} me={me.email} now={now} next={next} />
                    <Snooze key={`snooze ${lead.reference}`} lead={lead} now={now} />
                  </>
                )}
                <LeadStory key={`story ${lead.reference}`} lead={lead} me={me.email} />
              </div>
              <div className="st-lead__more">
                <Deliveries lead={lead} />
                <Person key={lead.reference} reference={lead.reference} />
                {me.role === 'admin' && <Erase lead={lead} />}
              </div>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
