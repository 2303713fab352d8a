import type { PartnersScript } from '../../pages/partners-script.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The one line that a partner's page needs. */
export function ScriptTag({ script, tag }: { script: PartnersScript; tag: string }) {
  return (
    <div className="prose-copy script-tag">
      <div className="prose-copy__head">
        <h2 className="prose-copy__title">
          Script tag for every widget{script.pinned && `, version ${script.pinned.version}`}
        </h2>
        <button type="button" className="button button--quiet" data-copy="" hidden>
          Copy the tag
        </button>
      </div>
      <pre className="prose-copy__text">
        <code data-script-tag="">{tag}</code>
      </pre>
    </div>
  );
}

/**
 * Sizes are measured at build time; tests/widgets/try.browser.test.ts verifies the statements on requests and storage.
 */
export function ScriptCost({ script }: { script: PartnersScript }) {
  return (
    <section className="script-cost" aria-labelledby="script">
      <h2 className="script-cost__title" id="script">
        What the script costs your page
      </h2>
      <table className="data-table script-cost__table">
        <tbody>
          <tr>
            <th scope="row">Transferred</th>
            <td>
              {`${kilobytes(script.bytes.brotli)} (brotli), ${kilobytes(script.bytes.raw)} unpacked`}
              <p className="small script-cost__measured">Measured when this site was built.</p>
            </td>
          </tr>
          <tr>
            <th scope="row">Requests</th>
            <td>2 on load: the script, and one to check that your page is listed</td>
          </tr>
          <tr>
            <th scope="row">Storage</th>
            <td>None before a visitor types into the chat or presses a submit button. No cookies.</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
