import { company } from '../../../shared/company/company.ts';
import { mostRiskPoints } from '../../../shared/tools/risk-quiz.ts';
import { Page } from '../../components/frame/Page.tsx';
import type { SiteContext } from '../../pages/site-context.ts';

const quiz = '/resources/cybersecurity-assessment';

/** Shell for browsers without JavaScript. */
export function RiskResultPage({ site }: { site: SiteContext }) {
  const title = 'Your cybersecurity risk';
  const page = { path: `${quiz}/result`, title, description: title, indexable: false, canonical: quiz, site };
  return (
    <Page page={page}>
      <div className="risk-result-page wrap section">
        <h1 className="risk-result-page__title">
          <span data-slot="level"></span> risk: <span data-slot="score"></span> out of {mostRiskPoints} points
        </h1>
        <p className="lead" data-slot="advice"></p>
        <p className="risk-result-page__thanks" role="status" data-slot="thanks"></p>
        <h2>The six areas, and what to do this week</h2>
        <ul className="risk-result-page__areas" data-results="" hidden></ul>
        <template data-result="">
          <li>
            <h3>
              <span data-field="area"></span>: <span data-field="points"></span> points
            </h3>
            <p>
              Your answer: <span data-field="answer"></span>
            </p>
            <p data-field="step"></p>
            <a href={quiz} data-field="more">
              More
            </a>
          </li>
        </template>
        <p className="small">Six questions cannot see your network: this is a first look, not an audit.</p>
        <p>
          <a href={`${quiz}#risk-quiz`}>Take Assessment Again</a>, <a href="/contact-us">ask for a call back</a> or call{' '}
          <a href={`tel:${company.phone.e164}`}>{company.phone.display}</a>.
        </p>
      </div>
    </Page>
  );
}
