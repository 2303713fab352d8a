import { useEffect } from 'react';
import { homeTime } from '../../shared/company/hours.ts';
import type { ViewProps } from '../ui/OnDemand.tsx';
import './Analytics.css';
import { setPageTitle } from '../data/page-title.ts';
import { Figure } from './Figure.tsx';
import { FiguresSummary } from './FiguresSummary.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { figuresPlace, longDay, readRest } from './period-choices.ts';
import { sections } from './sections.ts';
import { WeeklyMail } from './WeeklyMail.tsx';

/** Site analytics, without personal data. */
export default function Analytics({ rest }: ViewProps) {
  const { section: asked, days } = readRest(rest);
  const section = sections.find(({ name }) => name === asked) ?? sections[0];
  useEffect(() => {
    setPageTitle(`${section?.label} · Analytics`);
  }, [section]);
  if (!section) return null;
  return (
    <>
      <div className="st-head">
        <h1>Analytics</h1>
        <p className="st-quiet">
          {longDay(days.from)} to {longDay(days.to)}, beside as many days before. Days by {homeTime}.
        </p>
      </div>
      <PeriodChoice days={days} section={section.name} />
      <nav aria-label="Parts of the analytics" className="st-tabs st-an__parts">
        {sections.map(({ name, label }) => (
          <a
            key={name}
            className="st-tab"
            href={figuresPlace(name, days)}
            aria-current={name === section.name ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      {section.name === 'overview' && <FiguresSummary days={days} />}
      {section.blocks.map((block) => (
        <Figure key={block.figure} block={block} days={days} />
      ))}
      {section.name === 'overview' && <WeeklyMail />}
    </>
  );
}
