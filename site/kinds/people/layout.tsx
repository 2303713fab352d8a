import type { ReactNode } from 'react';
import { longDate } from '../../components/articles/long-date.ts';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { DotField } from '../../components/figures/DotField.tsx';
import { PeopleByHour, type PeopleByHourProps } from '../../components/figures/PeopleByHour.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { AskCard, AskLine } from '../../components/sections/AskCard.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Rota } from '../../components/specimens/Rota.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import {
  certificateUnknown,
  countUnknown,
  currentCertificates,
  insurance,
  insuranceUnknown,
  nightWatch,
  ownAccess,
  productUnnamed,
  references,
  roles,
  shifts,
  tools,
} from '../../facts/people.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** Of all shifts together, where they say how many. */
const { desk, call, backup = 0 }: Partial<PeopleByHourProps> = Object.assign({}, ...shifts.map(({ people }) => people));
const byHour = desk && call ? { desk, call, backup } : undefined;

export default function People({ page, data, content }: LayoutProps<'people'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening
        page={page}
        lead={data.lead}
        updated={data.updated}
        tone="ink"
        about={<Offer />}
        figure={byHour ? <PeopleByHour {...byHour} /> : <Rota />}
      />
      <div className="price-list wrap section">
        <Part id="roles" title="Roles, credentials and hours">
          <Table
            name="Roles"
            isWide
            heads={['Role', 'People', 'Required before the job', 'What they do for you', 'On shift']}
            rows={roles.map(({ name, count, credential, does, shift }) => [
              name,
              count ? (
                <>
                  <span className="people-table__count">{count}</span> <DotField count={count} across={8} />
                </>
              ) : (
                countUnknown
              ),
              credential,
              does,
              shift,
            ])}
          />
        </Part>
        <AskLine row path={page.path} action="Book Free Consultation" about="Rather speak to one of them?" />
        <Part id="shifts" title="Who is on shift, and who covers the night" sand>
          <Table
            name="Shifts"
            isWide
            heads={['When', 'Who', 'What they do']}
            rows={shifts.map(({ when, who, what }) => [when, who, what])}
          />
          <p className="price-list__legend">
            {nightWatch.firm
              ? `At night, alerts are read by ${[nightWatch.firm, nightWatch.country].filter(Boolean).join(', ')}.`
              : nightWatch.unnamed}{' '}
            {nightWatch.agreement} How fast a call is answered is in our <a href="/service-levels">service levels</a>.
          </p>
        </Part>
      </div>
      <SideBySide side={<AskCard path={page.path} action="Book Free Assessment" />}>
        <div className="people-folds">
          <Fold id="own-access" title="How we protect our own access" count={ownAccess.length} unit="rule" open>
            <ul className="people-list">
              {ownAccess.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Fold>
          <Fold id="tools" title="Tools we work with" count={tools.length} unit="tool">
            <Table
              name="Tools"
              heads={['Kind of tool', 'What it does for you', 'Product']}
              rows={tools.map(({ kind, use, product }) => [kind, use, product ?? 'in your quote'])}
            />
            {tools.some(({ product }) => !product) && <p className="price-list__legend">{productUnnamed}</p>}
          </Fold>
          <Fold
            id="certificates"
            title="Certificates, with scope and date"
            count={currentCertificates.length}
            unit="certificate"
          >
            <Table
              name="Certificates"
              heads={['Certificate', 'Held by', 'What it covers', 'Valid until']}
              rows={currentCertificates.map(({ name, holder, scope, validUntil }) => [
                name,
                holder,
                scope ?? certificateUnknown.scope,
                validUntil ? longDate(validUntil) : certificateUnknown.validUntil,
              ])}
            />
            <p className="price-list__legend">
              These are our own statements, listed with their date under{' '}
              <a href="/claims-and-sources">claims and sources</a>.
            </p>
          </Fold>
          <Fold id="insurance" title="Insurance we carry" count={insurance.length} unit="cover">
            <Table
              name="Insurance"
              heads={['Insurance', 'What it pays for', 'Limit, insurer, end date']}
              rows={insurance.map(({ kind, covers, terms }) => [kind, covers, terms ?? 'on the certificate'])}
            />
            {insurance.some(({ terms }) => !terms) && <p className="price-list__legend">{insuranceUnknown}</p>}
          </Fold>
          <Fold id="references" title="References from clients">
            <p className="price-list__legend">{references}</p>
          </Fold>
        </div>
        <ProseFolds html={content} open={0} />
      </SideBySide>
      <PageEnd data={data} closing="Meet the people who would look after you." action="Meet Our Team" />
    </Page>
  );
}

function Part({ id, title, sand, children }: { id: string; title: string; sand?: boolean; children: ReactNode }) {
  return (
    <section className={sand ? 'people-band sand sand--bleeds' : undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

type TableProps = {
  name: string;
  heads: readonly string[];
  /** The first cell is the row's heading. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
  /** Over the whole column of the page. */
  isWide?: boolean;
};

/** Rows become blocks on a phone. */
function Table({ name, heads, rows, isWide = false }: TableProps) {
  return (
    <table className={`data-table stack-table people-table${isWide ? ' people-table--wide' : ''}`}>
      <caption className="hidden-text">{name}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
