import { company } from '../../../shared/company/company.ts';
import { ProseSections } from '../../components/articles/ProseSections.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { DotField } from '../../components/figures/DotField.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Points } from '../../components/sections/Points.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function Accessibility({ page, data, content }: LayoutProps<'accessibility'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening
        page={page}
        lead={data.lead}
        updated={data.updated}
        about={
          <ul className="access-count">
            <li>
              <DotField count={data.works.length} />
              <span>
                <a href="#works">{data.works.length} things work</a>
              </span>
            </li>
            <li>
              <DotField count={data.gaps.length} state="needs" />
              <span>
                <a href="#gaps">{data.gaps.length} do not yet</a>
              </span>
            </li>
          </ul>
        }
      >
        <section className="barrier" aria-labelledby="barrier">
          <h2 id="barrier" className="barrier__title">
            Stuck on a page?
          </h2>
          <p>One of our people will help you, by phone or email.</p>
          <p className="barrier__way">
            <a href={`tel:${company.phone.e164}`}>{company.phone.display}</a>
          </p>
          <p>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        </section>
      </Opening>
      <section className="wrap section access-works" aria-labelledby="works">
        <h2 id="works" className="access-works__title">
          Accessibility: what works
        </h2>
        <dl className="access-works__list">
          {data.works.map(({ what, text }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="access-gaps ink" aria-labelledby="gaps">
        <div className="wrap">
          <h2 id="gaps" className="access-gaps__title">
            Known barriers: what does not work yet
          </h2>
          <ul className="access-gaps__list">
            {data.gaps.map(({ where, what, meanwhile }) => (
              <li key={where}>
                <h3>{where}</h3>
                <p>{what}</p>
                <p>
                  <strong>Meanwhile:</strong> {meanwhile}
                </p>
              </li>
            ))}
          </ul>
          <p className="small">If you find another one, please tell us, and we add it to this list.</p>
        </div>
      </section>
      <div className="wrap section">
        <ProseSections html={content} />
        {data.changes.length > 0 && (
          <div className="access-changes">
            <Points title="Changes to this statement" points={data.changes} />
          </div>
        )}
      </div>
      <Sources sources={data.sources} />
    </Page>
  );
}
