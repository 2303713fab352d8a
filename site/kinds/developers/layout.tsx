import { ProseSections } from '../../components/articles/ProseSections.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { PageLinks } from '../../components/sections/PageLinks.tsx';
import { ScrollBox } from '../../components/ui/ScrollBox.tsx';
import { apiErrors, apiGroups } from '../../pages/api-calls.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { ApiCall } from './ApiCall.tsx';

/** The API's calls, from the same description as `/api/openapi.json`. */
export default function Developers({ page, data, content }: LayoutProps<'developers'>) {
  const groups = apiGroups();
  const links = groups.map(({ name }) => ({ label: `Calls: ${name.toLowerCase()}`, href: `#${idOf(name)}` }));
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated}>
        <PageLinks
          variant="contents"
          title="Calls on this page"
          links={[...links, { label: 'Errors by code', href: '#errors' }]}
        />
      </Opening>
      <div className="wrap section developers">
        <ProseSections html={content} />
        {groups.map(({ name, about, calls }) => (
          <section key={name} aria-labelledby={idOf(name)}>
            <h2 id={idOf(name)}>{`Calls: ${name.toLowerCase()}`}</h2>
            <p className="lead">{about}</p>
            {calls.map((call) => (
              <ApiCall key={call.id} call={call} origin={page.site.origin} />
            ))}
          </section>
        ))}
        <section aria-labelledby="errors">
          <h2 id="errors">Errors by code</h2>
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
                {apiErrors().map(({ code, status, message }) => (
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
        </section>
      </div>
      <Sources sources={data.sources} />
    </Page>
  );
}

const idOf = (name: string) => `calls-${name.toLowerCase()}`;
