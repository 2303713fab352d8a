import type { ReactNode } from 'react';
import { homeArticles } from '../../facts/home.ts';
import { type Webinar, webinars } from '../../facts/webinars.ts';
import { ReadingList } from '../lists/ReadingList.tsx';
import { webinarLine } from '../lists/webinar-line.ts';
import { BookingButton } from '../ui/Button.tsx';
import { SectionLabel } from '../ui/SectionLabel.tsx';

export type ResourcesProps = {
  /** Day of the build: decides whether a webinar is upcoming. */
  today: Date;
  newsletter: ReactNode;
};

export function Resources({ today, newsletter }: ResourcesProps) {
  return (
    <section className="resources wrap section" aria-labelledby="resources">
      <div className="resources__head">
        <SectionLabel>Resources</SectionLabel>
        <h2 id="resources">Guides and webinars to read before you call.</h2>
      </div>
      <div className="resources__articles">
        <ReadingList items={homeArticles} />
        <p className="resources__more">
          <a href="/resources">All resources</a>
          <a href="/roi-calculator">What does downtime cost you?</a>
        </p>
      </div>
      <div className="resources__side no-print">
        <div className="resources__assessment">
          <h3>Free security assessment</h3>
          <p className="resources__actions">
            <BookingButton source="home-resources">Book Assessment</BookingButton>
            <a href="/resources/cybersecurity-assessment">What it covers</a>
          </p>
        </div>
        <h3 className="resources__title">Webinars</h3>
        <ul className="resources__webinars">
          {webinars.map((webinar) => (
            <WebinarItem key={webinar.slug} webinar={webinar} today={today} />
          ))}
        </ul>
      </div>
      <div className="resources__newsletter no-print">
        <h3>One useful email a month</h3>
        {newsletter}
      </div>
    </section>
  );
}

function WebinarItem({ webinar, today }: { webinar: Webinar; today: Date }) {
  const { when, action } = webinarLine(webinar, today);
  return (
    <li>
      <a href={`/resources/webinars/${webinar.slug}`}>{webinar.title}</a>
      <p>
        <time dateTime={webinar.start}>{when}</time>. {action}
      </p>
    </li>
  );
}
