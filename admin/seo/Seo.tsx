import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type SeoAnswer, seoPaths } from '../../shared/staff/seo-report.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import type { ViewProps } from '../ui/OnDemand.tsx';
import { Builds } from './Builds.tsx';
import { Issues } from './Issues.tsx';
import { LinkGraph } from './LinkGraph.tsx';
import { PageFacts } from './PageFacts.tsx';
import { Pages } from './Pages.tsx';
import { ReadingPlot } from './ReadingPlot.tsx';
import { readSeo, type SeoData } from './read-seo.ts';
import './Seo.css';
import './SeoPlot.css';
import { setPageTitle } from '../data/page-title.ts';

const parts: Record<string, { label: string; Part: (props: { data: SeoData }) => ReactNode }> = {
  issues: { label: 'Issues', Part: Issues },
  pages: { label: 'Pages', Part: Pages },
  reading: { label: 'Words and reading', Part: ReadingPlot },
  links: { label: 'Links', Part: LinkGraph },
  builds: { label: 'Builds', Part: Builds },
};

/** Findings of the last build, and trends. */
export default function Seo({ rest }: ViewProps) {
  const seo = useQuery<SeoAnswer>({ queryKey: [seoPaths.report] });
  useEffect(() => {
    setPageTitle('SEO');
  }, []);
  return (
    <>
      <h1>SEO: pages and their issues</h1>
      {seo.status === 'pending' && <Loading what="Loading the report" />}
      {seo.status === 'error' && <ErrorMessage error={seo.error} again={() => void seo.refetch()} />}
      {seo.data && (seo.data.report ? <Report data={readSeo(seo.data, seo.data.report)} rest={rest} /> : <NoReport />)}
    </>
  );
}

function NoReport() {
  return (
    <div className="st-empty">
      <p>
        There is no report yet. Run <code>npm run build</code> in the server’s folder: the report shows here right after
        it.
      </p>
      <p className="st-quiet">
        Built on another machine? Copy its <code>seo-report.json</code> into the server’s <code>DATA_DIR</code>.
      </p>
    </div>
  );
}

function Report({ data, rest }: { data: SeoData; rest: string }) {
  const [name = '', ...path] = rest.split('/');
  const page = name === 'page' ? data.pages.find((one) => one.path === `/${path.join('/')}`) : undefined;
  const shown = Object.hasOwn(parts, name) ? name : 'issues';
  const { Part } = parts[shown] ?? {};
  return (
    <>
      <nav aria-label="SEO" className="st-seo__parts">
        <ul className="st-row">
          {Object.entries(parts).map(([part, { label }]) => (
            <li key={part}>
              <a
                className="st-button"
                href={`#/seo/${part}`}
                aria-current={!page && part === shown ? 'page' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {page ? <PageFacts data={data} page={page} /> : Part && <Part data={data} />}
    </>
  );
}
