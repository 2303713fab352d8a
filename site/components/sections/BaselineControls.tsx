import { baselineControls } from '../../facts/baseline-controls.ts';

/** Name of each; the rest opens. `#control-5` is inside the fifth, so that a browser opens it. */
export function BaselineControls() {
  return (
    <ol className="baseline-controls">
      {baselineControls.map(({ name, what, why, how, who, test, help }, index) => (
        <li className="baseline-controls__control" key={name}>
          <details>
            <summary className="baseline-controls__summary plus-mark">
              <h3 className="baseline-controls__name">
                {index + 1}. {name}
              </h3>
            </summary>
            <div className="baseline-controls__body" id={`control-${index + 1}`}>
              <dl className="baseline-controls__facts">
                <dt>What</dt>
                <dd>{what}</dd>
                <dt>Why</dt>
                <dd>{why}</dd>
                <dt>How</dt>
                <dd>{how}</dd>
                <dt>Who</dt>
                <dd>{who}</dd>
                <dt>Test</dt>
                <dd>{test}</dd>
              </dl>
              <p>
                <a href={help.href}>{help.label}</a>
              </p>
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}
