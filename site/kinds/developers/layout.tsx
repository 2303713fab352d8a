import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { countOf, DotIndex } from '../../components/figures/DotIndex.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { NamesInside } from '../../components/ui/NamesInside.tsx';
import { ScrollBox } from '../../components/ui/ScrollBox.tsx';
import { apiErrors, apiGroups } from '../../pages/api-calls.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { ApiCall } from './ApiCall.tsx';

/** The API's calls, from the same description as `/api/openapi.json`. */
export default function Developers({ page, data, content }: LayoutProps<'developers'>) {
  const groups = apiGroups();
  const failures = apiErrors();
  const sum = groups.reduce((all, { calls }) => all + calls.length, 0);
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated}>
        <DotIndex
          title={`${countOf(sum, 'call')}, ${countOf(failures.length, 'error')}`}
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
      <div className="wrap section developers">
        <ProseFolds html={content} />
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
