import { company } from '../../../shared/company/company.ts';
import { faces } from '../../../shared/company/typefaces.ts';
import { ProseSections } from '../../components/articles/ProseSections.tsx';
import { Drawing } from '../../components/figures/Drawing.tsx';
import { LampFigure } from '../../components/figures/LampFigure.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { grounds, wordmarkFile } from '../../components/ui/brand-files.tsx';
import { ownLogo } from '../../components/ui/logo.ts';
import { Swatches } from '../../components/ui/Swatches.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';
import type { DotState } from '../../schema/figures.ts';

/** docs/look.md, "One dot, one thing we watch". */
const dots: readonly { state: DotState; name: string; text: string }[] = [
  { state: 'well', name: 'Well', text: 'Filled, moss' },
  { state: 'lit', name: 'Looked at now', text: 'Lime with a ring, one a view' },
  { state: 'needs', name: 'Needs you', text: 'Amber ring' },
  { state: 'failed', name: 'Failed', text: 'Filled, red, and shown' },
  { state: 'unknown', name: 'Not known yet', text: 'Dashed' },
];

const groundWords = { ink: 'dark', paper: 'light' } as const;

export default function Brand({ page, data, content }: LayoutProps<'brand'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated}>
        {!ownLogo && <LampFigure />}
      </Opening>
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
        <div className="brand-dots band">
          <h2 className="brand-dots__title">One dot, one thing we watch</h2>
          <p>In our drawings a dot is a thing we look after. Its colour and its shape say how it is.</p>
          <ul className="brand-dots__list">
            {dots.map(({ state, name, text }) => (
              <li key={state}>
                <Drawing name="brand-dots__dot" width={48} height={48}>
                  <circle className={`drawing__${state}`} cx="24" cy="24" r="19" />
                </Drawing>
                <strong>{name}</strong>
                <span className="small">{text}</span>
              </li>
            ))}
          </ul>
        </div>
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
