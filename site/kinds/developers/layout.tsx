import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { countOf, DotIndex } from '../../components/figures/DotIndex.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { NamesInside } from '../../components/ui/NamesInside.tsx';
import { ScrollBox } from '../../components/ui/ScrollBox.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { apiErrors, apiGroups } from '../../pages/api-calls.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { ApiCall, commandOf } from './ApiCall.tsx';

/** The API's calls, from the same description as `/api/openapi.json`. */
export default function Developers({ page, data, content }: LayoutProps<'developers'>) {
  const groups = apiGroups();
  const failures = apiErrors();
  const calls = groups.flatMap(({ calls }) => calls);
  const [shortest] = calls
    .filter(({ method, bearer }) => method === 'POST' && !bearer)
    .map((call) => ({ ...call, command: commandOf(call, page.site.origin) }))
    .toSorted((one, other) => one.command.length - other.command.length);
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated}>
        <DotIndex
          title={`${countOf(calls.length, 'call')}, ${countOf(failures.length, 'error')}`}
          about="A dot is a call, or an error by its code."
          parts={[
            ...groups.map(({ name, calls }) => ({
              href: `#${idOf(name)}`,
              label: `Calls: ${name.toLowerCase()}`,
              count: calls.length,
              unit: 'call',
            })),
            { href: '#errors', label: 'Errors by code', count: failures.length, unit: 'error' },
          ]}
        />
      </Opening>
      <div className="developers">
        <SideBySide
          side={
            shortest && (
              <section className="shortest-call" aria-labelledby="shortest-call">
                <h2 className="shortest-call__title" id="shortest-call">
                  The shortest call
                </h2>
                <p className="small">
                  <a href={`#${shortest.id}`}>{shortest.title}</a>
                </p>
                <pre className="api-call__command">
                  <code>{shortest.command}</code>
                </pre>
              </section>
            )
          }
        >
          <ProseFolds html={content} />
        </SideBySide>
      </div>
      <div className="wrap developers index-folds">
        {groups.map(({ name, about, calls }) => (
          <Fold
            key={name}
            id={idOf(name)}
            title={`Calls: ${name.toLowerCase()}`}
            count={calls.length}
            unit="call"
            drawing={<NamesInside names={calls.map(({ path }) => path)} />}
          >
            <p className="lead">{about}</p>
            {calls.map((call) => (
              <ApiCall key={call.id} call={call} origin={page.site.origin} />
            ))}
          </Fold>
        ))}
        <Fold
          id="errors"
          title="Errors by code"
          count={failures.length}
          unit="error"
          drawing={<NamesInside names={failures.map(({ code }) => code)} />}
        >
          <ScrollBox label="Table of errors">
            <table className="data-table">
              <thead>
                <tr>
                  <th scope="col">Status</th>
                  <th scope="col">Code</th>
                  <th scope="col">Message</th>
                </tr>
              </thead>
              <tbody>
                {failures.map(({ code, status, message }) => (
                  <tr key={code}>
                    <td>{status}</td>
                    <th scope="row">
                      <code>{code}</code>
                    </th>
                    <td>{message}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        </Fold>
      </div>
      <Sources sources={data.sources} />
      <ClosingBand title="Have a question it doesn’t answer? Ask us." action="Book Free Consultation" />
    </Page>
  );
}

const idOf = (name: string) => `calls-${name.toLowerCase()}`;
