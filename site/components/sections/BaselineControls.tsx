import { baselineControls } from '../../facts/baseline-controls.ts';

/** `#control-5` is the fifth. */
export function BaselineControls() {
  return (
    <ol className="baseline-controls">
      {baselineControls.map(({ name, what, why, how, who, test, help }, index) => (
        <li className="baseline-controls__control" id={`control-${index + 1}`} key={name}>
          <h3>
            {index + 1}. {name}
          </h3>
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
        </li>
      ))}
    </ol>
  );
}
