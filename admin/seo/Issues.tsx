import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { FilterChoice } from './FilterChoice.tsx';
import { pageViewPlace, type SeoData, sectionOf, subjectOf, whole } from './read-seo.ts';
import { SourceLine } from './SourceLine.tsx';

/** Issues per "Show more". */
const step = 50;

/** Costliest first. */
export function Issues({ data }: { data: SeoData }) {
  const [field, setField] = useState('');
  const [section, setSection] = useState('');
  const [most, setMost] = useState(step);
  const found = data.issues.filter(
    (issue) => (!field || issue.field === field) && (!section || sectionOf(issue.page) === section),
  );
  const names = (of: (issue: (typeof data.issues)[number]) => string) => [...new Set(data.issues.map(of))].sort();
  return (
    <section aria-labelledby="issues">
      <h2 id="issues">Issues: what to look at first</h2>
      <p className="st-quiet">
        Cost is the weight of the issue times one more than the leads that the page brought in 12 months. A build
        refuses what is wrong; these are what it lets pass.
      </p>
      <div className="st-seo__filters">
        <FilterChoice label="Kind" value={field} values={names((issue) => issue.field)} onChange={setField} />
        <FilterChoice
          label="Section"
          value={section}
          values={names(({ page }) => sectionOf(page))}
          onChange={setSection}
        />
      </div>
      <p role="status">
        {found.length} of {data.issues.length} issues on {new Set(found.map(({ page }) => page.path)).size} pages
      </p>
      {data.issues.length === 0 && <p>Nothing to look at: every text is within its limits.</p>}
      <ol className="st-list st-seo__issues">
        {found.slice(0, most).map((issue) => (
          <li key={`${issue.page.path} ${issue.field} ${issue.what}`} className="st-seo__issue">
            <p className="st-seo__cost">
              <strong>{whole(issue.cost)}</strong>
              <span className="st-hidden"> cost</span>
            </p>
            <div>
              <p>
                <a href={pageViewPlace(issue.page)}>{issue.page.path}</a>
                <span className="st-tag">{issue.field}</span>
              </p>
              <p>
                {subjectOf(issue)} {issue.what} {issue.todo}
              </p>
              <p className="st-quiet">
                <SourceLine data={data} file={issue.file} line={issue.line} />
                {issue.page.leads > 0 && ` · ${whole(issue.page.leads)} leads`}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {found.length > most && <Button onPress={() => setMost(most + step)}>Show more</Button>}
    </section>
  );
}
