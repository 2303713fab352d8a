import { Prose } from '../../components/articles/Prose.tsx';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { DotTable } from '../../components/figures/DotRows.tsx';
import { openingFigure } from '../../components/figures/OpeningFigure.tsx';
import { SheetFigure } from '../../components/figures/SheetFigure.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { AnswerBox } from '../../components/sections/AnswerBox.tsx';
import { AskCard } from '../../components/sections/AskCard.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { BookingButton } from '../../components/ui/Button.tsx';
import { PhoneFold } from '../../components/ui/PhoneFold.tsx';
import { ScrollBox } from '../../components/ui/ScrollBox.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { headedSections } from '../../markdown/sections.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import type { DotRowsOf } from '../../schema/figures.ts';

const scorecard = 'Scorecard for IT providers';
const points = [0, 1, 2, 3, 4, 5];
const most = 5;

export default function Comparison({ page, data, content }: LayoutProps<'comparison'>) {
  const [first, ...rest] = headedSections(content);
  const tabled = first?.text.includes('<table');
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening
        page={page}
        subject={data.subject}
        lead={data.lead}
        updated={data.updated}
        offer={{}}
        facts={[{ name: 'To compare by', value: <a href="#scorecard">{data.criteria.length} criteria</a> }]}
        figure={data.dots ? <WorkedSheet {...data.dots} /> : openingFigure(page.path, data.figure)}
      />
      <AnswerBox path={page.path} data={data} sand />
      {first && tabled && (
        <div className="compared-first wrap">
          <Prose html={first.heading + first.text} />
        </div>
      )}
      <SideBySide
        side={<AskCard path={page.path} action="Book Free Assessment" about="Put the same questions to us" />}
      >
        {first && !tabled && <Prose html={first.heading + first.text} />}
        <div className="scorecard__notes">
          <section>
            <h2 className="scorecard__title">How we chose what to compare</h2>
            <p>{data.method}</p>
          </section>
          <section>
            <h2 className="scorecard__title">Our interest in this comparison</h2>
            <p>{data.interest}</p>
          </section>
        </div>
      </SideBySide>
      <section className="scorecard ink" id="scorecard" aria-label={scorecard}>
        <div className="wrap">
          {/* A phone shows one long table at a time. */}
          {tabled ? (
            <PhoneFold title={scorecard} count={data.criteria.length}>
              <div>
                <Scorecard criteria={data.criteria} />
              </div>
            </PhoneFold>
          ) : (
            <>
              <h2 className="scorecard__title">{scorecard}</h2>
              <Scorecard criteria={data.criteria} />
            </>
          )}
        </div>
      </section>
      {rest.length > 0 && (
        <div className="scorecard-more wrap">
          <ProseFolds html={rest.map(({ heading, text }) => heading + text).join('')} open={0} />
        </div>
      )}
      <PageEnd
        data={data}
        closing="Score us first, and bring the scorecard to the call."
        action="Book Free Consultation"
      />
    </Page>
  );
}

function Scorecard({ criteria }: Pick<LayoutProps<'comparison'>['data'], 'criteria'>) {
  return (
    <>
      <ScrollBox label={`${scorecard}, a table`}>
        <table className="data-table stack-table scorecard__table">
          <thead>
            <tr>
              <th scope="col">Criterion</th>
              <th scope="col">Ask</th>
              <th scope="col">Good sign</th>
              <th scope="col">Bad sign</th>
              <th scope="col" className="scorecard__mark">
                0 to 5
              </th>
            </tr>
          </thead>
          <tbody>
            {criteria.map(({ name, ask, goodSign, badSign }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{ask}</td>
                <td>
                  <span className="answer-sign answer-sign--good">{goodSign}</span>
                </td>
                <td>
                  <span className="answer-sign answer-sign--bad">{badSign}</span>
                </td>
                <td className="scorecard__mark">
                  <Score of={name} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className="scorecard__sum no-print">
        <span className="scorecard__points" /> of {criteria.length * most} points, before any weights. Press a number in
        each row; nothing is kept or sent.
      </p>
      <p className="scorecard__ask no-print">
        <BookingButton source="scorecard">Book Free Assessment</BookingButton>
      </p>
    </>
  );
}

/** The text's example, worked out in dots. */
function WorkedSheet({ title, unit, states, rows }: DotRowsOf) {
  return (
    <SheetFigure title={title} stamp="Illustrative">
      <div className="worked-sheet dot-rows">
        <p className="worked-sheet__unit">{unit}</p>
        <DotTable states={states} rows={rows} />
      </div>
    </SheetFigure>
  );
}

/** Radio buttons that CSS counts (`Scorecard.css`); on paper the cell is blank, for a pen. */
function Score({ of }: { of: string }) {
  return (
    <span className="score no-print" role="radiogroup" aria-label={`${of}, 0 to ${most}`}>
      {points.map((value) => (
        <input
          className="score__dot"
          type="radio"
          name={`score-${of}`}
          value={value}
          aria-label={`${value}`}
          key={value}
        />
      ))}
    </span>
  );
}
