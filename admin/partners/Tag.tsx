import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type WidgetVersions, widgetVersionsPath } from '../../shared/staff/partners.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';

/** The newest release with its integrity hash, or the current script before the first release. */
export function Tag({ siteOrigin }: { siteOrigin: string }) {
  const versions = useQuery<WidgetVersions>({ queryKey: [widgetVersionsPath] });
  const [said, setSaid] = useState('');
  const newest = versions.data?.versions.find(({ version }) => version === versions.data.latest);
  const script = newest
    ? `<script async src="${siteOrigin}${newest.script}"\n  integrity="${newest.integrity}" crossorigin="anonymous"></script>`
    : `<script async src="${siteOrigin}/widgets.js"></script>`;
  const tag = versions.data && `${script}\n<div data-widget="newsletter"></div>`;
  const copy = (text: string) =>
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setSaid('Copied.'),
      () => setSaid('The browser does not let us copy. Select the text and copy it yourself.'),
    );
  return (
    <section aria-labelledby="tag">
      <h2 id="tag">Tag for the partner’s page{newest && `: version ${newest.version}`}</h2>
      {versions.status === 'pending' && <Loading what="Loading the versions" />}
      {versions.status === 'error' && <ErrorMessage error={versions.error} again={() => void versions.refetch()} />}
      {tag && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard. */}
          <pre className="st-partners__tag" tabIndex={0}>
            {tag}
          </pre>
          <p className="st-row">
            <Button onPress={() => void copy(tag)}>Copy the tag</Button>
            <span role="status">{said}</span>
          </p>
          <p className="st-quiet">
            {newest && 'This version never changes. '}The other widgets and their options are on{' '}
            <a href="/widgets">/widgets</a>.
          </p>
        </>
      )}
    </section>
  );
}
