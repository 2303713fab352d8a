import { ProseSections } from '../../components/articles/ProseSections.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { DotRows } from '../../components/figures/DotRows.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { KeptHere } from '../../components/sections/KeptHere.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { YourChoice } from '../../components/sections/YourChoice.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function PrivacyChoices({ page, data, content }: LayoutProps<'privacy-choices'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated}>
        {data.dots && <DotRows {...data.dots} />}
      </Opening>
      <div className="privacy-board ink">
        <dl className="wrap privacy-board__rows">
          {data.board.map(({ where, state, text }) => (
            <div className="privacy-board__row" key={where}>
              <dt>{where}</dt>
              <dd className="privacy-board__state">{state}</dd>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="wrap section">
        <YourChoice scripts={page.site.otherScripts} />
      </div>
      <SideBySide side={<KeptHere />}>
        <section className="kept-things" aria-labelledby="kept">
          <h2 id="kept">What is kept, and until when</h2>
          <ul className="kept-things__list">
            {data.kept.map(({ what, when, until }) => (
              <li key={what}>
                <h3>{what}</h3>
                <dl className="kept-things__times">
                  <dt>When</dt>
                  <dd>{when}</dd>
                  <dt>Until</dt>
                  <dd>{until}</dd>
                </dl>
              </li>
            ))}
          </ul>
          <p>{data.keptNote}</p>
        </section>
      </SideBySide>
      <div className="wrap section section--joined">
        <ProseSections html={content} />
      </div>
      <Sources sources={data.sources} />
    </Page>
  );
}
