import { company } from '../../../shared/company/company.ts';
import { faces } from '../../../shared/company/typefaces.ts';
import { ProseSections } from '../../components/articles/ProseSections.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { grounds, wordmarkFile } from '../../components/ui/brand-files.tsx';
import { Swatches } from '../../components/ui/Swatches.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';

const groundWords = { ink: 'dark', paper: 'light' } as const;

export default function Brand({ page, data, content }: LayoutProps<'brand'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated} />
      <section className="brand-marks" aria-label="The mark">
        {grounds.map((ground) => (
          <figure className={`brand-marks__ground brand-marks__ground--${ground}`} key={ground}>
            <img
              src={wordmarkFile(ground)}
              alt={`${company.shortName} on a ${groundWords[ground]} ground`}
              height={64}
            />
            <figcaption>
              <a href={wordmarkFile(ground)} download="">
                For a {groundWords[ground]} ground (SVG)
              </a>
            </figcaption>
          </figure>
        ))}
      </section>
      <section className="wrap section brand-sheet" aria-label="Colours and typefaces">
        <h2 className="hidden-text">Colours of the brand</h2>
        <Swatches />
        <div className="brand-sheet__faces">
          <p className="brand-sheet__face brand-sheet__face--display">
            Someone picks up. <span className="small">{faces.display.family}, bold, for headings</span>
          </p>
          <p className="brand-sheet__face">
            When something breaks at ten past eight, one call is enough.{' '}
            <span className="small">{faces.text.family}, regular, for everything else</span>
          </p>
        </div>
      </section>
      <div className="wrap section section--joined">
        <ProseSections html={content} />
      </div>
      <PageEnd data={data} />
    </Page>
  );
}
