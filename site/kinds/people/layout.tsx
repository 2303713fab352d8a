import type { ReactNode } from 'react';
import { longDate } from '../../components/articles/long-date.ts';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { AskCard } from '../../components/sections/AskCard.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Rota } from '../../components/specimens/Rota.tsx';
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

export default function People({ page, data, content }: LayoutProps<'people'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening
        page={page}
        lead={data.lead}
        updated={data.updated}
        tone="ink"
        about={<Offer action="Meet Our Team" />}
        tool={<Rota />}
      />
      <div className="price-list wrap section">
        <Part id="roles" title="Roles, credentials and hours">
          <Table
            name="Roles"
            heads={['Role', 'People', 'Required before the job', 'What they do for you', 'On shift']}
            rows={roles.map(({ name, count, credential, does, shift }) => [
              name,
              count ?? countUnknown,
              credential,
              does,
              shift,
            ])}
          />
        </Part>
        <Part id="shifts" title="Who is on shift, and who covers the night">
          <Table
            name="Shifts"
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
        <Part id="own-access" title="How we protect our own access">
          <ul className="people-list">
            {ownAccess.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Part>
        <Part id="tools" title="Tools we work with">
          <Table
            name="Tools"
            heads={['Kind of tool', 'What it does for you', 'Product']}
            rows={tools.map(({ kind, use, product }) => [kind, use, product ?? 'in your quote'])}
          />
          {tools.some(({ product }) => !product) && <p className="price-list__legend">{productUnnamed}</p>}
        </Part>
        <Part id="certificates" title="Certificates, with scope and date">
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
        </Part>
        <Part id="insurance" title="Insurance we carry">
          <Table
            name="Insurance"
            heads={['Insurance', 'What it pays for', 'Limit, insurer, end date']}
            rows={insurance.map(({ kind, covers, terms }) => [kind, covers, terms ?? 'on the certificate'])}
          />
          {insurance.some(({ terms }) => !terms) && <p className="price-list__legend">{insuranceUnknown}</p>}
        </Part>
        <Part id="references" title="References from clients">
          <p className="price-list__legend">{references}</p>
        </Part>
      </div>
      <SideBySide side={<AskCard path={page.path} action="Book Free Consultation" />}>
        <ProseFolds html={content} />
      </SideBySide>
      <PageEnd data={data} closing="Meet the people who would look after you." action="Meet Our Team" />
    </Page>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

type TableProps = { name: string; heads: readonly string[]; rows: readonly (readonly (string | number)[])[] };

/** Rows become blocks on a phone; the first cell is the row heading. */
function Table({ name, heads, rows }: TableProps) {
  return (
    <table className="data-table stack-table people-table">
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
